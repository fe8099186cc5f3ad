import { parseArgs } from 'node:util';
import type { Database } from '../database.ts';
import { withShopDatabase } from '../platform/shop-database.ts';
import { describeStartProblem } from '../platform/start-problem.ts';
import { audit } from './service.ts';

const usage = `npm run audit

Proves that money and stock add up: prints each thing that has to hold and how often it does not. Ends with 1 when
anything is broken, with 2 when it could not look. The shop may be running or stopped.`;

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeStartProblem(error) ?? error);
  return 2;
});

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { help: { type: 'boolean', default: false } } });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const findings = await withShopDatabase<Database, Awaited<ReturnType<typeof audit>>>(
    'ilumaja-audit',
    audit,
  );
  for (const { name, count, examples } of findings) {
    console.log(`${String(count).padStart(6)}  ${name}`);
    for (const example of examples) console.log(`          ${example}`);
  }
  const broken = findings.filter(({ count }) => count > 0).length;
  console.log(
    broken === 0 ? `\nAll ${findings.length} hold.` : `\n${broken} of ${findings.length} are broken.`,
  );
  return broken === 0 ? 0 : 1;
}
