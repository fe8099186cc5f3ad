import { sql } from 'kysely';
import type { ImportPriceList, ImportRestriction } from '../../../domain/catalogue/import-format.ts';
import type { Checked } from '../check.ts';
import { jsonRows, multilingual } from './json-rows.ts';
import type { WriteContext } from './outcome.ts';

/** Restrictions by their code. */
export async function writeRestrictions(
  items: readonly Checked<ImportRestriction>[],
  context: WriteContext,
): Promise<void> {
  const { trx, refs, outcome } = context;
  const known = items.filter(({ record, raw }) => {
    const group = record.allowed_groups.find((code) => !refs.groups.has(code));
    if (group)
      outcome.findings.problem(
        raw.place,
        raw.columnOf(['allowed_groups']),
        `customer group ${group} is not known`,
      );
    const country = record.countries.find((code) => !refs.countries.has(code));
    if (country)
      outcome.findings.problem(raw.place, raw.columnOf(['countries']), `country ${country} is not known`);
    return !group && !country;
  });
  const rows = changedOnly(known, refs.restrictions, context).map(({ record, hash }) => ({
    code: record.code,
    i18n_reason: multilingual(record.reason),
    allowed_groups: record.allowed_groups,
    countries: record.countries,
    ext_hash: hash,
  }));
  if (rows.length === 0) return;
  const { rows: written } = await sql<Written>`
    insert into restriction (code, i18n_reason, allowed_groups, countries, ext_hash)
    select code, i18n_reason, allowed_groups, countries, ext_hash from jsonb_to_recordset(${jsonRows(rows)}::jsonb)
      as r(code text, i18n_reason jsonb, allowed_groups text[], countries text[], ext_hash text)
    on conflict (code) do update set i18n_reason = excluded.i18n_reason, allowed_groups = excluded.allowed_groups,
      countries = excluded.countries, ext_hash = excluded.ext_hash
    returning id, code, ext_hash`.execute(trx);
  remember(written, refs.restrictions, context);
}

/** Price lists by their code; answers the ids of those that were written. */
export async function writePriceLists(
  items: readonly Checked<ImportPriceList>[],
  context: WriteContext,
): Promise<number[]> {
  const { trx, refs, outcome } = context;
  const known = items.filter(({ record, raw }) => {
    const place = (field: string) => [raw.place, raw.columnOf([field])] as const;
    if (!refs.countries.has(record.country)) {
      outcome.findings.problem(...place('country'), `country ${record.country} is not known`);
    } else if (record.group && !refs.groups.has(record.group)) {
      outcome.findings.problem(...place('group'), `customer group ${record.group} is not known`);
    } else if (record.from && record.to && Date.parse(record.from) >= Date.parse(record.to)) {
      outcome.findings.problem(...place('to'), 'ends before it begins');
    } else return true;
    return false;
  });
  const rows = changedOnly(known, refs.priceLists, context).map(({ record, hash }) => ({
    code: record.code,
    name: record.name,
    country_id: refs.countries.get(record.country),
    customer_group_id: record.group ? refs.groups.get(record.group) : null,
    is_net: record.net,
    valid_from: record.from ?? null,
    valid_to: record.to ?? null,
    ext_hash: hash,
  }));
  if (rows.length === 0) return [];
  const { rows: written } = await sql<Written>`
    insert into price_list (code, name, country_id, customer_group_id, is_net, valid, ext_hash)
    select code, name, country_id, customer_group_id, is_net, tstzrange(valid_from, valid_to), ext_hash
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r(code text, name text, country_id int, customer_group_id int,
      is_net bool, valid_from timestamptz, valid_to timestamptz, ext_hash text)
    on conflict (code) do update set name = excluded.name, country_id = excluded.country_id,
      customer_group_id = excluded.customer_group_id, is_net = excluded.is_net, valid = excluded.valid,
      ext_hash = excluded.ext_hash
    returning id, code, ext_hash`.execute(trx);
  remember(written, refs.priceLists, context);
  return written.map(({ id }) => id);
}

interface Written {
  id: number;
  code: string;
  ext_hash: string;
}

type Known = Map<string, { id: number; hash: string | null }>;

function changedOnly<T extends { code: string }>(
  items: readonly Checked<T>[],
  known: Known,
  { outcome, settings }: WriteContext,
): Checked<T>[] {
  const changed = items.filter(({ record, hash }) => settings.force || known.get(record.code)?.hash !== hash);
  outcome.unchanged += items.length - changed.length;
  return changed;
}

function remember(written: readonly Written[], known: Known, { outcome }: WriteContext): void {
  for (const { id, code, ext_hash } of written) {
    if (known.has(code)) outcome.changed += 1;
    else outcome.created += 1;
    known.set(code, { id, hash: ext_hash });
  }
}
