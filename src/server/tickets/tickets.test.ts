import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { boughtSeats, followUp, ticketBuyer } from '../../../test/event-orders.ts';
import { buildEvent, type EventParts } from '../../../test/events.ts';
import { waitingMails } from '../../../test/mail.ts';
import { signIn, signInStaff } from '../../../test/people.ts';
import { placer } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import * as calls from '../../domain/events/calls.ts';
import type { Attendee, CheckedTicket, EventAttendee, LinkedTicket } from '../../domain/events/contract.ts';
import { qrText, formatTicketCode } from '../../domain/events/ticket-code.ts';
import type { Order } from '../../domain/orders/contract.ts';
import type { Db } from '../database.ts';

let server: TestServer;
let db: Db;
let buyer: ReturnType<typeof ticketBuyer>;
let place: ReturnType<typeof placer>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  buyer = ticketBuyer(server);
  place = placer(server);
});
afterEach(() => server.setNow(new Date()));
afterAll(async () => {
  await expectSound(db);
  await server.stop();
});

type OrRefused = Order & { code?: string };

const bought = (names: readonly string[], parts: EventParts = {}) => boughtSeats(server, names, parts);
const codesOf = async (uuid: string) => {
  const { rows } = await sql<{ code: string }>`
    select a.code from event_attendee a join shop_order o on o.id = a.order_id where o.uuid = ${uuid}
    order by a.id`.execute(db);
  return rows.map(({ code }) => code);
};
const get = (url: string) => server.app.inject({ url, headers: { host: 'localhost:80' } });
const rename = (uuid: string, attendee: string, name: string) =>
  buyer.ask<typeof calls.renameAttendeeCall, OrRefused>(calls.renameAttendeeCall, {
    params: { uuid, attendee },
    body: { first_name: name, last_name: 'Tamm', email: `${name.toLowerCase()}@salong.ee` },
  });
const cancel = (uuid: string, attendees: readonly string[]) =>
  buyer.ask<typeof calls.cancelSeatsCall, OrRefused>(calls.cancelSeatsCall, {
    params: { uuid, key: server.tickets.orders.keys.keyOf(uuid) },
    body: { attendees: [...attendees] },
  });
const checkIn = (event: number, code: string, token?: string) =>
  buyer.ask<typeof calls.checkInCall, CheckedTicket & { code?: string; ticket?: CheckedTicket }>(
    calls.checkInCall,
    {
      params: { id: event },
      body: { code },
      token,
    },
  );
const door = async () => (await signInStaff(db, 'TH_EVENT_ADMIN', { showsFactor: true })).token;
const hourMs = 3_600_000;

test('CO-09 a paid order gives each attendee a ticket by mail, with its PDF and calendar file, and is fulfilled', async () => {
  const { event, order } = await bought(['Mari', 'Jüri', 'Õnne'], { price: '62.00' });
  expect(order.status).toEqual({ id: 5 });
  expect(order.attendees.map(({ status, can }) => [status, can])).toEqual(
    Array.from({ length: 3 }, () => ['ISSUED', { rename: true, cancel: true }]),
  );
  const mails = (await waitingMails(db)).filter(({ template }) => template === 'event-ticket');
  expect(mails.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['mari@salong.ee', 'jüri@salong.ee', 'õnne@salong.ee']),
  );
  const [mari] = order.attendees;
  const pdf = await get(mari!.ticket_url!);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const document = await getDocument({ data: new Uint8Array(pdf.rawPayload) }).promise;
  const page = await (await document.getPage(1)).getTextContent();
  const text = page.items.map((item) => ('str' in item ? item.str : '')).join(' ');
  const [code] = await codesOf(order.uuid);
  for (const word of ['Mari Kask', 'Barberiõhtu', 'Tallinna koolituskeskus', formatTicketCode(code!)])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(word);
  const calendar = await get(mari!.calendar_url!);
  expect(calendar.headers['content-type']).toContain('text/calendar');
  expect(calendar.body).toContain(`DTSTART:${event.startsAt.toISOString().replaceAll(/[-:]|\.000/g, '')}`);
  expect(calendar.body).toContain('SUMMARY:Barberiõhtu');
  expect(calendar.body).not.toContain('Mari');
  expect(calendar.body).toMatch(/\r\nEND:VCALENDAR\r\n$/);
});

test('CO-09 the consequence of a payment may be heard twice and gives one ticket', async () => {
  const { uuid, order } = await bought(['Mari']);
  const before = await codesOf(uuid);
  await sql`insert into outbox (topic, payload) values ('order.events', ${{ order: uuid, event: 'submitted' }}),
    ('tickets.issue', ${{ order: uuid }}), ('tickets.send', ${{ attendee: order.attendees[0]!.uuid }})`.execute(
    db,
  );
  await followUp(server);
  expect(await codesOf(uuid)).toEqual(before);
  const mails = (await waitingMails(db)).filter(({ key }) => key.includes(order.attendees[0]!.uuid));
  expect(mails).toHaveLength(1);
});

test('CO-09 a ticket is shown to who has its link, and to nobody else', async () => {
  const { order } = await bought(['Mari', 'Jüri']);
  const [mari, other] = order.attendees;
  const keyOf = (url: string) => new URL(url, 'http://localhost').searchParams.get('key')!;
  const wrong = mari!.ticket_url!.replace(keyOf(mari!.ticket_url!), keyOf(other!.ticket_url!));
  for (const url of [wrong, mari!.ticket_url!.split('?')[0]!]) {
    const answer = await get(url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'TICKET_NOT_FOUND']);
  }
});

test('CO-09 another person comes instead: the former ticket is dead, and so is its link', async () => {
  const { event, uuid, order } = await bought(['Mari']);
  const [code] = await codesOf(uuid);
  const [attendee] = order.attendees;
  const { body } = await rename(uuid, attendee!.uuid, 'Anu');
  expect(body.attendees).toMatchObject([{ first_name: 'Anu', last_name: 'Tamm', email: 'anu@salong.ee' }]);
  await followUp(server);
  expect((await get(attendee!.ticket_url!)).statusCode).toBe(404);
  expect((await get(body.attendees[0]!.ticket_url!)).statusCode).toBe(200);
  const token = await door();
  expect((await checkIn(event.id, code!, token)).body).toMatchObject({ code: 'TICKET_NOT_FOUND' });
  expect((await checkIn(event.id, (await codesOf(uuid))[0]!, token)).body).toMatchObject({
    first_name: 'Anu',
  });
  const mails = (await waitingMails(db)).filter(({ to }) => to === 'anu@salong.ee');
  expect(mails).toHaveLength(1);
  expect((await rename(uuid, attendee!.uuid, 'Uku')).body).toMatchObject({ code: 'TICKET_NOT_VALID' });
  expect((await rename(uuid, order.uuid, 'Uku')).body).toMatchObject({ code: 'ATTENDEE_NOT_FOUND' });
});

test('CO-09 names may change and seats be given back until the last instant of the rules', async () => {
  const { event, uuid, order } = await bought(['Mari', 'Jüri'], { cancelHours: 24, renameHours: 2 });
  const at = (hours: number, ms = 0) =>
    server.setNow(new Date(event.startsAt.getTime() - hours * hourMs + ms));
  const [mari, other] = order.attendees.map((one) => one.uuid) as [string, string];
  at(24, 1);
  expect((await cancel(uuid, [mari])).body).toMatchObject({ code: 'CANCEL_TOO_LATE' });
  expect((await buyer.ask(calls.giveAttendeesCall, { params: { uuid }, body: [] })).status).not.toBe(200);
  at(24);
  expect((await cancel(uuid, [mari])).body.attendees).toMatchObject([
    { status: 'REFUNDED' },
    { status: 'ISSUED' },
  ]);
  at(2, 1);
  const late = await buyer.ask<typeof calls.renameAttendeeCall, OrRefused>(calls.renameAttendeeCall, {
    params: { uuid, attendee: other, key: server.tickets.orders.keys.keyOf(uuid) },
    body: { first_name: 'Uku', last_name: 'Tamm', email: 'uku@salong.ee' },
  });
  expect(late.body).toMatchObject({ code: 'RENAME_TOO_LATE' });
});

test('CO-09 a seat that is given back is paid back, credited, and free again', async () => {
  const { event, uuid, order } = await bought(['Mari', 'Jüri', 'Anu'], { price: '62.00' });
  const [first, second] = order.attendees.map((one) => one.uuid) as [string, string];
  const free = async () =>
    (
      await buyer.ask<typeof calls.eventCall, { tickets: { available_stock: number }[] }>(calls.eventCall, {
        params: { id: event.id },
      })
    ).body.tickets[0]!.available_stock;
  const before = await free();
  const { body } = await cancel(uuid, [first, second]);
  expect(body.attendees.map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED', 'ISSUED']);
  const note = body.invoices.find(({ kind }) => kind === 'credit_note');
  expect(note?.total).toMatch(/^-?124\.00$/);
  server.cache.purge(['events']);
  expect(await free()).toBe(before + 2);
  expect((await cancel(uuid, [first])).body).toMatchObject({ code: 'TICKET_NOT_VALID' });
  expect((await get(order.attendees[0]!.ticket_url!)).statusCode).toBe(404);
  // The whole order: what is left of it.
  await cancel(uuid, [order.attendees[2]!.uuid]);
  const { invoices } = (await buyer.read(uuid)).body;
  expect(invoices.filter(({ kind }) => kind === 'credit_note')).toHaveLength(2);
  const told = (await waitingMails(db)).filter(
    ({ key }) => key.startsWith('ticket-given_back') && key.includes(first),
  );
  expect(told).toHaveLength(1);
});

test('CO-09 one press and many: a seat is given back once', async () => {
  const { uuid, order } = await bought(['Mari', 'Jüri']);
  const [mari] = order.attendees;
  const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(uuid, [mari!.uuid])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { invoices } = (await buyer.read(uuid)).body;
  expect(invoices.filter(({ kind }) => kind === 'credit_note')).toHaveLength(1);
});

test('CO-09 a ticket lets one in, once, at its own event, and only the staff of events opens the door', async () => {
  const { event, uuid } = await bought(['Mari', 'Jüri']);
  const other = await buildEvent(db);
  const [code, second] = (await codesOf(uuid)) as [string, string];
  const token = await door();
  expect((await checkIn(event.id, code)).status).toBe(401);
  expect((await checkIn(event.id, code, (await signIn(db)).token)).status).toBe(403);
  expect((await checkIn(other.id, code, token)).body).toMatchObject({ code: 'TICKET_NOT_FOUND' });
  for (const nonsense of ["' or 1=1 --", 'x', '0'.repeat(26)])
    expect((await checkIn(event.id, nonsense, token)).body).toMatchObject({ code: 'TICKET_NOT_FOUND' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => checkIn(event.id, qrText(code), token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((one) => one.status !== 200))
    expect([status, body]).toMatchObject([
      409,
      { code: 'TICKET_ALREADY_USED', ticket: { first_name: 'Mari', checked_in_at: expect.any(String) } },
    ]);
  expect((await cancel(uuid, [(await buyer.read(uuid)).body.attendees[0]!.uuid])).body).toMatchObject({
    code: 'TICKET_NOT_VALID',
  });
  expect((await checkIn(event.id, formatTicketCode(second).toLowerCase(), token)).status).toBe(200);
  const listed = await buyer.ask<typeof calls.eventAttendeesCall, EventAttendee[]>(calls.eventAttendeesCall, {
    params: { id: event.id },
    token,
  });
  expect(listed.body.map(({ status, email }) => [status, email])).toEqual(
    expect.arrayContaining([['CHECKED_IN', 'mari@salong.ee']]),
  );
});

test('CO-09 an event that is cancelled gives everybody the money back and tells them why', async () => {
  const { event, uuid, order } = await bought(['Mari', 'Jüri'], {
    price: '62.00',
    tickets: { participant: 6 },
  });
  const ticket = event.tickets['participant']!;
  const pending = await buyer.ready(event.id, ticket, ['Anu']);
  const { orderId } = await place.start(pending.uuid);
  const drafted = await buyer.ready(event.id, ticket, ['Uku']);
  const token = await door();
  const canceled = await buyer.ask(calls.cancelEventCall, {
    params: { id: event.id },
    body: { reason: 'Koolitaja jäi haigeks' },
    token,
  });
  expect(canceled.status).toBe(204);
  await place.confirm(orderId);
  await followUp(server);
  const { body } = await buyer.read(uuid);
  expect(body.event).toMatchObject({ is_canceled: true });
  expect(body.attendees.map(({ status, can }) => [status, can.rename])).toEqual([
    ['REFUNDED', false],
    ['REFUNDED', false],
  ]);
  expect((await buyer.read(pending.uuid)).body.status).toEqual({ id: 4 });
  await expect(place.start(drafted.uuid)).rejects.toMatchObject({ code: 'ORDER_CHANGED' });
  expect((await buyer.begin(event.id)).body).toMatchObject({ code: 'EVENT_CANCELED' });
  const told = (await waitingMails(db)).filter(
    ({ key }) => key.startsWith('ticket-canceled') && order.attendees.some((one) => key.includes(one.uuid)),
  );
  expect(told).toMatchObject([
    { props: { reason: 'Koolitaja jäi haigeks' } },
    { props: { reason: 'Koolitaja jäi haigeks' } },
  ]);
  const again = await buyer.ask(calls.cancelEventCall, {
    params: { id: event.id },
    body: { reason: 'x' },
    token,
  });
  expect(again.body).toMatchObject({ code: 'EVENT_CANCELED' });
});

test('CO-09 who has attended gets a certificate once the event is over, and nobody else', async () => {
  const { event, uuid, order } = await bought(['Mari', 'Jüri']);
  const [code] = await codesOf(uuid);
  const [mari, other] = order.attendees;
  const link = (ticket: string) => ticket.replace('/pdf?', '/certificate?');
  await checkIn(event.id, code!, await door());
  expect((await get(link(mari!.ticket_url!))).statusCode).toBe(404);
  server.setNow(event.endsAt);
  expect((await get(link(mari!.ticket_url!))).statusCode).toBe(200);
  expect((await get(link(other!.ticket_url!))).statusCode).toBe(404);
});

test('EV-01 anybody takes an event into the own calendar', async () => {
  const event = await buildEvent(db, { place: 'online' });
  const answer = await get(`/api/v1/events/${event.id}/calendar`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('BEGIN:VEVENT');
  expect(answer.body).not.toContain('video.example');
  expect((await get('/api/v1/events/2000000000/calendar')).statusCode).toBe(404);
  expect((await get('/api/v1/events/x/calendar')).statusCode).toBe(404);
});

test('CO-09 the page of a ticket is for who has its link, and for nobody else', async () => {
  const { order } = await bought(['Mari']);
  const [mari] = order.attendees;
  const key = new URL(mari!.ticket_url!, 'http://localhost').searchParams.get('key')!;
  const page = (params: { attendee: string; key?: string }) =>
    buyer.ask<typeof calls.ticketCall, LinkedTicket & { code?: string }>(calls.ticketCall, { params });
  const { body } = await page({ attendee: mari!.uuid, key });
  expect(body).toMatchObject({
    first_name: 'Mari',
    status: 'ISSUED',
    event: { name: 'Barberiõhtu', location: 'Tallinna koolituskeskus' },
    ticket_url: mari!.ticket_url,
    calendar_url: mari!.calendar_url,
  });
  expect(body.certificate_url).toBeNull();
  expect(JSON.stringify(body)).not.toContain('@');
  for (const wrong of [{}, { key: '' }, { key: key.slice(1) }, { key: "' or 1=1 --" }])
    expect(await page({ attendee: mari!.uuid, ...wrong })).toMatchObject({
      status: 404,
      body: { code: 'TICKET_NOT_FOUND' },
    });
});

test('CO-09 the page of a ticket tells what became of it: used, certified, given back, its event cancelled', async () => {
  const { event, uuid, order } = await bought(['Mari', 'Jüri', 'Anu'], { price: '62.00' });
  const page = async ({ uuid: attendee, ticket_url }: Attendee) => {
    const key = new URL(ticket_url!, 'http://localhost').searchParams.get('key')!;
    const answer = await buyer.ask<typeof calls.ticketCall, LinkedTicket>(calls.ticketCall, {
      params: { attendee, key },
    });
    return answer.body;
  };
  const [mari, other, anu] = order.attendees as [Attendee, Attendee, Attendee];
  const token = await door();
  await checkIn(event.id, (await codesOf(uuid))[0]!, token);
  expect(await page(mari)).toMatchObject({
    status: 'CHECKED_IN',
    event: { progress: 0, is_canceled: false },
    certificate_url: null,
  });
  await cancel(uuid, [other.uuid]);
  // Its link still says whose it was, and nothing can be taken from it.
  expect(await page(other)).toMatchObject({
    first_name: 'Jüri',
    status: 'REFUNDED',
    ticket_url: null,
    calendar_url: null,
    certificate_url: null,
  });
  for (const url of [other.ticket_url, other.calendar_url]) expect((await get(url!)).statusCode).toBe(404);
  server.setNow(event.endsAt);
  const certified = await page(mari);
  expect(certified).toMatchObject({ event: { progress: 2 }, ticket_url: mari.ticket_url });
  expect((await get(certified.certificate_url!)).headers['content-type']).toBe('application/pdf');
  expect((await page(anu)).certificate_url).toBeNull();
  server.setNow(new Date());
  await buyer.ask(calls.cancelEventCall, {
    params: { id: event.id },
    body: { reason: 'Koolitaja jäi haigeks' },
    token,
  });
  await followUp(server);
  expect(await page(anu)).toMatchObject({
    status: 'REFUNDED',
    event: { is_canceled: true },
    ticket_url: null,
  });
});
