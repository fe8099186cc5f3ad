import type { Trx } from '../../src/server/database.ts';
import {
  saveEventCategories,
  saveEventPlaces,
  saveEvents,
  saveEventTemplates,
  type EventInput,
} from '../../src/server/events/service.ts';
import { t } from '../catalogue/texts.ts';
import { codeOf, events, places, subjects } from './events.ts';
import { stored } from './write-lists.ts';

/** Where the places are; all of them are stores or centres of the shop. */
const addresses: Record<keyof typeof places, { address: string; city: string; country_id: number }> = {
  tallinn: { address: 'Lõõtsa 8', city: 'Tallinn', country_id: 2 },
  tartu: { address: 'Riia 24', city: 'Tartu', country_id: 2 },
  parnu: { address: 'Riia mnt 127', city: 'Pärnu', country_id: 2 },
  riga: { address: 'Brīvības gatve 214', city: 'Rīga', country_id: 3 },
};

/** As the foot of the calendar tells: all money until 14 days before, and another name until the evening before. */
const terms = { cancel_hours: 14 * 24, rename_hours: 12 };

const certificateHours = { training: 8, workshop: 4, 'open-day': null };

const participant = t('Osaleja', 'Participant', 'Участник', 'Osallistuja', 'Dalībnieks');

type SeedEvent = (typeof events)[number];

/** The events of the demo shop with their tickets, whose seats are stock; `keyOf` gives the key of a picture. */
export async function writeEvents(trx: Trx, keyOf: (file: string) => string): Promise<void> {
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
    })),
  );
  const retail = await trx
    .selectFrom('price_list')
    .select('code')
    .where('customer_group_id', 'is', null)
    .execute();
  await saveEvents(
    trx,
    events.flatMap((event) =>
      datesOf(
        event,
        retail.map(({ code }) => code),
      ),
    ),
  );
}

/** All dates of a training, the one of its page first. */
function datesOf(event: SeedEvent, lists: readonly string[]): EventInput[] {
  return [event, ...(event.dates ?? [])].map((date, at) => {
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
      online_url: null,
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
