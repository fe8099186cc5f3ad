import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  importBrand,
  importCategory,
  importFamily,
  importParameter,
  importPriceList,
  importProduct,
  importRelated,
  importRestriction,
} from '../../domain/catalogue/import-format.ts';
import { isEan } from '../../domain/ean.ts';
import type { Findings } from './problems.ts';
import type { RawRecord, RecordKind } from './records.ts';
import { quoted } from './values.ts';

/** A record that keeps to the format. */
export interface Checked<T> {
  raw: RawRecord;
  record: T;
  /** Of the record and the fields it speaks of: what is stored with it, so that the same again changes nothing. */
  hash: string;
}

/** Part of every hash: raise it when the same record is to be written differently. */
const hashVersion = 1;

/** A product as a table may give it: what a new product needs besides is asked for when it is written. */
const productPart = importProduct.partial().required({ sku: true });
export type ProductPart = z.infer<typeof productPart>;

const schemas = {
  brands: importBrand,
  categories: importCategory,
  parameters: importParameter,
  restrictions: importRestriction,
  'price-lists': importPriceList,
  families: importFamily,
  products: importProduct,
  related: importRelated,
} satisfies Record<RecordKind, z.ZodType>;

export type CheckedOf<K extends RecordKind> = Checked<
  K extends 'products' ? ProductPart : z.infer<(typeof schemas)[K]>
>;

/** The records that keep to the format; each value that does not is told with its column, and those that look mistaken. */
export function checkRecords<K extends RecordKind>(
  kind: K,
  raws: readonly RawRecord[],
  findings: Findings,
): CheckedOf<K>[] {
  const checked: CheckedOf<K>[] = [];
  for (const raw of raws) {
    const schema: z.ZodType = kind === 'products' && raw.fields ? productPart : schemas[kind];
    const { data, error } = schema.safeParse(raw.value);
    if (error) {
      tellIssues(error.issues, raw, findings);
      continue;
    }
    if (kind === 'products') tellDoubts(data as ProductPart, raw, findings);
    checked.push({ raw, record: data, hash: hashOf(data, raw.fields) } as CheckedOf<K>);
  }
  return checked;
}

/** The same for equal values in whatever order their fields stand. `more` is what else decides what is written. */
export function hashOf(value: unknown, fields: ReadonlySet<string> | null, more = ''): string {
  const named = fields ? [...fields].sort().join() : '*';
  const text = `${hashVersion}\n${named}\n${more}\n${canonical(value)}`;
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const inner = (value as Record<string, unknown>)[key];
    if (inner !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(inner)}`);
  }
  return `{${parts.join()}}`;
}

/** Old catalogues are full of mistyped codes: the product goes in with its own, and whoever scans it will find it. */
function tellDoubts({ ean }: ProductPart, raw: RawRecord, findings: Findings): void {
  if (ean !== undefined && !isEan(ean))
    findings.warning(raw.place, raw.columnOf(['ean']), `${quoted(ean)} has a wrong check digit`);
}

/** Issues a single record tells at most: beyond that it is no record of this kind at all. */
const maxIssues = 10;

function tellIssues(issues: readonly z.core.$ZodIssue[], raw: RawRecord, findings: Findings): void {
  for (const issue of issues.slice(0, maxIssues)) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys.join(', ')] : issue.path;
    findings.problem(raw.place, raw.columnOf(path), reasonOf(issue, raw.value));
  }
}

/** The reason in the words of a merchant instead of a schema. */
function reasonOf(issue: z.core.$ZodIssue, record: unknown): string {
  const value = at(record, issue.path);
  const shown = typeof value === 'string' ? `${quoted(value)} ` : '';
  if (issue.code === 'unrecognized_keys') return 'is not known';
  if (issue.code === 'invalid_type' && value === undefined) return 'is missing';
  if (issue.code === 'invalid_type') return `${shown}should be ${named(issue.expected)}`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `is longer than ${issue.maximum} characters`;
  if (issue.code === 'too_big')
    return `has more than ${issue.maximum}`.replace(
      'has more',
      typeof value === 'number' ? `${value} is more` : 'has more',
    );
  if (issue.code === 'too_small' && (value === '' || value === undefined)) return 'is empty';
  if (issue.code === 'too_small' && issue.origin === 'array') return 'is empty';
  if (issue.code === 'too_small') return `${shown || `${String(value)} `}is less than ${issue.minimum}`;
  if (issue.code === 'invalid_value') return `${shown}is none of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_format' && issue.format === 'regex')
    return `${shown}is not allowed: ${issue.message}`;
  if (issue.code === 'invalid_format') return `${shown}is no ${issue.format}`;
  return `${shown}${issue.message}`.trim();
}

const words: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const named = (expected: string) => words[expected] ?? expected;

function at(record: unknown, path: readonly PropertyKey[]): unknown {
  let value: unknown = record;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return value;
}
