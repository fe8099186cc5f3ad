import { afterEach, beforeEach, expect, test } from 'vitest';
import { loyaltyStep } from '../../../domain/popups/loyalty.ts';
import type { Loyalty } from '../../../domain/loyalty/contract.ts';
import { setWindow } from '../../blocks/testing/browser.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import { meWith, memberLoyalty, outsideLoyalty } from '../../parts/loyalty/testing/people.ts';
import { enterDialogOrder } from '../../ui/dialog-order.ts';
import { delayJoining } from '../../state/loyalty-delay.ts';
import { greetMembers } from './loyalty.ts';

beforeEach(() => setWindow());
afterEach(() => {
  document.cookie = 'token=; Max-Age=0';
  sessionStorage.clear();
});

function greetAt(at: ReturnType<typeof stage>, opened: string[]): Promise<void> {
  return greetMembers({
    api: at.page.api,
    audience: at.page.audience,
    queries: at.queries,
    openModal: (name) => opened.push(name),
    openedAtMs: 0,
    signal: new AbortController().signal,
  });
}

async function greeted(loyalty: Loyalty | null, isSignedIn = true): Promise<string[]> {
  if (isSignedIn) document.cookie = 'token=abc';
  const opened: string[] = [];
  const me = loyalty ? meWith(loyalty) : { ...meWith(memberLoyalty), customers: [] };
  const at = stage({ answers: { '/api/v1/me/': me } });
  await greetAt(at, opened);
  return opened;
}

const asked = { ...outsideLoyalty, show_join_popup: true };

test('PP-01 a new member is welcomed, who may join is called to, others see nothing', async () => {
  expect(await greeted({ ...memberLoyalty, show_welcome_popup: true })).toEqual(['loyaltyWelcome']);
  expect(await greeted(asked)).toEqual(['loyaltyCallToJoin']);
  expect(await greeted(memberLoyalty)).toEqual([]);
  expect(await greeted(outsideLoyalty)).toEqual([]);
  expect(await greeted(null)).toEqual([]);
  document.cookie = 'token=; Max-Age=0';
  expect(await greeted(asked, false)).toEqual([]);
});

test('PP-01 put off, the call does not come again in this session; the welcome does', async () => {
  delayJoining();
  expect(await greeted(asked)).toEqual([]);
  expect(await greeted({ ...memberLoyalty, show_welcome_popup: true })).toEqual(['loyaltyWelcome']);
});

test('PP-01 nobody is called to join over a window that was opened while the shop was asked', async () => {
  document.cookie = 'token=abc';
  const at = stage({ answers: { '/api/v1/me/': meWith(asked) } });
  const opened: string[] = [];
  let close = () => {};
  let asks = 0;
  const { ensureQueryData } = at.queries;
  at.queries.ensureQueryData = (async (...given: Parameters<typeof ensureQueryData>) => {
    asks++;
    if (asks === 2) close = enterDialogOrder('local', () => {});
    return ensureQueryData.apply(at.queries, given);
  }) as typeof ensureQueryData;
  const greeting = greetAt(at, opened);
  await expect.poll(() => asks).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(opened).toEqual([]);
  close();
  await greeting;
  expect(opened).toEqual(['loyaltyCallToJoin']);
});

test.each(['/cart', '/order/abc/payment/'])('PP-01 nobody is called to join at %s', (path) => {
  const state = { loyalty: asked, isDelayed: false };
  expect(loyaltyStep({ ...state, path })).toBe('nothing');
  expect(loyaltyStep({ ...state, path: '/cartoon' })).toBe('join');
});
