import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/calls.ts';
import { buildEvent } from '../../../test/events.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { productCall } from '../../domain/catalogue/calls.ts';
import { eventCall, eventsCall, type EventsParams } from '../../domain/events/calls.ts';
import type { EventDetails, EventPage } from '../../domain/events/contract.ts';
import type { Db } from '../database.ts';
import { saveEvents } from './service.ts';

let server: TestServer;
let db: Db;
let ask: ReturnType<typeof callerOf>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  ask = callerOf(server);
});
afterAll(() => server.stop());

const list = async (params: EventsParams = {}) =>
  (await ask<typeof eventsCall, EventPage>(eventsCall, { params })).body;
const read = (id: number) => ask<typeof eventCall, EventDetails>(eventCall, { params: { id } });
const at = (text: string) => new Date(text);

test('EV-01 an event is listed with its tickets, and what is said of it', async () => {
  const event = await buildEvent(db, { tickets: { participant: 4, model: 2 }, price: '62.00' });
  const { results } = await list({ template: event.template });
  expect(results).toEqual([
    {
      id: event.id,
      template: event.template,
      name: 'Barberiõhtu',
      starts_at: event.startsAt.toISOString(),
      ends_at: event.endsAt.toISOString(),
      location: 'Tallinna koolituskeskus',
      language: 'et',
      event_category: 'Barberitöö',
      progress: 0,
      tickets: [
        { product: event.tickets['participant'], name: 'Osaleja', price: 62, available_stock: 4 },
        { product: event.tickets['model'], name: 'Modelliga', price: 62, available_stock: 2 },
      ],
      description: 'Kaks tehnikat',
      picture: null,
      is_canceled: false,
    },
  ]);
});

test('EV-01 the page of an event has its place, its terms and its other dates', async () => {
  const event = await buildEvent(db, { cancelHours: 48, renameHours: 1, price: '62.00' });
  const other = await buildEvent(db, {
    template: event.template,
    place: 'riga',
    language: 'lv',
    startsAt: new Date(event.startsAt.getTime() + 86_400_000),
  });
  const { body } = await read(event.id);
  expect(body).toMatchObject({
    place: { name: 'Tallinna koolituskeskus', city: 'Tallinn', country: 'EE', is_online: false },
    capacity: 2,
    cancel_until: new Date(event.startsAt.getTime() - 48 * 3_600_000).toISOString(),
    rename_until: new Date(event.startsAt.getTime() - 3_600_000).toISOString(),
    can_buy: true,
    has_waitlist: false,
    tickets: [{ price: 62, price_net: 50, seats: 2 }],
    dates: [{ id: other.id, location: 'Riia koolituskeskus', language: 'lv', is_full: false }],
  });
  expect((await read(2_000_000_000)).body).toMatchObject({ code: 'EVENT_NOT_FOUND' });
});

test('EV-01 events are found by place, language, category, and day or month of Tallinn', async () => {
  const template = 'filters';
  const tallinn = await buildEvent(db, { template, startsAt: at('2031-03-31T20:30:00Z') });
  const riga = await buildEvent(db, {
    template: 'filters-riga',
    category: 'colour',
    place: 'riga',
    language: 'lv',
    startsAt: at('2031-03-31T21:00:00Z'),
  });
  const ids = async (params: EventsParams) =>
    (await list({ ...params, page_size: 60 })).results
      .map(({ id }) => id)
      .filter((id) => [tallinn.id, riga.id].includes(id));
  expect(await ids({ location: 'tallinn' })).toEqual([tallinn.id]);
  expect(await ids({ location: 'riga,tallinn' })).toEqual([tallinn.id, riga.id]);
  expect(await ids({ language: 'lv' })).toEqual([riga.id]);
  expect(await ids({ event_category: 'colour' })).toEqual([riga.id]);
  // In summer time midnight in Tallinn is 21:00 UTC; the first one goes on into the next day.
  expect(await ids({ date: '2031-03-31' })).toEqual([tallinn.id]);
  expect(await ids({ date: '2031-04-01' })).toEqual([tallinn.id, riga.id]);
  expect(await ids({ date: '2031-03' })).toEqual([tallinn.id]);
  expect(await ids({ date: '2031-04' })).toEqual([tallinn.id, riga.id]);
  expect(await ids({ date: '2031-02' })).toEqual([]);
  const { filters } = await list();
  expect(filters.locations).toEqual(expect.arrayContaining([{ code: 'riga', name: 'Riia koolituskeskus' }]));
  for (const date of ['2031-02-30', '2031-13', '2031', 'märts', "'; drop table event"])
    expect((await ask(eventsCall, { params: { date } })).status).toBe(400);
});

test('EV-01 what is over stands last, and the clock alone moves an event on', async () => {
  const template = 'progress';
  const startsAt = at('2030-05-05T08:00:00Z');
  const event = await buildEvent(db, { template, startsAt, endsAt: at('2030-05-05T10:00:00Z') });
  const later = await buildEvent(db, { template, startsAt: at('2030-06-05T08:00:00Z') });
  const seen = async (now: string, more: EventsParams = {}) => {
    server.setNow(at(now));
    server.cache.purge(['events']);
    return (await list({ template, ...more })).results.map(({ id, progress, tickets }) => [
      id,
      progress,
      tickets.some(({ available_stock }) => available_stock > 0),
    ]);
  };
  expect(await seen('2030-05-05T07:59:59Z')).toEqual([
    [event.id, 0, true],
    [later.id, 0, true],
  ]);
  // Seats of what has begun are empty, but nobody can have them any more.
  expect(await seen('2030-05-05T08:00:00Z')).toEqual([
    [event.id, 1, false],
    [later.id, 0, true],
  ]);
  expect(await seen('2030-05-05T10:00:00Z')).toEqual([
    [later.id, 0, true],
    [event.id, 2, false],
  ]);
  expect(await seen('2030-05-05T10:00:00Z', { upcoming: true })).toEqual([[later.id, 0, true]]);
  server.setNow(new Date());
});

test('EV-01 an event costs what it costs where it is held, whoever looks; its VAT is that of the place', async () => {
  const riga = await buildEvent(db, { place: 'riga', price: '121.00' });
  const { body } = await read(riga.id);
  expect(body.tickets).toMatchObject([{ price: 121, price_net: 100 }]);
});

test('EV-01 a ticket is in no catalogue: not as a page, not in a search', async () => {
  const event = await buildEvent(db);
  const ticket = event.tickets['participant']!;
  expect((await ask(productCall, { params: { id: ticket } })).status).toBe(404);
  await expect(
    db.updateTable('product').set({ is_disabled: false }).where('id', '=', ticket).execute(),
  ).rejects.toThrow('product_ticket');
});

test('EV-01 no event has more seats in its tickets than it holds', async () => {
  await expect(buildEvent(db, { capacity: 3, tickets: { participant: 2, model: 2 } })).rejects.toThrow(
    'more seats in tickets than its capacity',
  );
  const event = await buildEvent(db, { capacity: 4, tickets: { participant: 2, model: 2 } });
  await expect(
    db.updateTable('event').set({ capacity: 3 }).where('id', '=', event.id).execute(),
  ).rejects.toThrow('capacity');
});

test('EV-01 the same again changes nothing', async () => {
  const code = 'twice';
  const first = await buildEvent(db, { code, template: 'twice' });
  expect(await buildEvent(db, { code, template: 'twice', startsAt: first.startsAt })).toEqual(first);
  await db.transaction().execute(async (trx) => {
    expect(await saveEvents(trx, [])).toEqual(new Map());
  });
});
