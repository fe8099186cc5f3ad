import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitingMails } from '../../../test/mail.ts';
import { buildUser, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let callers = 0;
const subscribe = async (payload: object, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/subscribe-newsletter/',
    payload,
    headers,
    remoteAddress: `10.0.0.${++callers}`,
  });
  return { status: answer.statusCode, body: answer.json() as unknown };
};
const mailsTo = async (to: string) =>
  (await waitingMails(server.database.db)).filter((mail) => mail.to === to);
const subscribers = () =>
  server.database.db.selectFrom('notice_consent').select(['email', 'shop_id', 'language']).execute();

test('CN-03 an address is asked by mail, trimmed and in lower case, and gets nothing before it agrees', async () => {
  const first = await subscribe(
    { email: '  Nimi@Salong.EE ' },
    { host: 'lv.localhost', 'accept-language': 'lv' },
  );
  expect(first).toEqual({ status: 200, body: { email: 'nimi@salong.ee' } });
  expect(await subscribers()).toEqual([]);
  const [mail, ...more] = await mailsTo('nimi@salong.ee');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'confirm-notice', shopId: 3, language: 'lv' });

  const { token } = mail!.props as { token: string };
  const confirm = () =>
    server.app.inject({ method: 'POST', url: '/api/v1/notices/confirm/', payload: { token } });
  expect((await confirm()).json()).toEqual({ kind: 'newsletter', email: 'nimi@salong.ee', product: null });
  expect(await subscribers()).toEqual([{ email: 'nimi@salong.ee', shop_id: 3, language: 'lv' }]);
  // The answer never tells whether the address was known; a subscriber is not asked again.
  expect(await subscribe({ email: 'nimi@salong.ee' })).toEqual(first);
  expect(await mailsTo('nimi@salong.ee')).toHaveLength(1);
});

test('CN-03 who is signed in gets the newsletter at once at their own address, and no stranger’s by typing it', async () => {
  const { db } = server.database;
  const user = await buildUser(db);
  const { token } = await signIn(db, { userId: user.id });
  const headers = { authorization: `Token ${token}` };
  expect((await subscribe({ email: user.email }, headers)).status).toBe(200);
  expect((await subscribers()).map(({ email }) => email)).toContain(user.email);
  expect(await mailsTo(user.email)).toEqual([]);

  await subscribe({ email: 'vooras@salong.ee' }, headers);
  expect((await subscribers()).map(({ email }) => email)).not.toContain('vooras@salong.ee');
  expect(await mailsTo('vooras@salong.ee')).toHaveLength(1);
});

test('RQ-06 an address of 255 characters is taken, one of 256 is too long', async () => {
  const label = 'a'.repeat(62);
  const ofLength = (length: number) => {
    const host = `${label}.${label}.${label}.`;
    const name = 'n'.repeat(60);
    return `${name}@${host}${'e'.repeat(length - name.length - 1 - host.length)}`;
  };
  expect(await subscribe({ email: ofLength(255) })).toEqual({ status: 200, body: { email: ofLength(255) } });
  expect(await subscribe({ email: ofLength(256) })).toMatchObject({
    status: 400,
    body: { email: ['too_long', 'invalid_email'] },
  });
});

test.each([
  [{ email: 'nimi@salong' }, { email: ['invalid_email'] }],
  [{ email: `${'a'.repeat(251)}@b.ee` }, { email: ['too_long', 'invalid_email'] }],
  [{ email: 7 }, { email: [expect.any(String)] }],
  [{}, { email: [expect.any(String)] }],
  [{ email: 'nimi@salong.ee', name: 'x' }, { name: ['unknown_field'] }],
])('CN-03 ER-01 %j is refused with its field', async (payload, fields) => {
  expect(await subscribe(payload)).toEqual({ status: 400, body: fields });
});
