import type { Trx } from '../../src/server/database.ts';
import {
  saveEventCategories,
  saveEventPlaces,
  saveEvents,
  saveEventTemplates,
  type EventInput,
} from '../../src/server/events/service.ts';
import type { Language } from '../../src/domain/locales.ts';
import { tallinnInstant } from '../../src/domain/time.ts';
import { t } from '../catalogue/texts.ts';
import { dayFrom, shiftedTo } from '../days.ts';
import { codeOf, events, places, subjects } from './events.ts';
import { stored } from './write-lists.ts';

/** Where the places are; all of them are stores or centres of the shop. */
const addresses: Record<keyof typeof places, { address: string; city: string; country_id: number | null }> = {
  tallinn: { address: 'Lõõtsa 8', city: 'Tallinn', country_id: 2 },
  tartu: { address: 'Riia 24', city: 'Tartu', country_id: 2 },
  online: { address: '', city: '', country_id: null },
  parnu: { address: 'Riia mnt 127', city: 'Pärnu', country_id: 2 },
  riga: { address: 'Brīvības gatve 214', city: 'Rīga', country_id: 3 },
};

/** As the foot of the calendar tells: all money until 14 days before, and another name until the evening before. */
const terms = { cancel_hours: 14 * 24, rename_hours: 12 };

const certificateHours = { training: 8, workshop: 4, 'open-day': null };

const participant = t('Osaleja', 'Participant', 'Участник', 'Osallistuja', 'Dalībnieks');

type SeedEvent = (typeof events)[number];

/**
 * The events of the demo shop with their tickets, whose seats are stock; `keyOf` gives the key of a picture. Days are counted
 * from `now`, so that whenever the demo is loaded there are events to come, one that is held and some that are over.
 */
export async function writeEvents(trx: Trx, keyOf: (file: string) => string, now: Date): Promise<void> {
  await saveEventCategories(
    trx,
    Object.entries(subjects).map(([code, name]) => ({ code, i18n_name: stored(name) })),
  );
  await saveEventPlaces(
    trx,
    Object.entries(addresses).map(([code, address]) => ({
      code,
      i18n_name: stored(places[code as keyof typeof places]),
      ...address,
    })),
  );
  await saveEventTemplates(
    trx,
    events.map((event) => ({
      code: codeOf(event),
      category_code: event.subject,
      i18n_name: stored(event.title),
      i18n_description: stored(event.description),
      picture: keyOf(event.image),
      certificate_hours: certificateHours[event.template],
      opens_restrictions: event.opens ?? [],
    })),
  );
  const retail = await trx
    .selectFrom('price_list')
    .select('code')
    .where('customer_group_id', 'is', null)
    .execute();
  const ids = await saveEvents(
    trx,
    events.flatMap((event) =>
      datesOf(
        event,
        retail.map(({ code }) => code),
        now,
      ),
    ),
  );
  await writeWaiting(trx, ids.get('toning-riga-1')!, now);
}

/** Some who wait for a seat at a course that is full. */
async function writeWaiting(trx: Trx, eventId: number, now: Date): Promise<void> {
  const waiting = ['katrin.saar@salong.example', 'jelena.p@salons.example', 'ilze.b@salons.example'];
  await trx
    .insertInto('event_waitlist')
    .values(
      waiting.map((email, at) => ({
        event_id: eventId,
        product_id: null,
        email,
        language: at === 0 ? ('et' as const) : ('lv' as const),
        shop_id: at === 0 ? 2 : 3,
        customer_id: null,
        user_id: null,
        state: 'waiting' as const,
        created_at: now,
        changed_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Dates beside those the pages name: over, held today, online; in days from today and hours of Tallinn. */
const moreDates: Partial<
  Record<string, { days: [number, number]; place: keyof typeof places; language: Language; seats: number }[]>
> = {
  'salon-owner-day': [
    { days: [-21, -21], place: 'tallinn', language: 'et', seats: 14 },
    { days: [24, 24], place: 'online', language: 'fi', seats: 40 },
  ],
  'colour-correction': [
    { days: [-1, 1], place: 'tallinn', language: 'ru', seats: 10 },
    { days: [31, 31], place: 'online', language: 'en', seats: 30 },
  ],
};

/** All dates of a training, the one of its page first. */
function datesOf(event: SeedEvent, lists: readonly string[], now: Date): EventInput[] {
  const written = [event, ...(event.dates ?? [])].map((date) => ({
    ...date,
    starts_at: shiftedTo(now, date.starts_at),
    ends_at: shiftedTo(now, date.ends_at),
  }));
  const more = (moreDates[codeOf(event)] ?? []).map(({ days: [first, last], ...date }) => ({
    ...date,
    starts_at: tallinnInstant(dayFrom(now, first), '10:00').toISOString(),
    ends_at: tallinnInstant(dayFrom(now, last), '16:00').toISOString(),
  }));
  return [...written, ...more].map((date, at) => {
    const kinds = [
      {
        code: 'seat',
        name: participant,
        description: t('', '', '', '', ''),
        price: event.price,
        seats: date.seats,
      },
      ...(event.tickets ?? []),
    ];
    return {
      code: `${codeOf(event)}-${at + 1}`,
      template: codeOf(event),
      place: date.place,
      shop_id: date.place === 'riga' ? 3 : 2,
      language: date.language,
      starts_at: new Date(date.starts_at),
      ends_at: new Date(date.ends_at),
      capacity: Math.max(
        8,
        kinds.reduce((sum, { seats }) => sum + seats, 0),
      ),
      ...terms,
      online_url: date.place === 'online' ? 'https://veeb.ilumaja.example/koolitus' : null,
      tickets: kinds.map(({ code, name, description, price, seats }) => ({
        code,
        i18n_name: stored(name),
        i18n_description: stored(description),
        seats,
        prices: Object.fromEntries(lists.map((list) => [list, price.toFixed(2)])),
      })),
    };
  });
}
