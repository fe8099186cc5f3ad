import { sql } from 'kysely';
import { centsFromDecimal } from '../../domain/money.ts';
import type { Language, Multilingual } from '../../domain/locales.ts';
import { formatDays } from '../../domain/time.ts';
import { saveBrands, saveProducts, type ProductInput } from '../catalogue/service.ts';
import { tags } from '../changes/service.ts';
import type { Trx } from '../database.ts';
import { jsonRows } from '../platform/json-rows.ts';
import { purgeTags } from '../platform/purge.ts';
import { changePrices, priceListsByCode } from '../pricing/service.ts';
import { firstWarehouse, setStock, warehouseIds } from '../stock/service.ts';

export interface EventPlaceInput {
  code: string;
  i18n_name: Multilingual;
  /** Empty: online, and then there is no country. */
  address: string;
  city: string;
  country_id: number | null;
}

export interface EventTemplateInput {
  code: string;
  category_code: string;
  i18n_name: Multilingual;
  i18n_description: Multilingual;
  picture: string | null;
  certificate_hours: number | null;
  /** Codes of restrictions that are none any more for the customer of whoever was there. */
  opens_restrictions: readonly string[];
}

export interface EventTicketInput {
  /** Part of the ticket's SKU. */
  code: string;
  i18n_name: Multilingual;
  i18n_description: Multilingual;
  seats: number;
  /** Euros with VAT by the code of a price list. */
  prices: Readonly<Record<string, string>>;
}

export interface EventInput {
  code: string;
  template: string;
  place: string;
  shop_id: number;
  language: Language;
  starts_at: Date;
  ends_at: Date;
  capacity: number;
  cancel_hours: number;
  rename_hours: number;
  online_url: string | null;
  tickets: readonly EventTicketInput[];
}

export async function saveEventCategories(
  trx: Trx,
  categories: readonly { code: string; i18n_name: Multilingual }[],
): Promise<void> {
  await sql`
    insert into event_category (code, i18n_name)
    select code, i18n_name from jsonb_to_recordset(${jsonRows(categories)}::jsonb) as r(code text, i18n_name jsonb)
    on conflict (code) do update set i18n_name = excluded.i18n_name`.execute(trx);
  await purgeTags(trx, [tags.events]);
}

export async function saveEventPlaces(trx: Trx, places: readonly EventPlaceInput[]): Promise<void> {
  await sql`
    insert into event_place (code, i18n_name, address, city, country_id)
    select code, i18n_name, address, city, country_id from jsonb_to_recordset(${jsonRows(places)}::jsonb)
      as r(code text, i18n_name jsonb, address text, city text, country_id int)
    on conflict (code) do update set i18n_name = excluded.i18n_name, address = excluded.address, city = excluded.city,
      country_id = excluded.country_id`.execute(trx);
  await purgeTags(trx, [tags.events]);
}

export async function saveEventTemplates(trx: Trx, templates: readonly EventTemplateInput[]): Promise<void> {
  await sql`
    insert into event_template (code, category_code, i18n_name, i18n_description, picture, certificate_hours,
      opens_restrictions)
    select code, category_code, i18n_name, i18n_description, picture, certificate_hours, opens_restrictions
    from jsonb_to_recordset(${jsonRows(templates)}::jsonb)
      as r(code text, category_code text, i18n_name jsonb, i18n_description jsonb, picture text, certificate_hours int,
        opens_restrictions text[])
    on conflict (code) do update set category_code = excluded.category_code, i18n_name = excluded.i18n_name,
      i18n_description = excluded.i18n_description, picture = excluded.picture,
      certificate_hours = excluded.certificate_hours, opens_restrictions = excluded.opens_restrictions`.execute(
    trx,
  );
  await purgeTags(trx, [tags.events]);
}

/** The brand tickets are of: the house itself. No list of brands shows it. */
const houseBrand = { slug: 'ilumaja-events', name: 'Ilumaja' };

/**
 * Makes events or brings them up to date, each with its tickets as products: a seat is stock, so that it is sold by the same
 * guarded rows as goods. More seats than are sold may always be taken away; what is sold or reserved stays. Answers the
 * id of each event by its code.
 */
export async function saveEvents(trx: Trx, events: readonly EventInput[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  if (events.length === 0) return ids;
  await saveBrands(trx, [houseBrand]);
  const brand = await trx
    .selectFrom('brand')
    .select('id')
    .where('slug', '=', houseBrand.slug)
    .executeTakeFirstOrThrow();
  for (const event of [...events].sort((a, b) => a.code.localeCompare(b.code)))
    ids.set(event.code, await saveEvent(trx, event, brand.id));
  await purgeTags(trx, [tags.events]);
  return ids;
}

async function saveEvent(trx: Trx, event: EventInput, brandId: number): Promise<number> {
  const { template: templateCode, place, tickets: _tickets, ...row } = event;
  const template = await trx
    .selectFrom('event_template')
    .select(['id', 'i18n_name'])
    .where('code', '=', templateCode)
    .executeTakeFirstOrThrow();
  const values = { ...row, template_id: template.id, place_code: place };
  const { id } = await trx
    .insertInto('event')
    .values(values)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveTickets(trx, { id, ...event, i18n_name: template.i18n_name }, brandId);
  return id;
}

/** What a ticket is called beside its event, on invoices too: its day and its kind. */
function variationOf(texts: Multilingual, days: string): Multilingual {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [locale, { value: `${days}, ${text.value}` }]),
  );
}

async function saveTickets(
  trx: Trx,
  event: EventInput & { id: number; i18n_name: Multilingual },
  brandId: number,
): Promise<void> {
  const skuOf = (ticket: EventTicketInput) => `${event.code}-${ticket.code}`.toUpperCase().slice(0, 64);
  const days = formatDays(event.starts_at, event.ends_at);
  const { ids, created } = await saveProducts(
    trx,
    event.tickets.map((ticket): ProductInput => ({
      sku: skuOf(ticket),
      brand_id: brandId,
      i18n_name: event.i18n_name,
      i18n_slug: {},
      i18n_variation: variationOf(ticket.i18n_name, days),
      is_disabled: true,
      is_ticket: true,
    })),
  );
  const lists = await priceListsByCode(trx);
  await changePrices(
    trx,
    event.tickets.flatMap((ticket) =>
      Object.entries(ticket.prices).map(([code, price]) => ({
        productId: ids.get(skuOf(ticket))!,
        listId: lists.get(code)!.id,
        isNew: created.includes(ids.get(skuOf(ticket))!),
        periods: [{ cents: centsFromDecimal(price), from: null, to: null }],
      })),
    ),
  );
  const rows = event.tickets.map((ticket, position) => ({
    product_id: ids.get(skuOf(ticket))!,
    event_id: event.id,
    seats: ticket.seats,
    position,
    i18n_name: ticket.i18n_name,
    i18n_description: ticket.i18n_description,
  }));
  await setSeats(trx, event.shop_id, rows);
  await sql`
    insert into event_ticket (product_id, event_id, seats, position, i18n_name, i18n_description)
    select product_id, event_id, seats, position, i18n_name, i18n_description
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb)
      as r(product_id int, event_id int, seats int, position int, i18n_name jsonb, i18n_description jsonb)
    on conflict (product_id) do update set seats = excluded.seats, position = excluded.position,
      i18n_name = excluded.i18n_name, i18n_description = excluded.i18n_description`.execute(trx);
}

/** The seats that are not sold are stock, in one warehouse of the shop that holds the event. */
async function setSeats(
  trx: Trx,
  shopId: number,
  rows: readonly { product_id: number; seats: number }[],
): Promise<void> {
  const warehouse = (await warehouseIds(trx)).get(await firstWarehouse(trx, shopId));
  if (warehouse === undefined) throw new Error(`shop ${shopId} has no warehouse`);
  const sold = await soldSeats(
    trx,
    rows.map(({ product_id }) => product_id),
  );
  await setStock(
    trx,
    rows.map(({ product_id, seats }) => ({
      productId: product_id,
      warehouseId: warehouse,
      quantity: Math.max(0, seats - (sold.get(product_id) ?? 0)),
    })),
  );
}

/** Seats of tickets that were sold and not given back. */
async function soldSeats(trx: Trx, productIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ product_id: number; sold: number }>`
    select product_id, -sum(quantity)::int as sold from stock_movement
    where product_id = any(${[...productIds]}::int[]) group by product_id`.execute(trx);
  return new Map(rows.map(({ product_id, sold }) => [product_id, sold]));
}
