import type { Language, Multilingual } from '../../domain/locales.ts';

/** A kind of ticket as `eventSql` packs it: product, seats, free seats, name, description. */
export type PackedTicket = [
  productId: number,
  seats: number,
  free: number,
  name: Multilingual,
  description: Multilingual,
];

/** An event with its template, its place and its tickets. */
export interface EventRow {
  id: number;
  template: string;
  name: Multilingual;
  description: Multilingual;
  certificate_hours: number | null;
  picture: { key: string; width: number; height: number; color: string | null } | null;
  category: Multilingual;
  place: Multilingual;
  address: string;
  city: string;
  /** Null: it is held online. */
  country_id: number | null;
  /** ISO code of where it is held, or of the shop that holds it online. */
  country: string;
  shop_id: number;
  language: Language;
  starts_at: Date;
  ends_at: Date;
  capacity: number;
  cancel_hours: number;
  rename_hours: number;
  online_url: string | null;
  canceled_at: Date | null;
  cancel_reason: string | null;
  tickets: PackedTicket[] | null;
}

const fromEvents = `
  from event e
    join event_template t on t.id = e.template_id
    join event_category c on c.code = t.category_code
    join event_place pl on pl.code = e.place_code
    join shop sh on sh.id = e.shop_id
    join country co on co.id = coalesce(pl.country_id, sh.country_id)`;

const columns = `
  select e.id, t.code as template, t.i18n_name as name, t.i18n_description as description, t.certificate_hours,
    (select json_build_object('key', f.key, 'width', f.width, 'height', f.height, 'color', f.color)
      from file f where f.key = t.picture and f.width is not null and f.height is not null) as picture,
    c.i18n_name as category, pl.i18n_name as place, pl.address, pl.city, pl.country_id, co.code as country, e.shop_id,
    e.language, e.starts_at, e.ends_at, e.capacity, e.cancel_hours, e.rename_hours, e.online_url, e.canceled_at, e.cancel_reason,
    (select json_agg(json_build_array(k.product_id, k.seats,
        (select coalesce(sum(s.quantity - s.reserved), 0) from stock s where s.product_id = k.product_id),
        k.i18n_name, k.i18n_description) order by k.position, k.product_id)
      from event_ticket k where k.event_id = e.id) as tickets`;

/** SELECT of events as `EventRow`; a condition on `e`, `t` or `pl` follows it. `more` are further columns. */
export const eventSql = (more = '') => `${columns}${more}${fromEvents}`;
