import { sql } from 'kysely';
import type { ImportParameter } from '../../../domain/catalogue/import-format.ts';
import type { Checked } from '../check.ts';
import type { Implied } from '../records.ts';
import { jsonRows, multilingual } from './json-rows.ts';
import { yesNo } from './outcome.ts';
import type { WriteContext } from './outcome.ts';

/** Parameters by their code, with their values; answers the ids of those that were written. Values that the file no longer names stay: products may have them. */
export async function writeParameters(
  items: readonly Checked<ImportParameter>[],
  context: WriteContext,
): Promise<number[]> {
  const { trx, refs, outcome, settings } = context;
  const changed = items.filter(({ record, raw, hash }) => {
    const known = refs.parameters.get(record.code);
    if (known && known.type !== record.type) {
      outcome.findings.problem(
        raw.place,
        raw.columnOf(['type']),
        `${record.code} is ${known.type} already: a type cannot change`,
      );
      return false;
    }
    const isChanged = settings.force || known?.hash !== hash;
    if (!isChanged) outcome.unchanged += 1;
    return isChanged;
  });
  if (changed.length === 0) return [];
  const rows = changed.map(({ record, hash }, index) => ({
    code: record.code,
    type: record.type,
    i18n_name: multilingual(record.name),
    unit: record.unit ?? null,
    is_filterable: record.filterable,
    position: record.position ?? index,
    ext_hash: hash,
  }));
  await sql`
    insert into parameter (code, type, i18n_name, unit, is_filterable, position, ext_hash)
    select code, type, i18n_name, unit, is_filterable, position, ext_hash
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb)
      as r(code text, type text, i18n_name jsonb, unit text, is_filterable bool, position int, ext_hash text)
    on conflict (code) do update set i18n_name = excluded.i18n_name, unit = excluded.unit,
      is_filterable = excluded.is_filterable, position = excluded.position, ext_hash = excluded.ext_hash`.execute(
    trx,
  );
  const values = changed.flatMap(({ record }) =>
    (record.values ?? []).map(({ code, name, color }, position) => ({
      parameter: record.code,
      code,
      i18n_name: multilingual(name),
      color: color?.toLowerCase() ?? null,
      position,
    })),
  );
  await upsertValues(values, context);
  for (const { record } of changed) {
    if (refs.parameters.has(record.code)) outcome.changed += 1;
    else outcome.created += 1;
  }
  await refs.readParameters(trx);
  return changed.map(({ record }) => refs.parameters.get(record.code)!.id);
}

interface ValueRow {
  parameter: string;
  code: string;
  i18n_name: object;
  color?: string | null;
  number?: number | null;
  position?: number;
}

async function upsertValues(values: readonly ValueRow[], { trx }: WriteContext): Promise<void> {
  if (values.length === 0) return;
  await sql`
    insert into parameter_value (parameter_id, code, i18n_name, color, position)
    select p.id, r.code, r.i18n_name, r.color, r.position
    from jsonb_to_recordset(${jsonRows(values)}::jsonb)
      as r(parameter text, code text, i18n_name jsonb, color text, position int)
    join parameter p on p.code = r.parameter
    on conflict (parameter_id, code) do update set i18n_name = excluded.i18n_name, color = excluded.color,
      position = excluded.position`.execute(trx);
}

/** Makes parameters that products named and the shop does not have, as texts to filter by. */
export async function makeParameters(
  wanted: NonNullable<Implied['parameters']>,
  context: WriteContext,
): Promise<void> {
  const { trx, refs, outcome } = context;
  const missing = new Map(
    wanted.filter(({ code }) => !refs.parameters.has(code)).map((one) => [one.code, one]),
  );
  if (missing.size === 0) return;
  const rows = [...missing.values()].map(({ code, name }) => ({ code, i18n_name: multilingual(name) }));
  await sql`
    insert into parameter (code, type, i18n_name)
    select code, 'STRING', i18n_name from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r(code text, i18n_name jsonb)
    on conflict (code) do nothing`.execute(trx);
  outcome.implied += rows.length;
  await refs.readParameters(trx);
}

/** Makes values that are not there yet: of numbers as they occur, of texts those that may be brought along. */
export async function makeValues(wanted: readonly ValueRow[], { trx, refs }: WriteContext): Promise<void> {
  const missing = new Map(
    wanted
      .filter(({ parameter, code }) => !refs.parameters.get(parameter)!.values.has(code))
      .map((value) => [`${value.parameter}\n${value.code}`, value]),
  );
  if (missing.size === 0) return;
  const { rows } = await sql<{ parameter: string; id: number; code: string }>`
    with made as (
      insert into parameter_value (parameter_id, code, i18n_name, number)
      select p.id, r.code, r.i18n_name, r.number
      from jsonb_to_recordset(${jsonRows([...missing.values()])}::jsonb)
        as r(parameter text, code text, i18n_name jsonb, number numeric)
      join parameter p on p.code = r.parameter
      on conflict (parameter_id, code) do update set code = excluded.code
      returning id, parameter_id, code)
    select p.code as parameter, made.id, made.code from made join parameter p on p.id = made.parameter_id`.execute(
    trx,
  );
  for (const { parameter, id, code } of rows) refs.parameters.get(parameter)!.values.set(code, id);
}

/** The value that stands for a number or for yes and no; all languages write numbers the same here. */
export function numberValue(parameter: string, number: number): ValueRow {
  const code = String(number);
  return { parameter, code, i18n_name: multilingual({ et: code }), number };
}

/** The value row of a yes-or-no parameter. */
export function booleanValue(parameter: string, yes: boolean): ValueRow {
  const code = yes ? 'true' : 'false';
  return { parameter, code, i18n_name: multilingual(yesNo[code]), number: yes ? 1 : 0 };
}
