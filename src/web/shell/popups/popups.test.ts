import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '../../../domain/me/contract.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import { rememberCountry, rememberedCountry } from '../../state/country.ts';
import { settleCountry } from './country.ts';

const customerUuid = '11111111-1111-4111-8111-111111111111';
const call = '/api/v1/customers/:uuid/locale-and-delivery/';

/** Somebody signed in who acts for a customer with this country. */
const meOf = (delivery_country_id: number | null): Partial<Me> => ({
  customers: [
    { uuid: 'other', is_active: false, delivery_country_id: 4 },
    { uuid: customerUuid, is_active: true, delivery_country_id },
  ] as Me['customers'],
});

const forget = (name: string) => (document.cookie = `${name}=; Max-Age=0; Path=/`);
let opened: string[];
let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  opened = [];
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  forget('token');
  forget('selectedDeliveryCountryId');
  reload.mockRestore();
});

async function visit(me: Partial<Me> | null, { shopId = 2 as 2 | 3, answers = {} } = {}): Promise<string[]> {
  if (me) document.cookie = 'token=abc; Path=/';
  const at = stage({ answers: { '/api/v1/me/': me, [call]: {}, ...answers } });
  await settleCountry({
    api: at.page.api,
    audience: { ...at.page.audience, shopId },
    queries: at.queries,
    openModal: (name, props) => opened.push(`${name} ${JSON.stringify(props)}`),
    openedAtMs: 0,
    signal: new AbortController().signal,
  });
  return at.calls;
}

test('PP-01 AU-07 a fresh choice of this browser is saved to a customer without country', async () => {
  rememberCountry(3, Date.now() - 60_000);
  expect(await visit(meOf(null))).toEqual(['/api/v1/me/', `PATCH ${call} {"delivery_country_id":3}`]);
  expect(opened).toEqual([]);
});

test('PP-01 AU-07 a customer without country is asked when the choice is a day old, in Estonia', async () => {
  rememberCountry(3, Date.now() - 86_400_001);
  expect(await visit(meOf(null))).toEqual(['/api/v1/me/']);
  expect(opened).toEqual(['deliveryCountryLanguage {"isAsked":true}']);
  await visit(meOf(null), { shopId: 3 });
  expect(opened).toHaveLength(1);
});

test('PP-01 AU-07 the country of a customer becomes that of the browser, and the page is rendered for it', async () => {
  rememberCountry(2, 1);
  expect(await visit(meOf(3))).toEqual(['/api/v1/me/']);
  expect(rememberedCountry()).toMatchObject({ countryId: 3, savedAtMs: expect.any(Number) });
  expect(rememberedCountry()!.savedAtMs).toBeGreaterThan(1);
  expect(reload).toHaveBeenCalledTimes(1);
  // The page that comes then is rendered once, even by a shop that no longer delivers there.
  await visit(meOf(3));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(opened).toEqual([]);
});

test('PP-01 nobody signed in is asked without the shop being asked who they are', async () => {
  expect(await visit(null)).toEqual([]);
  expect(opened).toEqual(['deliveryCountryLanguage {"isAsked":true}']);
});

test('PP-01 somebody signed in who acts for no customer is as anybody', async () => {
  rememberCountry(2, 1);
  expect(await visit({ customers: [] })).toEqual(['/api/v1/me/']);
  expect(opened).toEqual([]);
});

test('PP-01 who opens what a mail is about is not asked over it, and is on the next page', async () => {
  window.history.replaceState(null, '', '/order/1/?key=k1&lang=et');
  await visit(null);
  expect(opened).toEqual([]);
  window.history.replaceState(null, '', '/');
  await visit(null);
  expect(opened).toHaveLength(1);
});

test('PP-01 a popup whose frame has gone opens nothing', async () => {
  const left = new AbortController();
  left.abort();
  const { page } = stage();
  await settleCountry({
    api: page.api,
    audience: page.audience,
    queries: new QueryClient(),
    openModal: (name) => opened.push(name),
    openedAtMs: 0,
    signal: left.signal,
  });
  expect(opened).toEqual([]);
});
