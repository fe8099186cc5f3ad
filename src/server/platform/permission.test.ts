import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { signIn, signInStaff } from '../../../test/people.ts';
import { forgetfulCache, visitor } from '../../../test/routes.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { get } from '../../domain/call.ts';
import { contract } from '../../domain/contract.ts';
import { anonymous } from '../../domain/visitor.ts';
import { schemaOf } from './call-schema.ts';
import { Calls, type Caller } from './calls.ts';
import { visitorWith } from './visitor.ts';

const stockCall = get<string, { id: number }>('/api/test/stock/:id/');
const stock = contract(stockCall, {
  tag: 'Test',
  summary: 'Stock',
  description: 'What lies where.',
  permission: 'view_productavailability',
  params: z.strictObject({ id: z.coerce.number() }),
  answer: z.string(),
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const served = () => {
  const calls = new Calls({ cache: forgetfulCache(), db: server.database.db });
  calls.each(stock, {}, () => 'much');
  return calls.find('GET', stockCall.path)!;
};
const sent = { url: '/api/test/stock/1/', params: { id: '1' }, query: {} };
const caller = {} as Caller;

test('AU-05 a call that names a permission answers those of the staff who have it', async () => {
  const answer = async (token: string, params: object = sent.params) => {
    const identity = await server.identities.read(token);
    return served().answer(visitorWith(visitor, identity), { ...sent, params }, caller);
  };
  const { db } = server.database;
  const { token } = await signInStaff(db, 'TH_PRODUCT_ADMIN');
  expect((await answer(token)).body.toString()).toBe('"much"');

  // Who may not ask learns nothing of what there is, not even whether the request was right.
  for (const { token } of [await signInStaff(db, 'TH_USER_ADMIN'), await signIn(db)])
    for (const params of [sent.params, { id: 'x' }])
      await expect(answer(token, params)).rejects.toMatchObject({ code: 'NOT_ALLOWED', status: 403 });
  await expect(served().answer(anonymous(visitor), sent, caller)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
    status: 401,
  });
});

test('AU-05 the API document says which permission a call asks for, and its refusal', () => {
  const { description, response } = schemaOf(served());
  expect(description).toBe(
    'What lies where.\n\nOf the staff, with the permission `view_productavailability`.',
  );
  expect(Object.keys(response as object)).toContain('403');
});

test('AU-05 what is shared cannot ask for a permission', () => {
  const calls = new Calls({ cache: forgetfulCache(), db: server.database.db });
  const share = () => calls.shared(stock, { cacheMs: 1000 }, () => ({ value: 'much', tags: [] }));
  expect(share).toThrow(/asks for rights and is shared/);
});
