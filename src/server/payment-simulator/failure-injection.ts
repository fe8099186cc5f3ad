/** What the API of the simulator can be made to do, for tests and for rehearsals; its page says what each is. */
export const apiFailures = [
  'works',
  'late',
  'slow',
  'down',
  'cut',
  'error-page',
  'half',
  'nonsense',
  'other-sum',
  'other-currency',
  'other-order',
  'other-account',
] as const;
export type ApiFailure = (typeof apiFailures)[number];

/** What can become of its callbacks. */
export const callbackFailures = ['sent', 'twice', 'lost', 'forged'] as const;
export type CallbackFailure = (typeof callbackFailures)[number];

/** Failures on purpose, which end with the process: a shop is never started with them. */
export interface InjectedFailures {
  api: ApiFailure;
  callbacks: CallbackFailure;
}

export function noFailures(): InjectedFailures {
  return { api: 'works', callbacks: 'sent' };
}

/** How long an answer takes, in ms: `late` is within what a shop waits, `slow` longer than any does. */
export const answerDelayMs: Partial<Record<ApiFailure, number>> = { late: 5_000, slow: 65_000 };

/** What arrives of an answer of the API, which has done what it was asked for all the same. */
export function garbled(api: ApiFailure, { status, text }: { status: number; text: string }) {
  if (api === 'error-page') return { status: 500, text: '<!DOCTYPE html><h1>Server error</h1>' };
  if (api === 'nonsense') return { status: 200, text: '["<html>",null]' };
  return { status, text: api === 'half' ? text.slice(0, text.length / 2) : text };
}

/** Another payment than was made. */
export function distorted(api: ApiFailure, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('initial_amount' in body)) return body;
  switch (api) {
    case 'other-sum':
      return { ...body, initial_amount: Number(body.initial_amount) + 0.01 };
    case 'other-currency':
      return { ...body, currency: 'USD' };
    case 'other-order':
      return { ...body, order_reference: '999999-1' };
    case 'other-account':
      return { ...body, account_name: 'EUR3D9' };
    default:
      return body;
  }
}
