import { randomUUID } from 'node:crypto';
import type { Language } from '../src/domain/locales.ts';
import type { Db } from '../src/server/database.ts';
import {
  saveEventCategories,
  saveEventPlaces,
  saveEvents,
  saveEventTemplates,
} from '../src/server/events/service.ts';
import { makeRetailLists } from '../src/server/pricing/service.ts';
import { texts } from './factories.ts';

export interface EventParts {
  code?: string;
  template?: string;
  category?: string;
  place?: 'tallinn' | 'riga' | 'online';
  language?: Language;
  startsAt?: Date;
  endsAt?: Date;
  capacity?: number;
  cancelHours?: number;
  renameHours?: number;
  certificateHours?: number | null;
  /** Codes of restrictions it opens. */
  opens?: readonly string[];
  /** Seats by kind of ticket. */
  tickets?: Record<string, number>;
  /** Euros with VAT. */
  price?: string;
}

export interface BuiltEvent {
  id: number;
  template: string;
  startsAt: Date;
  endsAt: Date;
  /** Product by kind of ticket. */
  tickets: Record<string, number>;
}

const places = [
  {
    code: 'tallinn',
    i18n_name: texts('Tallinna koolituskeskus'),
    address: 'Pärnu mnt 139',
    city: 'Tallinn',
    country_id: 2,
  },
  {
    code: 'riga',
    i18n_name: texts('Riia koolituskeskus'),
    address: 'Brīvības gatve 201',
    city: 'Rīga',
    country_id: 3,
  },
  { code: 'online', i18n_name: texts('Veebis'), address: '', city: '', country_id: null },
];
const hourMs = 3_600_000;

/** An event in 30 days for two attendees in Tallinn, but for what is said otherwise. */
export async function buildEvent(db: Db, parts: EventParts = {}): Promise<BuiltEvent> {
  const code = parts.code ?? `event-${randomUUID()}`;
  const template = parts.template ?? `template-${randomUUID()}`;
  const category = parts.category ?? 'barber';
  const startsAt = parts.startsAt ?? new Date(Math.ceil(Date.now() / hourMs) * hourMs + 30 * 24 * hourMs);
  const endsAt = parts.endsAt ?? new Date(startsAt.getTime() + 3 * hourMs);
  const tickets = parts.tickets ?? { participant: 2 };
  const price = parts.price ?? '45.00';
  const place = parts.place ?? 'tallinn';
  return db.transaction().execute(async (trx) => {
    await makeRetailLists(trx, [
      { id: 2, code: 'EE' },
      { id: 3, code: 'LV' },
      { id: 4, code: 'FI' },
    ]);
    const lists = await trx
      .selectFrom('price_list')
      .select(['code', 'country_id'])
      .where('customer_group_id', 'is', null)
      .execute();
    await saveEventCategories(trx, [{ code: category, i18n_name: texts('Barberitöö') }]);
    await saveEventPlaces(trx, places);
    await saveEventTemplates(trx, [
      {
        code: template,
        category_code: category,
        i18n_name: texts('Barberiõhtu'),
        i18n_description: texts('Kaks tehnikat'),
        picture: null,
        certificate_hours: parts.certificateHours === undefined ? 4 : parts.certificateHours,
        opens_restrictions: parts.opens ?? [],
      },
    ]);
    const ids = await saveEvents(trx, [
      {
        code,
        template,
        place,
        shop_id: place === 'riga' ? 3 : 2,
        language: parts.language ?? 'et',
        starts_at: startsAt,
        ends_at: endsAt,
        capacity: parts.capacity ?? Object.values(tickets).reduce((sum, seats) => sum + seats, 0),
        cancel_hours: parts.cancelHours ?? 14 * 24,
        rename_hours: parts.renameHours ?? 2,
        online_url: place === 'online' ? 'https://video.example/room' : null,
        tickets: Object.entries(tickets).map(([kind, seats]) => ({
          code: kind,
          i18n_name: texts(kind === 'participant' ? 'Osaleja' : 'Modelliga'),
          i18n_description: texts(''),
          seats,
          prices: Object.fromEntries(lists.map((list) => [list.code, price])),
        })),
      },
    ]);
    const id = ids.get(code)!;
    const rows = await trx
      .selectFrom('event_ticket')
      .select('product_id')
      .where('event_id', '=', id)
      .orderBy('position')
      .execute();
    return {
      id,
      template,
      startsAt,
      endsAt,
      tickets: Object.fromEntries(Object.keys(tickets).map((kind, at) => [kind, rows[at]!.product_id])),
    };
  });
}
