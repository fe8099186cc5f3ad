import { sql } from 'kysely';
import type { Multilingual } from '../../../domain/locales.ts';
import { tags } from '../../changes/service.ts';
import type { Trx } from '../../database.ts';
import { jsonRows } from '../../platform/json-rows.ts';
import { purgeTags } from '../../platform/purge.ts';
import { lockRows, savedRows, type Saved } from './saved.ts';

/** Why products cannot be bought, by code. */
export interface RestrictionInput {
  code: string;
  i18n_reason: Multilingual;
  /** Codes of customer groups that are exempt. */
  allowed_groups: readonly string[];
  /** Codes of countries where it holds; none: everywhere. */
  countries: readonly string[];
  ext_hash?: string;
}

/** Makes restrictions or brings them up to date; answers those that are new or changed. */
export async function saveRestrictions(
  trx: Trx,
  restrictions: readonly RestrictionInput[],
): Promise<Saved[]> {
  if (restrictions.length === 0) return [];
  const before = await lockRows(
    trx,
    'restriction',
    'code',
    restrictions.map(({ code }) => code),
  );
  const { rows: written } = await sql<{ id: number }>`
    insert into restriction as r (code, i18n_reason, allowed_groups, countries, ext_hash)
    select code, i18n_reason, allowed_groups, countries, ext_hash from jsonb_to_recordset(${jsonRows(restrictions)}::jsonb)
      as r(code text, i18n_reason jsonb, allowed_groups text[], countries text[], ext_hash text)
    on conflict (code) do update set i18n_reason = excluded.i18n_reason, allowed_groups = excluded.allowed_groups,
      countries = excluded.countries, ext_hash = coalesce(excluded.ext_hash, r.ext_hash)
    where (r.i18n_reason, r.allowed_groups, r.countries, r.ext_hash) is distinct from (excluded.i18n_reason,
      excluded.allowed_groups, excluded.countries, coalesce(excluded.ext_hash, r.ext_hash))
    returning id`.execute(trx);
  const ids = written.map(({ id }) => id);
  if (ids.length > 0) await purgeTags(trx, [tags.restrictions, tags.products]);
  return savedRows(trx, 'restriction', 'code', ids, before);
}
