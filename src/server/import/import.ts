import type { Language } from '../../domain/locales.ts';
import type { Db } from '../database.ts';
import { countWantedImages } from '../files/service.ts';
import type { Storage } from '../files/storage.ts';
import { rebuildSearch } from '../search/service.ts';
import { Findings } from './problems.ts';
import type { Notice, Problem } from './problems.ts';
import type { RecordKind } from './records.ts';
import { openSources } from './sources/open.ts';
import type { ImportFormat, SourceSettings } from './sources/open.ts';
import { findShop, makePriceLists } from './shop.ts';
import { ImportRun } from './run.ts';
import type { Counts } from './run.ts';
import { committedSteps, inOneTransaction } from './write/steps.ts';
import type { Steps } from './write/steps.ts';

export interface ImportOptions {
  /** Storage of pictures and documents; without it they are skipped. */
  storage?: Storage;
  clock?: () => Date;
  /** Does all but keep it: every problem is found. */
  dryRun?: boolean;
  /** Rolls everything back when there is a problem. */
  allOrNothing?: boolean;
  /** Left out or `auto`: told from the header. */
  format?: ImportFormat;
  /** Shop whose retail price list and first warehouse prices and stock without a name are of. Left out: EE. */
  shop?: string;
  /** Language of texts that name none. Left out: the shop's; of a Shopify file what its words say. */
  language?: Language;
  /** Makes brands, categories, families and parameters that products name and the shop does not have. */
  createMissing?: boolean;
  /** Writes records again that are as they were. */
  force?: boolean;
  /** Brand of Shopify products without vendor. */
  brand?: string;
  /** What tags of a Shopify product with a category or type become. */
  shopifyTags?: SourceSettings['tags'];
  /** Changes a record as it was read, before it is checked. */
  adapt?: (record: unknown) => unknown;
  onProblem?: (problem: Problem) => void;
  /** Once aborted the import ends after the step it is at; what was committed stays. */
  signal?: AbortSignal;
}

export interface Progress {
  file: string;
  kind: RecordKind;
  /** 0 to 1 over all files. */
  done: number;
  records: number;
  problems: number;
}

export interface ImportReport {
  counts: Partial<Record<RecordKind, Counts>>;
  /** Brands, categories, parameters and families made because a product named them. */
  implied: number;
  changedProducts: number;
  /** Problems and warnings, the first 10,000. */
  problems: Problem[];
  /** Of all problems that kept a record out. */
  problemCount: number;
  warningCount: number;
  notices: Notice[];
  /** Pictures at an address that are still to be fetched. */
  wantedImages: number;
  isCommitted: boolean;
  isInterrupted: boolean;
  ms: number;
}

/** From this many changed products on building all search documents anew is quicker than one by one. */
const rebuildFrom = 1000;

/**
 * Imports a file or a folder (docs/import.md). The same again changes nothing; a broken record stops only itself unless
 * `allOrNothing`. Throws ImportStopped when nothing of it can be read.
 */
export async function importPath(
  db: Db,
  path: string,
  options: ImportOptions = {},
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<ImportReport> {
  const startedAt = performance.now();
  const findings = new Findings(options.onProblem);
  const shop = await findShop(db, options.shop ?? 'EE');
  const settings: SourceSettings = {
    format: options.format ?? 'auto',
    language: options.language ?? shop.language,
    ...(options.language && { givenLanguage: options.language }),
    priceList: shop.priceList,
    warehouse: shop.warehouse,
    brand: options.brand ?? 'Noname',
    tags: options.shopifyTags ?? 'parameter',
  };
  const opened = await openSources(path, settings, findings);
  const run = new ImportRun(db, findings, {
    folder: opened.folder,
    storage: options.storage ?? null,
    isDryRun: options.dryRun ?? false,
    adapt: options.adapt ?? ((record) => record),
    signal: options.signal,
    onProgress,
    settings: {
      language: settings.language,
      createMissing: options.createMissing ?? false,
      force: options.force ?? false,
    },
    makePriceLists: (trx) => makePriceLists(trx, shop),
  });
  const work = (steps: Steps) => run.all(opened.sources, steps);
  let isCommitted = true;
  try {
    if (options.dryRun || options.allOrNothing) {
      const shouldCommit = () => !options.dryRun && !run.isInterrupted && findings.problemCount === 0;
      await inOneTransaction(db, shouldCommit, work);
      isCommitted = shouldCommit();
    } else await work(committedSteps(db));
  } finally {
    opened.close();
  }
  if (isCommitted && run.changedProducts.size >= rebuildFrom)
    await rebuildSearch(db, options.clock ?? (() => new Date()));
  return {
    counts: run.counts,
    implied: run.implied,
    changedProducts: run.changedProducts.size,
    problems: inOrder(findings.problems),
    problemCount: findings.problemCount,
    warningCount: findings.warningCount,
    notices: findings.notices,
    wantedImages: await countWantedImages(db),
    isCommitted,
    isInterrupted: run.isInterrupted,
    ms: performance.now() - startedAt,
  };
}

/** By file and row: they are found in the order of the checks. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const files = [...new Set(problems.map(({ file }) => file))];
  return problems.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.row - b.row);
}
