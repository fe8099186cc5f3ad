import type { z } from 'zod';
import { addressOfCall } from '../../domain/call.ts';
import { ShopError } from '../../domain/errors.ts';
import { eventCalendarCall } from '../../domain/events/calls.ts';
import type { EventDetails, EventPage, eventsQuery, ListedEvent } from '../../domain/events/contract.ts';
import { deadlinesOf, eventProgress, progressOf } from '../../domain/events/rules.ts';
import { languages, localeOf, translate, type Language } from '../../domain/locales.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { tallinnInstant } from '../../domain/time.ts';
import { cachedOffers, tags, type CardDataServices, type Offer } from '../catalogue/service.ts';
import { pageOfList } from '../platform/page-links.ts';
import { findEvent, listEventRows, listOtherDates, readEventChoices, type EventFilters } from './queries.ts';
import type { EventRow, PackedTicket } from './rows.ts';

export interface EventServices extends CardDataServices {
  clock: () => Date;
}

interface Shown<Value> {
  value: Value;
  tags: string[];
}

/** Events as visitors see them: those to come first, the soonest first, then those that are over. */
export async function listEvents(
  services: EventServices,
  audience: Audience,
  query: z.output<typeof eventsQuery>,
  url: string,
): Promise<Shown<EventPage>> {
  const now = services.clock();
  const { page, page_size } = query;
  const [{ count, rows }, choices] = await Promise.all([
    listEventRows(services.db, now, filtersOf(query), { offset: (page - 1) * page_size, limit: page_size }),
    readEventChoices(services.db, now, localeOf[audience.language]),
  ]);
  const offers = await offersOf(services, rows, audience, now);
  return {
    value: {
      ...pageOfList(
        rows.map((row) => listedEvent(row, offers, audience.language, now)),
        { count, page, pageSize: page_size, url },
      ),
      filters: {
        locations: choices.locations ?? [],
        languages: languages.filter((one) => choices.languages?.includes(one)),
        event_categories: choices.categories ?? [],
      },
    },
    tags: tagsOf(rows),
  };
}

/** @throws ShopError EVENT_NOT_FOUND */
export async function readEvent(
  services: EventServices,
  audience: Audience,
  id: number,
): Promise<Shown<EventDetails>> {
  const now = services.clock();
  const row = await findEvent(services.db, id);
  if (!row) throw new ShopError('EVENT_NOT_FOUND');
  const [offers, dates] = await Promise.all([
    offersOf(services, [row], audience, now),
    listOtherDates(services.db, row.template, id, now),
  ]);
  const { language } = audience;
  const listed = listedEvent(row, offers, language, now);
  const isOnSale = isToCome(row, listed.progress);
  const isFree = listed.tickets.some(({ available_stock }) => available_stock > 0);
  return {
    value: {
      ...listed,
      tickets: soldTickets(row, offers).map(([ticket, offer], at) => ({
        ...listed.tickets[at]!,
        price_net: offer.price.netCents / 100,
        description: translate(ticket[4], language),
        seats: ticket[1],
      })),
      place: placeOf(row, language),
      capacity: row.capacity,
      ...termsOf(row),
      can_buy: isOnSale && isFree,
      has_waitlist: isOnSale && !isFree && listed.tickets.length > 0,
      calendar_url: addressOfCall(eventCalendarCall.path, { id }).url,
      dates: dates.map((other) => ({
        id: other.id,
        starts_at: other.starts_at.toISOString(),
        ends_at: other.ends_at.toISOString(),
        location: translate(other.place, language),
        language: other.language,
        is_full: !(other.tickets ?? []).some(([, , free]) => free > 0),
      })),
    },
    tags: [...tagsOf([row, ...dates])],
  };
}

/** Where an event is held. */
export function placeOf(row: EventRow, language: Language): EventDetails['place'] {
  return {
    name: translate(row.place, language),
    address: row.address,
    city: row.city,
    country: row.country,
    is_online: row.country_id === null,
  };
}

/** The last instants of the event's rules. */
/** Where an event is held, in one line. */
export function formatPlace(event: Parameters<typeof placeOf>[0], language: Language): string {
  const { name, address, city } = placeOf(event, language);
  return [name, address, city].filter(Boolean).join(', ');
}

export function termsOf({ cancel_hours, rename_hours, starts_at }: EventRow) {
  const { cancelUntil, renameUntil } = deadlinesOf(
    { cancelHours: cancel_hours, renameHours: rename_hours },
    starts_at,
  );
  return { cancel_until: cancelUntil.toISOString(), rename_until: renameUntil.toISOString() };
}

const dayMs = 24 * 3_600_000;
const codesOf = (text: string | undefined) => text?.split(',').filter(Boolean) ?? null;

function filtersOf(query: z.output<typeof eventsQuery>): EventFilters {
  return {
    template: query.template ?? null,
    locations: codesOf(query.location),
    languages: codesOf(query.language),
    categories: codesOf(query.event_category),
    between: query.date === undefined ? null : spanOf(query.date),
    isUpcoming: query.upcoming ?? false,
  };
}

/** A day or a month by the clock of Tallinn. A day no month has is the one after it. */
export function spanOf(date: string): { from: Date; to: Date } {
  if (date.length > 7) {
    const from = tallinnInstant(date);
    // 24 hours later it is the next day or the same one's last hour, which the day after begins right behind.
    const next = new Date(Date.parse(`${date}T12:00:00Z`) + dayMs).toISOString().slice(0, 10);
    return { from, to: tallinnInstant(next) };
  }
  const [year, month] = date.split('-').map(Number) as [number, number];
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return { from: tallinnInstant(`${date}-01`), to: tallinnInstant(next) };
}

/** For whom the tickets of an event are priced: who asks, where it is held. */
function audienceAt(row: EventRow, audience: Audience): Audience {
  return row.country_id === null ? audience : { ...audience, countryId: row.country_id };
}

type SoldOffer = Offer & { price: NonNullable<Offer['price']> };

async function offersOf(
  services: EventServices,
  rows: readonly EventRow[],
  audience: Audience,
  now: Date,
): Promise<Map<number, Offer>> {
  const byCountry = Map.groupBy(rows, (row) => audienceAt(row, audience).countryId);
  const all = await Promise.all(
    [...byCountry.values()].map((of) =>
      cachedOffers(
        services,
        of.flatMap(({ tickets }) => (tickets ?? []).map(([product]) => product)),
        audienceAt(of[0]!, audience),
        now,
      ),
    ),
  );
  return new Map(all.flatMap((offers) => [...offers]));
}

/** The kinds of ticket that have a price for who asks. */
function soldTickets({ tickets }: EventRow, offers: ReadonlyMap<number, Offer>): [PackedTicket, SoldOffer][] {
  return (tickets ?? []).flatMap((ticket): [PackedTicket, SoldOffer][] => {
    const offer = offers.get(ticket[0]);
    return offer?.price ? [[ticket, { ...offer, price: offer.price }]] : [];
  });
}

function isToCome({ canceled_at }: EventRow, progress: number): boolean {
  return canceled_at === null && progress === eventProgress.upcoming;
}

function listedEvent(
  row: EventRow,
  offers: ReadonlyMap<number, Offer>,
  language: Language,
  now: Date,
): ListedEvent {
  const name = translate(row.name, language);
  const progress = progressOf({ startsAt: row.starts_at, endsAt: row.ends_at }, now);
  const isOnSale = isToCome(row, progress);
  return {
    id: row.id,
    template: row.template,
    name,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    location: translate(row.place, language),
    language: row.language,
    event_category: translate(row.category, language),
    progress,
    tickets: soldTickets(row, offers).map(([[product, , free, texts], { price }]) => ({
      product,
      name: translate(texts, language),
      price: price.grossCents / 100,
      available_stock: isOnSale ? Math.max(0, free) : 0,
    })),
    description: translate(row.description, language),
    picture: row.picture && {
      ...row.picture,
      color: row.picture.color ?? '#ececea',
      alt: name,
      order_number: 0,
    },
    is_canceled: row.canceled_at !== null,
  };
}

function tagsOf(rows: readonly EventRow[]): string[] {
  const products = rows.flatMap(({ tickets }) => (tickets ?? []).map(([product]) => product));
  const countries = new Set(rows.flatMap(({ country_id }) => country_id ?? []));
  return [
    tags.events,
    ...products.flatMap((id) => [tags.product(id), tags.pieces(id)]),
    ...[...countries].map(tags.prices),
  ];
}
