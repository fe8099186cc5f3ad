import { sql } from 'kysely';
import { announceChanged, tags } from '../changes/service.ts';
import type { Db, Trx } from '../database.ts';
import { jsonRows } from '../platform/json-rows.ts';
import { purgeTags } from '../platform/purge.ts';

/** A price list by its code. */
export interface PriceListInput {
  code: string;
  name: string;
  country_id: number;
  /** `null`: everyone. */
  customer_group_id: number | null;
  is_net: boolean;
  /** ISO 8601; `null`: open. */
  valid_from: string | null;
  valid_to: string | null;
  /** Of what the list was made from; left out, the present one stays. */
  ext_hash?: string | null;
}

export interface SavedPriceList {
  id: number;
  code: string;
  isNew: boolean;
}

/** Makes price lists or brings them up to date; answers those that are new or changed. */
export async function savePriceLists(trx: Trx, lists: readonly PriceListInput[]): Promise<SavedPriceList[]> {
  if (lists.length === 0) return [];
  const { rows: before } = await sql<{ id: number; country_id: number }>`
    select id, country_id from price_list where code = any(${lists.map(({ code }) => code)})
    order by id for update`.execute(trx);
  const { rows: saved } = await sql<{ id: number; code: string; country_id: number }>`
    insert into price_list as l (code, name, country_id, customer_group_id, is_net, valid, ext_hash)
    select code, name, country_id, customer_group_id, is_net, tstzrange(valid_from, valid_to), ext_hash
    from jsonb_to_recordset(${jsonRows(lists)}::jsonb) as r(code text, name text, country_id int, customer_group_id int,
      is_net bool, valid_from timestamptz, valid_to timestamptz, ext_hash text)
    on conflict (code) do update set name = excluded.name, country_id = excluded.country_id,
      customer_group_id = excluded.customer_group_id, is_net = excluded.is_net, valid = excluded.valid,
      ext_hash = coalesce(excluded.ext_hash, l.ext_hash)
    where (l.name, l.country_id, l.customer_group_id, l.is_net, l.valid, l.ext_hash) is distinct from
      (excluded.name, excluded.country_id, excluded.customer_group_id, excluded.is_net, excluded.valid,
        coalesce(excluded.ext_hash, l.ext_hash))
    returning id, code, country_id`.execute(trx);
  if (saved.length === 0) return [];
  // A list may have been another country's before.
  const ids = new Set(saved.map(({ id }) => id));
  const countries = new Set(
    [...before.filter(({ id }) => ids.has(id)), ...saved].map((row) => row.country_id),
  );
  await purgeTags(trx, [...[...countries].map(tags.prices), tags.products]);
  await announceChanged(trx, { price_list_ids: [...ids] });
  const known = new Set(before.map(({ id }) => id));
  return saved.map(({ id, code }) => ({ id, code, isNew: !known.has(id) }));
}

/** Makes a retail list, with its country's code, for each of the countries that has no price list yet. */
export async function makeRetailLists(
  trx: Trx,
  countries: readonly { id: number; code: string }[],
): Promise<void> {
  await sql`
    insert into price_list (code, name, country_id)
    select code, code, id from unnest(${countries.map(({ id }) => id)}::int[], ${countries.map(({ code }) => code)}::text[])
      as c(id, code)
    where not exists (select from price_list l where l.country_id = c.id)
    order by id
    on conflict (code) do nothing`.execute(trx);
}

/** The list of everybody's prices in a country that holds at any time; of several the one with the code given. */
export async function findRetailList(trx: Db | Trx, countryId: number, code: string): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select code from price_list
    where country_id = ${countryId} and customer_group_id is null and lower_inf(valid) and upper_inf(valid)
    order by code = ${code} desc, id limit 1`.execute(trx);
  return rows[0]?.code ?? null;
}

/** All price lists by their codes, with the hash of what each was made from. */
export async function priceListsByCode(trx: Trx): Promise<Map<string, { id: number; hash: string | null }>> {
  const { rows } = await sql<{ code: string; id: number; ext_hash: string | null }>`
    select code, id, ext_hash from price_list`.execute(trx);
  return new Map(rows.map(({ code, id, ext_hash }) => [code, { id, hash: ext_hash }]));
}
