import { expect, test } from 'vitest';
import {
  assignSeats,
  deadlinesOf,
  hasCertificate,
  missingAttendees,
  offerUntil,
  progressOf,
  ticketAfter,
  ticketStatuses,
} from './rules.ts';

const event = { startsAt: '2026-12-03T16:00:00Z', endsAt: '2026-12-03T19:00:00Z' };
const iso = (date: Date | null) => date?.toISOString() ?? null;

test.each([
  ['2026-12-03T15:59:59.999Z', 0],
  ['2026-12-03T16:00:00Z', 1],
  ['2026-12-03T18:59:59.999Z', 1],
  ['2026-12-03T19:00:00Z', 2],
])('EV-01 at %s an event has come as far as %i', (now, progress) => {
  expect(progressOf(event, now)).toBe(progress);
});

test('EV-01 a ticket is used once, and what was given back is used no more', () => {
  expect(ticketStatuses.map((status) => ticketAfter('check_in', status))).toEqual([
    'CHECKED_IN',
    null,
    null,
    null,
  ]);
  expect(ticketStatuses.map((status) => ticketAfter('refund', status))).toEqual([
    'REFUNDED',
    null,
    null,
    null,
  ]);
  expect(ticketStatuses.map((status) => ticketAfter('void', status))).toEqual(['VOID', null, null, null]);
});

test.each([
  ['CHECKED_IN', 8, '2026-12-03T19:00:00Z', true],
  ['CHECKED_IN', 8, '2026-12-03T18:59:59.999Z', false],
  ['CHECKED_IN', null, '2026-12-04T00:00:00Z', false],
  ['ISSUED', 8, '2026-12-04T00:00:00Z', false],
  [null, 8, '2026-12-04T00:00:00Z', false],
] as const)(
  'EV-01 CO-09 %s of a course of %s hours has a certificate at %s: %s',
  (status, certificateHours, now, has) => {
    expect(hasCertificate({ ...event, status, certificateHours }, now)).toBe(has);
  },
);

test('EV-01 the rules of an event count back from its beginning', () => {
  const { cancelUntil, renameUntil } = deadlinesOf({ cancelHours: 14 * 24, renameHours: 12 }, event.startsAt);
  expect([iso(cancelUntil), iso(renameUntil)]).toEqual([
    '2026-11-19T16:00:00.000Z',
    '2026-12-03T04:00:00.000Z',
  ]);
});

test.each([
  ['2026-12-01T10:00:00Z', '2026-12-02T10:00:00.000Z'],
  ['2026-12-03T10:00:00Z', '2026-12-03T14:00:00.000Z'],
  ['2026-12-03T13:59:59.999Z', '2026-12-03T14:00:00.000Z'],
  ['2026-12-03T14:00:00Z', null],
])('EV-01 a seat freed at %s is offered until %s', (now, until) => {
  expect(iso(offerUntil(24, event.startsAt, now))).toBe(until);
});

test('CO-09 each seat of a line wants one attendee, neither fewer nor more', () => {
  const lines = [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1 },
  ];
  expect(missingAttendees(lines, [{ line: 1 }, { line: 1 }, { line: 2 }])).toEqual([]);
  expect(missingAttendees(lines, [{ line: 1 }, { line: 2 }, { line: 2 }])).toEqual([
    { line: 1, missing: 1 },
    { line: 2, missing: -1 },
  ]);
});

test('EV-01 free seats go to the first in line who wants them', () => {
  const seats = [
    { product: 1, free: 1 },
    { product: 2, free: 1 },
  ];
  const waiting = [{ product: 2 }, { product: 2 }, { product: null }, { product: null }];
  expect(assignSeats(seats, waiting)).toEqual([
    { entry: waiting[0], product: 2 },
    { entry: waiting[2], product: 1 },
  ]);
  expect(assignSeats([{ product: 1, free: 0 }], waiting)).toEqual([]);
});
