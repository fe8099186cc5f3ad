import { chooseLeads } from '../catalogue/service.ts';
import type { Db, Trx } from '../database.ts';
import type { Storage } from '../files/storage.ts';
import { checkRecords, hashOf } from './check.ts';
import type { CheckedOf } from './check.ts';
import type { Progress } from './import.ts';
import { ImportStopped } from './problems.ts';
import type { Findings, Place } from './problems.ts';
import type { RawRecord, RecordKind, Source } from './records.ts';
import { writeBrands } from './write/brands.ts';
import { writeCategories } from './write/categories.ts';
import { writeFamilies } from './write/families.ts';
import { writePriceLists, writeRestrictions } from './write/lists.ts';
import { Outcome } from './write/outcome.ts';
import type { WriteContext, WriteSettings } from './write/outcome.ts';
import { writeParameters } from './write/parameters.ts';
import { Pictures } from './write/pictures.ts';
import { filesOf } from './write/product-pictures.ts';
import { changedProducts, writeProducts } from './write/products.ts';
import { Refs } from './write/refs.ts';
import { writeRelated } from './write/related.ts';
import { isRefusal } from './write/steps.ts';
import type { Steps } from './write/steps.ts';

/** What became of the records of a kind. */
export interface Counts {
  created: number;
  changed: number;
  unchanged: number;
}

export interface RunOptions {
  folder: string;
  storage: Storage | null;
  isDryRun: boolean;
  adapt: (record: unknown) => unknown;
  signal: AbortSignal | undefined;
  settings: WriteSettings;
  onProgress: (progress: Progress) => void;
  makePriceLists: (trx: Trx) => Promise<void>;
}

/** Records written together: large enough that statements are few, small enough that a step is done in a blink. */
const batchSize = 500;

/** One import, from the opened files to the last step. */
export class ImportRun {
  readonly counts: Partial<Record<RecordKind, Counts>> = {};
  readonly changedProducts = new Set<number>();
  implied = 0;
  isInterrupted = false;

  readonly #db: Db;
  readonly #findings: Findings;
  readonly #options: RunOptions;
  readonly #refs = new Refs();
  readonly #pictures: Pictures;
  /** Families of the files that name their leading variation, by code: set once all products are there. */
  readonly #leads = new Map<string, { sku: string; place: Place }>();
  /** Where each record was first named, by kind and code. */
  readonly #seen = new Map<string, Place>();
  #read = 0;
  #records = 0;

  constructor(db: Db, findings: Findings, options: RunOptions) {
    this.#db = db;
    this.#findings = findings;
    this.#options = options;
    this.#pictures = new Pictures(options.folder, options.storage, options.isDryRun);
  }

  async all(sources: readonly Source[], steps: Steps): Promise<void> {
    const size = sources.reduce((sum, source) => sum + source.size, 0);
    const kinds = [...new Set(sources.map(({ kind }) => kind))];
    for (const kind of kinds) {
      const ofKind = sources.filter((source) => source.kind === kind);
      if (ofKind.some(({ needsPriceLists }) => needsPriceLists)) {
        await steps.run((trx) => this.#options.makePriceLists(trx));
        this.#refs.forget();
      }
      for (const source of ofKind) await this.#sourceOrProblem(source, steps, size);
      if (this.isInterrupted) return;
    }
    await this.#setLeads(steps);
  }

  /** A file that turns out damaged in its middle ends there; what came before it is written. */
  async #sourceOrProblem(source: Source, steps: Steps, size: number): Promise<void> {
    try {
      await this.#source(source, steps, size);
    } catch (error) {
      if (!(error instanceof ImportStopped)) throw error;
      this.#findings.problem({ file: source.file, row: 1 }, '', error.message);
    }
  }

  async #source(source: Source, steps: Steps, size: number): Promise<void> {
    const { kind, file } = source;
    // A category may stand before its parent, so all of them are written together.
    const max = kind === 'categories' ? Infinity : batchSize;
    let waiting: RawRecord[] = [];
    const tell = () =>
      this.#options.onProgress({
        file,
        kind,
        done: Math.min(1, this.#read / Math.max(1, size)),
        records: this.#records,
        problems: this.#findings.problemCount,
      });
    const onRead = (units: number) => {
      this.#read += units;
    };
    for await (const raws of source.records(this.#findings, onRead)) {
      for (const raw of raws) {
        waiting.push(raw);
        if (waiting.length < max) continue;
        await this.#batch(kind, waiting, steps);
        waiting = [];
        tell();
        if (this.#options.signal?.aborted) {
          this.isInterrupted = true;
          return;
        }
      }
      tell();
    }
    if (waiting.length > 0) await this.#batch(kind, waiting, steps);
    tell();
  }

  async #batch(kind: RecordKind, raws: readonly RawRecord[], steps: Steps): Promise<void> {
    this.#records += raws.length;
    const adapted = raws.map((raw) => ({ ...raw, value: this.#options.adapt(raw.value) }));
    const checked = checkRecords(kind, adapted, this.#findings).filter((item) => this.#isFirst(kind, item));
    if (checked.length === 0) return;
    if (kind === 'families') {
      for (const { record, raw } of checked as CheckedOf<'families'>[]) {
        if (record.lead) this.#leads.set(record.code, { sku: record.lead, place: raw.place });
      }
    }
    await this.#pictures.read(checked.flatMap((item) => filesNamed(item.record)));
    for (const item of checked) {
      const files = filesNamed(item.record);
      if (files.length > 0)
        item.hash = hashOf(item.record, item.raw.fields, this.#pictures.fingerprints(files));
    }
    const changed =
      kind === 'products' ? await this.#changedProducts(checked as CheckedOf<'products'>[], steps) : checked;
    await this.#pictures.store(
      this.#db,
      changed.flatMap((item) => filesNamed(item.record)),
    );
    await this.#write(kind, changed, steps);
  }

  /** In a single transaction its own rows count too, so the question goes through the step. */
  async #changedProducts(items: CheckedOf<'products'>[], steps: Steps): Promise<CheckedOf<'products'>[]> {
    const changed = await steps.run((trx) => changedProducts(trx, items, this.#options.settings.force));
    this.#count('products').unchanged += items.length - changed.length;
    return changed;
  }

  /** Writes the batch; where the database refuses it, in halves until the record that is refused stands alone. */
  async #write(kind: RecordKind, items: readonly CheckedOf<RecordKind>[], steps: Steps): Promise<void> {
    if (items.length === 0) return;
    try {
      const outcome = await steps.run((trx) => this.#step(trx, kind, items));
      this.#take(kind, outcome);
    } catch (error) {
      this.#refs.forget();
      this.#pictures.forgetRows();
      if (!isRefusal(error)) throw error;
      if (items.length === 1) {
        this.#findings.problem(items[0]!.raw.place, '', `is refused by the database: ${error.message}`);
        return;
      }
      const middle = Math.ceil(items.length / 2);
      await this.#write(kind, items.slice(0, middle), steps);
      await this.#write(kind, items.slice(middle), steps);
    }
  }

  async #step(trx: Trx, kind: RecordKind, items: readonly CheckedOf<RecordKind>[]): Promise<Outcome> {
    const outcome = new Outcome();
    await this.#refs.ready(trx);
    const context: WriteContext = {
      trx,
      refs: this.#refs,
      pictures: this.#pictures,
      outcome,
      settings: this.#options.settings,
    };
    await writers[kind](items as never, context);
    return outcome;
  }

  #take(kind: RecordKind, outcome: Outcome): void {
    const counts = this.#count(kind);
    counts.created += outcome.created;
    counts.changed += outcome.changed;
    counts.unchanged += outcome.unchanged;
    this.implied += outcome.implied;
    for (const id of outcome.products) this.changedProducts.add(id);
    this.#findings.absorb(outcome.findings);
  }

  async #setLeads(steps: Steps): Promise<void> {
    const leads = [...this.#leads];
    for (let start = 0; start < leads.length; start += batchSize) {
      const part = new Map(leads.slice(start, start + batchSize).map(([code, { sku }]) => [code, sku]));
      const { products, unknown } = await steps.run((trx) => chooseLeads(trx, part));
      for (const id of products) this.changedProducts.add(id);
      for (const code of unknown) {
        this.#findings.notice(
          this.#leads.get(code)!.place,
          'the leading variation of a family is none of its variations',
        );
      }
    }
  }

  #count(kind: RecordKind): Counts {
    return (this.counts[kind] ??= { created: 0, changed: 0, unchanged: 0 });
  }

  /** The second record of the same code is told: which of the two counts would be chance. */
  #isFirst(kind: RecordKind, { raw, record }: CheckedOf<RecordKind>): boolean {
    const code =
      'sku' in record
        ? record.sku
        : 'slug' in record && kind === 'brands'
          ? String(record.slug)
          : (record as { code: string }).code;
    const key = `${kind} ${code}${'kind' in record && kind === 'related' ? ` ${record.kind}` : ''}`;
    const earlier = this.#seen.get(key);
    if (earlier === undefined) {
      this.#seen.set(key, raw.place);
      return true;
    }
    const field = kind === 'brands' ? 'slug' : 'sku' in record ? 'sku' : 'code';
    const where =
      earlier.file === raw.place.file ? `row ${earlier.row}` : `${earlier.file}, row ${earlier.row}`;
    this.#findings.problem(raw.place, raw.columnOf([field]), `${code} stands in ${where} already`);
    return false;
  }
}

type Writer<K extends RecordKind> = (items: readonly CheckedOf<K>[], context: WriteContext) => Promise<void>;

const writers: { [K in RecordKind]: Writer<K> } = {
  brands: writeBrands,
  categories: writeCategories,
  parameters: writeParameters,
  restrictions: writeRestrictions,
  'price-lists': writePriceLists,
  families: writeFamilies,
  products: writeProducts,
  related: writeRelated,
};

/** Files of the import folder that a record of any kind shows. */
function filesNamed(record: CheckedOf<RecordKind>['record']): string[] {
  if ('sku' in record && !('related' in record)) return filesOf(record);
  if ('logo' in record && record.logo) return [record.logo];
  if ('image' in record && record.image) return [record.image];
  return [];
}
