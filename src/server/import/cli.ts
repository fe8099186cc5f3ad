import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, languages } from '../../domain/locales.ts';
import type { Database, Db } from '../database.ts';
import { folderStorage } from '../files/storage.ts';
import { allowFetching } from '../files/wanted-images.ts';
import { withShopDatabase } from '../platform/shop-database.ts';
import { describeStartProblem } from '../platform/start-problem.ts';
import { importPath } from './import.ts';
import type { ImportOptions } from './import.ts';
import { ImportStopped } from './problems.ts';
import { showProgress } from './progress.ts';
import { printReport, ReportFile } from './report.ts';
import { formats } from './sources/open.ts';
import { writeTemplate } from './template.ts';

const usage = `npm run import -- <file or folder> [options]

Imports our own CSV, XLSX and JSON or a Shopify product CSV; docs/import.md tells how they are read.

  --dry-run            do everything but keep it, and list every problem
  --all-or-nothing     one problem and nothing is written
  --create-missing     make brands, categories, families and parameters the shop does not have
  --images             fetch pictures given as https addresses, in the background of the running shop
  --shop CODE          shop of prices and stock that name no list or warehouse: EE (default) or LV
  --language CODE      language of texts that name none: ${languages.join(', ')}
  --format FORMAT      ${formats.join(', ')}
  --brand NAME         brand of Shopify products without vendor (default Noname)
  --tags USE           what tags of a Shopify product with a type become: parameter (default), categories, none
  --report FILE        write all problems to a CSV file
  --force              write records again that are as they were
  --template FILE      write an example CSV with our columns and stop

Ends with 0 when all went in, 1 when there were problems, 2 when nothing could be read.`;

/** A wrong command: said in one line with how it is used. */
class UsageError extends Error {}

/** Whether the database was open already: what fails from then on may have written something. */
let hasBegun = false;

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof ImportStopped) console.error(error.message);
  else {
    const problem = describeStartProblem(error);
    console.error(problem ?? error);
    if (problem !== undefined && hasBegun) console.error('What was written stays. Run it again to go on.');
  }
  return 2;
});

async function main(args: string[]): Promise<number> {
  const { values, path } = readArguments(args);
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.template) {
    await writeTemplate(values.template);
    console.log(`written: ${values.template}`);
    return 0;
  }
  if (path === undefined) throw new UsageError('Name the file or folder to import.');
  return withShopDatabase<Database, number>('ilumaja-import', (db, { MEDIA_DIR }) =>
    run(resolve(path), values, { db, storage: folderStorage(MEDIA_DIR) }),
  );
}

type Values = ReturnType<typeof readArguments>['values'];
interface Shop {
  db: Db;
  storage: ReturnType<typeof folderStorage>;
}

async function run(path: string, values: Values, { db, storage }: Shop): Promise<number> {
  hasBegun = true;
  const interruption = new AbortController();
  const onSignal = () => interruption.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  const reportFile = values.report ? await ReportFile.open(values.report) : undefined;
  const progress = showProgress(process.stderr);
  const options: ImportOptions = {
    storage,
    dryRun: values['dry-run'],
    allOrNothing: values['all-or-nothing'],
    createMissing: values['create-missing'],
    force: values.force,
    shop: values.shop,
    language: values.language,
    format: values.format,
    brand: values.brand,
    shopifyTags: values.tags,
    signal: interruption.signal,
    onProblem: (problem) => reportFile?.add(problem),
  };
  try {
    const report = await importPath(db, path, options, progress.show);
    progress.end();
    if (values.images && report.isCommitted)
      console.log(`pictures to be fetched by the running shop: ${await allowFetching(db)}`);
    const unwritten = await reportFile?.close();
    printReport(report, {
      dryRun: options.dryRun,
      allOrNothing: options.allOrNothing,
      reportFile: unwritten ? undefined : values.report,
      fetches: values.images,
    });
    if (unwritten) throw new ImportStopped(`--report could not be written: ${unwritten.message}`);
    return report.problemCount > 0 || report.isInterrupted ? 1 : 0;
  } finally {
    progress.end();
    await reportFile?.close();
  }
}

function readArguments(args: string[]) {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'all-or-nothing': { type: 'boolean', default: false },
        'create-missing': { type: 'boolean', default: false },
        images: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        shop: { type: 'string' },
        language: { type: 'string' },
        format: { type: 'string' },
        brand: { type: 'string' },
        tags: { type: 'string' },
        report: { type: 'string' },
        template: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { values, positionals } = parsed;
  if (positionals.length > 1) throw new UsageError('Name one file or folder.');
  const { language } = values;
  if (language !== undefined && !isLanguage(language))
    throw new UsageError(`--language cannot be ${language}: ${languages.join(', ')} are allowed`);
  return {
    path: positionals[0],
    values: {
      ...values,
      language,
      format: oneOf('format', values.format, formats),
      tags: oneOf('tags', values.tags, ['parameter', 'categories', 'none'] as const),
    },
  };
}

function oneOf<T extends string>(
  option: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  const found = allowed.find((one) => one === value);
  if (value !== undefined && !found)
    throw new UsageError(`--${option} cannot be ${value}: ${allowed.join(', ')} are allowed`);
  return found;
}
