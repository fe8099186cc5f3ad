import { expect, test } from 'vitest';
import { nextCheckMs, statusOf, stepAfter, type PaymentState, type ProviderStanding } from './states.ts';

const waiting: { waitsForCents: number | null; isPaid: boolean } = { waitsForCents: 1990, isPaid: false };
const dead = { ...waiting, waitsForCents: null };
const heard = (
  state: PaymentState,
  standing: ProviderStanding,
  order: typeof waiting = waiting,
  amount_cents = 1990,
  currency = 'EUR',
) =>
  stepAfter({
    payment: { state, amount_cents: 1990 },
    provider: { standing, amount_cents, currency },
    order,
  });

test('CO-05 money for an attempt that is open settles the order', () => {
  for (const state of ['initial', 'pending'] as const)
    expect(heard(state, 'settled')).toEqual({ step: 'settle', task: null });
});

test('CO-05 what has settled stays so, whatever comes after it and however often', () => {
  for (const standing of ['settled', 'failed', 'open', 'processing'] as const) {
    for (const order of [waiting, dead])
      expect(heard('settled', standing, order)).toEqual({ step: 'nothing', task: null });
  }
});

test('CO-05 money for an attempt that was ended settles the order only while it waits for that very sum', () => {
  expect(heard('failed', 'settled')).toEqual({ step: 'settle', task: null });
  expect(heard('failed', 'settled', { ...waiting, waitsForCents: 2000 })).toEqual({
    step: 'stray',
    task: 'order_dead',
  });
  expect(heard('failed', 'settled', dead)).toEqual({ step: 'stray', task: 'order_dead' });
  expect(heard('pending', 'settled', dead)).toEqual({ step: 'stray', task: 'order_dead' });
});

test('CO-05 a second payment of an order, another sum and another currency go back', () => {
  expect(heard('pending', 'settled', { ...waiting, isPaid: true }).task).toBe('paid_twice');
  expect(heard('pending', 'settled', waiting, 1989).task).toBe('amount_differs');
  expect(heard('pending', 'settled', waiting, 1990, 'USD').task).toBe('amount_differs');
  expect(heard('stray', 'settled')).toEqual({ step: 'nothing', task: null });
});

test('CO-06 an attempt that failed ends once, and nothing ends while the buyer or a bank is at it', () => {
  expect(heard('pending', 'failed').step).toBe('end');
  expect(heard('failed', 'failed').step).toBe('nothing');
  expect(heard('pending', 'open').step).toBe('nothing');
  expect(heard('pending', 'processing').step).toBe('nothing');
});

test('CO-05 a chargeback is somebody’s task and cancels nothing', () => {
  expect(heard('settled', 'chargeback')).toEqual({ step: 'chargeback', task: 'chargeback' });
  expect(heard('failed', 'chargeback').step).toBe('nothing');
});

test('CO-05 money that was taken back before the shop had heard of it ends the attempt', () => {
  for (const state of ['initial', 'pending'] as const) expect(heard(state, 'chargeback').step).toBe('end');
});

test('CO-05 the provider is asked after 2 minutes, later each time, at most every 20 minutes', () => {
  expect([0, 1, 2, 3, 4, 100].map((checks) => nextCheckMs(checks) / 60_000)).toEqual([2, 4, 8, 16, 20, 20]);
});

test('CO-05 buyers are told of four states', () => {
  expect(statusOf('initial')).toBe('pending');
  expect(statusOf('agreed')).toBe('success');
  expect(statusOf('stray')).toBe('failed');
});
