import { parseArgs } from 'node:util';
import type { Database } from '../src/server/database.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';
import { rebuildSearch } from '../src/server/search/service.ts';
import { fillCatalogue } from './catalogue/load.ts';

const usage = `npm run bench:catalogue -- --products N [--data-dir FOLDER]
Fills an empty catalogue with N generated products. The database is the one DATABASE_URL names, or an
embedded one in FOLDER (left out: .data-bench).`;

const { values } = parseArgs({
  options: { products: { type: 'string', default: '20000' }, 'data-dir': { type: 'string' } },
});
const count = Number(values.products);
if (!Number.isInteger(count) || count < 1 || count > 2_000_000) {
  console.error(`--products ${values.products}: a whole number from 1 to 2000000\n${usage}`);
  process.exit(2);
}

const url = values['data-dir'] === undefined ? process.env['DATABASE_URL'] : undefined;
const server = url ? null : await startPostgres({ dataDir: values['data-dir'] ?? '.data-bench' });
const { db, pool } = openDatabase<Database>(url ?? server!.connectionString, {
  max: 3,
  statementTimeoutMs: 0,
  name: 'ilumaja-bench',
});
const started = performance.now();
try {
  await migrate(db);
  await fillCatalogue(pool, count, (line) => console.log(line));
  console.log(`${count} products in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const { docs, ms } = await rebuildSearch(db, () => new Date());
  console.log(`${docs} search documents in ${(ms / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await db.destroy();
  await server?.stop();
}
