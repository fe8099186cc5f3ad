import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { waitingMails } from '../../../test/mail.ts';
import { buildUser, signIn } from '../../../test/people.ts';
import { startTestServer, testNoticeKeys, type TestServer } from '../../../test/server.ts';
import type { Notices } from '../../domain/notices/contract.ts';
import { noticeKinds, type NoticeKind } from '../../domain/notices/kinds.ts';
import { confirmationsPerDay } from '../../domain/notices/rules.ts';
import { findBroken } from '../platform/invariants.ts';
import {
  askByMail,
  confirmNotice,
  deleteOldNoticeRecords,
  giveConsent,
  mayNotify,
  moveConsents,
  noticeInvariants,
  notifiable,
} from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

const estonia = { shopId: 2, countryId: 2, language: 'et' } as const;
const hourMs = 3_600_000;
let addresses = 0;
const freshAddress = () => `lugeja-${++addresses}@salong.ee`;
const write = <T>(work: Parameters<ReturnType<TestServer['database']['db']['transaction']>['execute']>[0]) =>
  server.database.db.transaction().execute(work) as Promise<T>;
const may = (email: string, kind: NoticeKind = 'newsletter') => mayNotify(server.database.db, kind, email);
const ask = (email: string, now = new Date(), kind: NoticeKind = 'newsletter') =>
  write((trx) => askByMail(trx, estonia, { email, kind, source: 'newsletter_form' }, now));
const give = (email: string, kind: NoticeKind = 'newsletter') =>
  write((trx) => giveConsent(trx, { shopId: 2, language: 'et', email, kind, source: 'account' }, new Date()));
const mailsTo = async (to: string) =>
  (await waitingMails(server.database.db)).filter((mail) => mail.to === to);
const tokenTo = async (to: string) => ((await mailsTo(to)).at(-1)!.props as { token: string }).token;
const history = (email: string) =>
  server.database.db
    .selectFrom('notice_consent_event')
    .select(['action', 'source'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();

async function person() {
  const { db } = server.database;
  const user = await buildUser(db);
  const { token } = await signIn(db, { userId: user.id });
  const call = async (method: 'GET' | 'PATCH', payload?: object) => {
    const headers = { authorization: `Token ${token}` };
    const answer = await server.app.inject({
      method,
      url: '/api/v1/notices/',
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Notices>() };
  };
  return { ...user, call };
}

test('AC-01 every mail is off until it is asked for, each with a switch and a proof of its own', async () => {
  const { email, call } = await person();
  const before = (await call('GET')).body;
  expect(before.email).toBe(email);
  expect(before.switches.map(({ is_on }) => is_on)).toEqual([false, false, false, false, false]);
  expect(before.history).toEqual([]);

  for (const is_on of [true, true, false, true])
    expect((await call('PATCH', { kind: 'price_drop', is_on })).status).toBe(200);
  const { body } = await call('GET');
  expect(body.switches.filter(({ is_on }) => is_on).map(({ kind }) => kind)).toEqual(['price_drop']);
  // A second press of the same is no second record.
  expect(body.history.map(({ action, source }) => `${action} ${source}`)).toEqual([
    'given account',
    'withdrawn account',
    'given account',
  ]);
  expect(await may(email, 'price_drop')).toBe(true);
  expect(await may(email)).toBe(false);
});

test.each([
  [{ kind: 'spam', is_on: true }, { kind: ['invalid'] }],
  [{ kind: 'newsletter', is_on: 'yes' }, { is_on: ['invalid'] }],
  [{ kind: 'newsletter', is_on: true, email: 'vooras@salong.ee' }, { email: ['unknown_field'] }],
])('AC-01 ER-01 a switch %j is refused with its field', async (payload, fields) => {
  const { call } = await person();
  expect(await call('PATCH', payload)).toEqual({ status: 400, body: fields });
});

test('CN-03 ten that type one address at once send it one mail, and nobody more than a few a day', async () => {
  const email = freshAddress();
  await Promise.all(Array.from({ length: 10 }, () => ask(email)));
  expect(await mailsTo(email)).toHaveLength(1);
  const now = Date.now();
  for (let hour = 1; hour <= 12; hour++) await ask(email, new Date(now + hour * hourMs));
  expect(await mailsTo(email)).toHaveLength(confirmationsPerDay);
  await ask(email, new Date(now + 40 * hourMs));
  expect(await mailsTo(email)).toHaveLength(confirmationsPerDay + 1);
});

test('CN-03 a link works for three days, answers again when it is followed twice, and never undoes a later no', async () => {
  const [late, email] = [freshAddress(), freshAddress()];
  const now = Date.now();
  const confirm = (token: string, at = now) => write((trx) => confirmNotice(trx, token, new Date(at)));
  await ask(late);
  await expect(confirm(await tokenTo(late), now + 73 * hourMs)).rejects.toMatchObject({
    code: 'TOKEN_INVALID',
  });
  await expect(confirm('A'.repeat(43))).rejects.toMatchObject({ code: 'TOKEN_INVALID' });

  await ask(email);
  const token = await tokenTo(email);
  const told = { kind: 'newsletter', email, product: null };
  expect(await Promise.all([confirm(token), confirm(token)])).toEqual([told, told]);
  expect(await may(email)).toBe(true);
  await press(testNoticeKeys.keyOf({ email, kind: 'newsletter' }));
  expect(await confirm(token)).toEqual(told);
  expect(await may(email)).toBe(false);
  expect(await history(email)).toEqual([
    { action: 'given', source: 'newsletter_form' },
    { action: 'withdrawn', source: 'mail_program' },
  ]);
});

const press = (key: string, headers: Record<string, string> = {}, payload = 'List-Unsubscribe=One-Click') =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/notices/unsubscribe/?key=${encodeURIComponent(key)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

test('CN-03 one press of a mail program ends the mails of its kind, whoever is signed in there', async () => {
  const email = freshAddress();
  await give(email);
  await give(email, 'price_drop');
  const other = await signIn(server.database.db);
  const key = testNoticeKeys.keyOf({ email, kind: 'newsletter' });
  const multipart =
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const answers = [
    await press(key, { cookie: `token=${other.token}`, origin: 'https://mail.example' }),
    // Again, as mail services repeat what was not answered in time.
    await press(key, { 'content-type': 'multipart/form-data; boundary=x' }, multipart),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect([await may(email), await may(email, 'price_drop')]).toEqual([false, true]);
});

test('CN-03 looking at the link ends nothing: programs that check mails follow every link', async () => {
  const email = freshAddress();
  await give(email);
  const key = testNoticeKeys.keyOf({ email, kind: 'newsletter' });
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await server.app.inject({ method, url: `/api/v1/notices/unsubscribe/?key=${key}` });
    expect(answer.statusCode).toBeGreaterThan(399);
  }
  expect(await may(email)).toBe(true);
  // The form of the page works without script and leads back to it.
  const pressed = await press(key, { accept: 'text/html,*/*' }, '');
  expect([pressed.statusCode, pressed.headers['location']]).toEqual([303, `/notices?key=${key}&done=1`]);
  expect(await may(email)).toBe(false);
});

test('CN-03 no key that was changed, cut or made up ends anything or shows anybody', async () => {
  const email = freshAddress();
  await give(email);
  const key = testNoticeKeys.keyOf({ email, kind: 'newsletter' });
  const swapped = `${key[0] === 'A' ? 'B' : 'A'}${key.slice(1)}`;
  const last = `${key.slice(0, -2)}${key.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of [swapped, last, key.slice(0, 20), 'x', "' or 1=1 --", 'A'.repeat(900)]) {
    expect((await press(wrong)).statusCode, wrong).toBe(404);
    const shown = await server.app.inject({
      url: `/api/v1/notices/preferences/?key=${encodeURIComponent(wrong)}`,
    });
    expect(shown.statusCode, wrong).toBe(404);
  }
  expect(await may(email)).toBe(true);
  // Neither does a key tell an address.
  expect(Buffer.from(key, 'base64url').toString('latin1')).not.toContain('salong');
});

test('CN-03 by the link of a mail a guest turns mails off at once, and on only by a mail', async () => {
  const email = freshAddress();
  await give(email);
  const key = testNoticeKeys.keyOf({ email, kind: 'newsletter' });
  const change = (kind: NoticeKind, is_on: boolean) =>
    server.app.inject({
      method: 'PATCH',
      url: '/api/v1/notices/preferences/',
      payload: { key, kind, is_on },
    });
  const shown = (await change('newsletter', false)).json();
  expect(shown).toMatchObject({ email: 'l…@salong.ee', kind: 'newsletter' });
  expect(JSON.stringify(shown)).not.toContain(email);
  expect(await may(email)).toBe(false);
  await change('price_drop', true);
  expect(await may(email, 'price_drop')).toBe(false);
  await write(async (trx) => confirmNotice(trx, await tokenTo(email), new Date()));
  expect(await may(email, 'price_drop')).toBe(true);
});

test('CN-03 each kind of mails, of products that are back too, is switched on by the link of another', async () => {
  for (const kind of noticeKinds) {
    const email = freshAddress();
    const key = testNoticeKeys.keyOf({ email, kind: 'newsletter' });
    const answer = await server.app.inject({
      method: 'PATCH',
      url: '/api/v1/notices/preferences/',
      payload: { key, kind, is_on: true },
    });
    expect([kind, answer.statusCode]).toEqual([kind, 200]);
    const told = await write(async (trx) => confirmNotice(trx, await tokenTo(email), new Date()));
    expect(told).toEqual({ kind, email, product: null });
    expect([kind, await may(email, kind)]).toEqual([kind, true]);
  }
});

test('AU-01 what a user allowed follows to a new address, and the former one gets nothing more', async () => {
  const [from, to] = [freshAddress(), freshAddress()];
  await give(from);
  await give(from, 'review_invitation');
  await give(to);
  await write((trx) => moveConsents(trx, from, to, new Date()));
  const { db } = server.database;
  expect(await notifiable(db, 'newsletter', [from, to])).toEqual(new Set([to]));
  expect(await notifiable(db, 'review_invitation', [from, to])).toEqual(new Set([to]));
  expect(await notifiable(db, 'newsletter', [])).toEqual(new Set());
});

test('AC-05 questions nobody answered go after their time, proofs three years after the consent ended', async () => {
  const { db } = server.database;
  const [ended, standing] = [freshAddress(), freshAddress()];
  await give(ended);
  await press(testNoticeKeys.keyOf({ email: ended, kind: 'newsletter' }));
  await give(standing);
  await ask(freshAddress());
  const inYears = (years: number) => new Date(Date.now() + years * 365.25 * 24 * hourMs);
  await deleteOldNoticeRecords(db, inYears(2.9));
  expect(await history(ended)).toHaveLength(2);
  expect(await db.selectFrom('notice_confirmation').select('kind').execute()).toEqual([]);
  await deleteOldNoticeRecords(db, inYears(3.1));
  expect([await history(ended), await history(standing)]).toMatchObject([[], [{ action: 'given' }]]);
});

test.each([
  ['a consent without a yes', sql`delete from notice_consent_event where email = 'a@b.ee'`],
  ['a yes without a consent', sql`delete from notice_consent where email = 'a@b.ee'`],
])('the audit finds %s', async (_what, damage) => {
  await write((trx) =>
    giveConsent(
      trx,
      { shopId: 2, language: 'et', email: 'a@b.ee', kind: 'newsletter', source: 'account' },
      new Date(),
    ),
  );
  const undone = Symbol('undone');
  await write(async (trx) => {
    await damage.execute(trx);
    const found = await findBroken(trx, noticeInvariants);
    expect(found.filter(({ count }) => count > 0).map(({ name }) => name)).toEqual([
      'Whoever gets mails said yes last, and whoever said yes last gets them',
    ]);
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
});
