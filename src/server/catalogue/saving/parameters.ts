import { sql } from 'kysely';
import type { parameterTypes } from '../../../domain/catalogue/import-format.ts';
import type { Multilingual } from '../../../domain/locales.ts';
import { announceChanged, tags } from '../../changes/service.ts';
import type { Trx } from '../../database.ts';
import { jsonRows } from '../../platform/json-rows.ts';
import { purgeTags } from '../../platform/purge.ts';
import { lockRows, savedRows, type Saved } from './saved.ts';

/** A parameter by its code, with those of its values that are to be written; others stay, as products may have them. */
export interface ParameterInput {
  code: string;
  /** Cannot change: of a known parameter it is what it was. */
  type: (typeof parameterTypes)[number];
  i18n_name: Multilingual;
  unit?: string | null;
  is_filterable?: boolean;
  position?: number;
  ext_hash?: string;
  values?: readonly ValueInput[];
}

interface ValueInput {
  code: string;
  i18n_name: Multilingual;
  color: string | null;
  position: number;
}

/** Makes parameters or brings them up to date; answers those that are new or changed, in themselves or their values. */
export async function saveParameters(trx: Trx, parameters: readonly ParameterInput[]): Promise<Saved[]> {
  if (parameters.length === 0) return [];
  const before = await lockRows(
    trx,
    'parameter',
    'code',
    parameters.map(({ code }) => code),
  );
  const { rows: written } = await sql<{ id: number }>`
    insert into parameter as p (code, type, i18n_name, unit, is_filterable, position, ext_hash)
    select code, type, i18n_name, unit, coalesce(is_filterable, true), coalesce(position, 0), ext_hash
    from jsonb_to_recordset(${jsonRows(parameters)}::jsonb)
      as r(code text, type text, i18n_name jsonb, unit text, is_filterable bool, position int, ext_hash text)
    on conflict (code) do update set i18n_name = excluded.i18n_name, unit = excluded.unit,
      is_filterable = excluded.is_filterable, position = excluded.position,
      ext_hash = coalesce(excluded.ext_hash, p.ext_hash)
    where (p.i18n_name, p.unit, p.is_filterable, p.position, p.ext_hash) is distinct from
      (excluded.i18n_name, excluded.unit, excluded.is_filterable, excluded.position,
        coalesce(excluded.ext_hash, p.ext_hash))
    returning id`.execute(trx);
  const values = parameters.flatMap(({ code, values = [] }) =>
    values.map((value) => ({ parameter: code, ...value })),
  );
  const { rows: withValues } = await sql<{ id: number }>`
    insert into parameter_value as v (parameter_id, code, i18n_name, color, position)
    select p.id, r.code, r.i18n_name, r.color, r.position
    from jsonb_to_recordset(${jsonRows(values)}::jsonb)
      as r(parameter text, code text, i18n_name jsonb, color text, position int)
    join parameter p on p.code = r.parameter
    on conflict (parameter_id, code) do update set i18n_name = excluded.i18n_name, color = excluded.color,
      position = excluded.position
    where (v.i18n_name, v.color, v.position) is distinct from (excluded.i18n_name, excluded.color, excluded.position)
    returning parameter_id as id`.execute(trx);
  const ids = [...new Set([...written, ...withValues].map(({ id }) => id))];
  await announceParameters(trx, ids);
  return savedRows(trx, 'parameter', 'code', ids, before);
}

/** A value that products have and no list of values names: a number, yes or no, or a text that may be brought along. */
export interface NewValue {
  /** Code of the parameter. */
  parameter: string;
  code: string;
  i18n_name: Multilingual;
  number?: number | null;
}

/** Makes values that are not there yet; those that are stay as they are. Answers the ids of all. */
export async function addParameterValues(
  trx: Trx,
  values: readonly NewValue[],
): Promise<{ parameter: string; code: string; id: number }[]> {
  if (values.length === 0) return [];
  const { rows } = await sql<{ parameter: string; id: number; code: string; parameter_id: number }>`
    with made as (
      insert into parameter_value (parameter_id, code, i18n_name, number)
      select p.id, r.code, r.i18n_name, r.number
      from jsonb_to_recordset(${jsonRows(values)}::jsonb) as r(parameter text, code text, i18n_name jsonb, number numeric)
      join parameter p on p.code = r.parameter
      on conflict (parameter_id, code) do update set code = excluded.code
      returning id, parameter_id, code)
    select p.code as parameter, p.id as parameter_id, made.id, made.code from made join parameter p on p.id = made.parameter_id`.execute(
    trx,
  );
  // No product has them yet: names are read again, documents need not be.
  await purgeTags(trx, [tags.parameters]);
  return rows.map(({ parameter, code, id }) => ({ parameter, code, id }));
}

async function announceParameters(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await purgeTags(trx, [tags.parameters, tags.products]);
  await announceChanged(trx, { parameter_ids: ids });
}
