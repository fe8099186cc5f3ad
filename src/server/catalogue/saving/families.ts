import { sql } from 'kysely';
import type { Multilingual } from '../../../domain/locales.ts';
import type { Trx } from '../../database.ts';
import { jsonRows } from '../../platform/json-rows.ts';
import { announceProducts } from './announce.ts';
import { lockRows, savedRows, type Saved } from './saved.ts';

/** A family by its code. */
export interface FamilyInput {
  code: string;
  kind: 'shade' | 'size' | 'option';
  i18n_name: Multilingual;
  ext_hash?: string;
  /** The name is of some languages, and the kind a guess: of a known family the others and its kind stay. */
  mergesTexts?: boolean;
}

/** Makes families or brings them up to date; answers those that are new or changed. Who leads is set with the products. */
export async function saveFamilies(trx: Trx, families: readonly FamilyInput[]): Promise<Saved[]> {
  if (families.length === 0) return [];
  const before = await lockRows(
    trx,
    'product_family',
    'code',
    families.map(({ code }) => code),
  );
  const rows = families.map((family, place) => ({ ...family, place }));
  const { rows: written } = await sql<{ id: number }>`
    with given as (
      select r.code, r.place, coalesce(r.ext_hash, f.ext_hash) as ext_hash,
        case when r."mergesTexts" then coalesce(f.kind, r.kind) else r.kind end as kind,
        case when r."mergesTexts" then coalesce(f.i18n_name, '{}') || r.i18n_name else r.i18n_name end as i18n_name
      from jsonb_to_recordset(${jsonRows(rows)}::jsonb)
        as r(code text, kind text, i18n_name jsonb, ext_hash text, "mergesTexts" bool, place int)
      left join product_family f on f.code = r.code)
    insert into product_family as f (code, kind, i18n_name, ext_hash)
    select code, kind, i18n_name, ext_hash from given order by place
    on conflict (code) do update set kind = excluded.kind, i18n_name = excluded.i18n_name, ext_hash = excluded.ext_hash
    where (f.kind, f.i18n_name, f.ext_hash) is distinct from (excluded.kind, excluded.i18n_name, excluded.ext_hash)
    returning id`.execute(trx);
  const ids = written.map(({ id }) => id);
  await announceProducts(trx, [], ids);
  return savedRows(trx, 'product_family', 'code', ids, before);
}

/** Families by code: their ids, and the hash of what they were last written from. */
export async function findFamilies(
  trx: Trx,
  codes: readonly string[],
): Promise<Map<string, { id: number; hash: string | null }>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ id: number; code: string; ext_hash: string | null }>`
    select id, code, ext_hash from product_family where code = any(${codes})`.execute(trx);
  return new Map(rows.map(({ id, code, ext_hash }) => [code, { id, hash: ext_hash }]));
}

/**
 * Sets who stands for each family in lists, of those that are not disabled: the one that does already, else the first.
 * Answers the products that lead or led, as their listing is another one now.
 */
export async function setLeads(trx: Trx, familyIds: readonly number[]): Promise<number[]> {
  if (familyIds.length === 0) return [];
  const { rows } = await sql<Lead>`
    with chosen as (
      select f.id, f.lead_product_id as led, (
        select p.id from product p where p.family_id = f.id
        order by p.is_disabled, (p.id = f.lead_product_id) desc nulls last, p.variation_order, p.id limit 1) as leads
      from product_family f where f.id = any(${familyIds}))
    update product_family f set lead_product_id = c.leads from chosen c
    where f.id = c.id and c.led is distinct from c.leads
    returning c.led, c.leads`.execute(trx);
  return productsOf(rows);
}

/**
 * Lets the named variations, by code of the family and SKU, stand for their families. Answers the products that lead or led,
 * and the codes of families whose named variation is none of theirs, or is disabled.
 */
export async function chooseLeads(
  trx: Trx,
  leads: ReadonlyMap<string, string>,
): Promise<{ products: number[]; unknown: string[] }> {
  const { rows } = await sql<Lead & { code: string; is_known: boolean }>`
    with named as (
      select f.id, f.code, f.lead_product_id as led, p.id as leads
      from unnest(${[...leads.keys()]}::text[], ${[...leads.values()]}::text[]) as n(code, sku)
      join product_family f using (code)
      left join product p on p.sku = n.sku and p.family_id = f.id and not p.is_disabled),
    written as (
      update product_family f set lead_product_id = n.leads from named n
      where f.id = n.id and n.leads is not null and n.led is distinct from n.leads
      returning f.id)
    select code, led, leads, leads is not null as is_known from named
    where leads is null or id in (select id from written)`.execute(trx);
  const products = productsOf(rows.filter(({ is_known }) => is_known));
  await announceProducts(trx, products, []);
  return { products, unknown: rows.filter(({ is_known }) => !is_known).map(({ code }) => code) };
}

interface Lead {
  led: number | null;
  leads: number | null;
}

const productsOf = (leads: readonly Lead[]) =>
  leads.flatMap(({ led, leads }) => [led, leads]).filter((id) => id !== null);
