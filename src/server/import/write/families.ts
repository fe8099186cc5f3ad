import { sql } from 'kysely';
import type { ImportFamily } from '../../../domain/catalogue/import-format.ts';
import type { Trx } from '../../database.ts';
import type { Checked } from '../check.ts';
import type { Implied } from '../records.ts';
import { jsonRows, multilingual } from './json-rows.ts';
import type { WriteContext } from './outcome.ts';

/** Families by their code. Who leads is set when the products are there. */
export async function writeFamilies(
  items: readonly Checked<ImportFamily>[],
  context: WriteContext,
): Promise<void> {
  const { trx, outcome, settings } = context;
  const known = await findFamilies(
    trx,
    items.map(({ record }) => record.code),
  );
  const changed = items.filter(({ record, hash }) => settings.force || known.get(record.code)?.hash !== hash);
  outcome.unchanged += items.length - changed.length;
  if (changed.length === 0) return;
  const rows = changed.map(({ record, hash }) => ({
    code: record.code,
    kind: record.kind,
    i18n_name: multilingual(record.name),
    ext_hash: hash,
  }));
  const { rows: written } = await sql<{ id: number; code: string }>`
    insert into product_family (code, kind, i18n_name, ext_hash)
    select code, kind, i18n_name, ext_hash
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r(code text, kind text, i18n_name jsonb, ext_hash text)
    on conflict (code) do update set kind = excluded.kind, i18n_name = excluded.i18n_name, ext_hash = excluded.ext_hash
    returning id, code`.execute(trx);
  for (const { id, code } of written) {
    if (known.has(code)) outcome.changed += 1;
    else outcome.created += 1;
    outcome.families.add(id);
  }
}

/** Families by code: their ids, and the hash of what they were last written from. */
export async function findFamilies(
  trx: Trx,
  codes: readonly string[],
): Promise<Map<string, { id: number; hash: string | null }>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ id: number; code: string; ext_hash: string | null }>`
    select id, code, ext_hash from product_family where code = any(${[...codes]})`.execute(trx);
  return new Map(rows.map(({ id, code, ext_hash }) => [code, { id, hash: ext_hash }]));
}

/** Makes families that products brought along; `refresh` also brings names of known ones up to date. */
export async function makeFamilies(
  wanted: readonly NonNullable<Implied['family']>[],
  refresh: boolean,
  { trx, outcome }: WriteContext,
): Promise<void> {
  const families = [...new Map(wanted.map((family) => [family.code, family])).values()];
  if (families.length === 0) return;
  const rows = families.map(({ code, kind, name }) => ({ code, kind, i18n_name: multilingual(name) }));
  const { rows: written } = await sql<{ id: number; is_new: boolean }>`
    insert into product_family as f (code, kind, i18n_name)
    select code, kind, i18n_name
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r(code text, kind text, i18n_name jsonb)
    on conflict (code) do update set i18n_name = f.i18n_name || excluded.i18n_name
      where ${refresh} and f.i18n_name || excluded.i18n_name <> f.i18n_name
    returning id, (xmax = 0) as is_new`.execute(trx);
  outcome.implied += written.filter(({ is_new }) => is_new).length;
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
      from product_family f where f.id = any(${[...familyIds]}))
    update product_family f set lead_product_id = c.leads from chosen c
    where f.id = c.id and c.led is distinct from c.leads
    returning c.led, c.leads`.execute(trx);
  return productsOf(rows);
}

/**
 * Lets the named variations stand for their families. Answers the products that lead or led, and the codes of families
 * whose named variation is none of theirs, or is disabled.
 */
export async function setNamedLeads(
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
  return {
    products: productsOf(rows.filter(({ is_known }) => is_known)),
    unknown: rows.filter(({ is_known }) => !is_known).map(({ code }) => code),
  };
}

interface Lead {
  led: number | null;
  leads: number | null;
}

const productsOf = (leads: readonly Lead[]) =>
  leads.flatMap(({ led, leads }) => [led, leads]).filter((id) => id !== null);
