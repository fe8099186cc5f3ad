import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';
import { buildProduct } from '../../../test/factories.ts';
import { buildCustomer, signIn } from '../../../test/people.ts';
import { buildDraft, placer, signedInAs } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { PersonalDataExport } from '../../domain/personal-data/contract.ts';
import type { CustomerRole } from '../../domain/visitor.ts';
import { giveConsent } from '../notices/service.ts';
import { exportTopic } from './topic.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const exportsUrl = '/api/v1/account/exports/';
const call = (method: 'GET' | 'POST', url: string, token?: string) =>
  server.app.inject({ method, url, headers: token === undefined ? {} : { authorization: `Token ${token}` } });
const erase = (token: string) => call('POST', '/api/v1/rest-auth/delete/', token);

/** What the worker does with a message. */
const make = (id: string, attempt = 1) =>
  exportTopic({ db: server.database.db, clock: () => new Date() }).run({
    id: crypto.randomUUID(),
    payload: { export: id },
    key: id,
    attempt,
    signal: new AbortController().signal,
  } as Parameters<ReturnType<typeof exportTopic>['run']>[0]);

async function unpacked(zip: Buffer): Promise<Record<string, Buffer>> {
  const open = promisify<Buffer, Options, ZipFile>(fromBuffer);
  const file = await open(zip, { lazyEntries: false });
  const found: Record<string, Buffer> = {};
  const reading: Promise<void>[] = [];
  file.on('entry', (entry: Entry) => {
    const read = promisify(file.openReadStream.bind(file) as (one: Entry, done: never) => void) as (
      one: Entry,
    ) => Promise<NodeJS.ReadableStream>;
    reading.push(read(entry).then(async (stream) => void (found[entry.fileName] = await buffer(stream))));
  });
  await new Promise((resolve, reject) => file.once('end', resolve).once('error', reject));
  await Promise.all(reading);
  return found;
}

async function person(parts: { customerId?: number; role?: CustomerRole } = {}) {
  const { db } = server.database;
  const signedIn = await signIn(db, parts);
  const name = 'Mari <b>"مريم" 💇';
  await db.updateTable('user_account').set({ first_name: name }).where('id', '=', signedIn.userId).execute();
  const { email } = await db
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', signedIn.userId)
    .executeTakeFirstOrThrow();
  return { ...signedIn, email, name };
}

test('AC-05 an export is asked for, made, mailed about and fetched by its link', async () => {
  const { db } = server.database;
  const salon = await buildCustomer(db);
  const { token, userId, email, name } = await person({ customerId: salon.id });
  const product = await buildProduct(db);
  await db.insertInto('favourite').values({ user_id: userId, product_id: product.id }).execute();
  const order = await buildDraft(db, { products: [product.id], customerId: salon.id, userId });
  await placer(server).submit(order.uuid, { visitor: signedInAs(userId) });
  const started = await call('POST', exportsUrl, token);
  expect(started.statusCode).toBe(200);
  const { id, status, url } = started.json<PersonalDataExport>();
  expect([status, url]).toEqual(['pending', null]);
  // Asked for again while it is made: the same.
  expect((await call('POST', exportsUrl, token)).json<PersonalDataExport>().id).toBe(id);

  await make(id);
  // The message again, after a process died: nothing is made or mailed twice.
  await make(id);
  const [ready] = (await call('GET', exportsUrl, token)).json<PersonalDataExport[]>();
  expect(ready).toMatchObject({ id, status: 'ready' });
  const archive = await call('GET', ready!.url!);
  expect([archive.statusCode, archive.headers['content-type'], archive.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  const files = await unpacked(archive.rawPayload);
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'account',
      'consents',
      'customers',
      'events',
      'favourites',
      'invoices',
      'loyalty',
      'mails',
      'notices',
      'orders',
      'payments',
      'returns',
      'reviews',
      'saved_lists',
    ]
      .map((room) => `${room}.json`)
      .concat('summary.pdf'),
  );
  const json = (room: string) => JSON.parse(files[`${room}.json`]!.toString('utf8')) as unknown;
  expect(json('account')).toMatchObject({ email, first_name: name });
  expect(json('favourites')).toMatchObject([{ product_id: product.id }]);
  expect(json('invoices')).toMatchObject([{ kind: 'invoice', total_cents: expect.any(Number) }]);
  expect(json('customers')).toMatchObject({ customers: [{ role: 'CUSTOMER_ADMIN' }] });
  expect(files['summary.pdf']!.subarray(0, 5).toString()).toBe('%PDF-');
  // Nothing that would let a reader of the archive sign in.
  expect(files['account.json']!.toString()).not.toMatch(/hash|secret|token_|password/);
  const mails = await db.selectFrom('mail').select('template').where('recipient', '=', email).execute();
  expect(mails.map(({ template }) => template)).toEqual(['data-export']);
});

test('AC-05 an export is for its owner: no list of another, no guessed link, nothing after its time', async () => {
  const { token } = await person();
  const { id } = (await call('POST', exportsUrl, token)).json<PersonalDataExport>();
  await make(id);
  const [ready] = (await call('GET', exportsUrl, token)).json<PersonalDataExport[]>();
  const stranger = await person();
  expect((await call('GET', exportsUrl, stranger.token)).json()).toEqual([]);
  expect((await call('GET', exportsUrl)).statusCode).toBe(401);
  expect((await call('POST', exportsUrl)).statusCode).toBe(401);
  for (const key of [id, 'x'.repeat(43), '%00', '..%2f']) {
    expect((await call('GET', `/api/v1/account/exports/${key}/archive.zip`)).statusCode, key).toBeGreaterThan(
      399,
    );
  }
  server.setNow(new Date(Date.now() + 8 * 24 * 3600_000));
  const late = await call('GET', ready!.url!);
  const follow = (cookie: string) =>
    server.app.inject({ url: ready!.url!, headers: { accept: 'text/html,*/*;q=0.8', cookie } });
  const [known, unknown] = [await follow('locale=ru_RU; token=abc'), await follow('locale=lv_LV')];
  server.setNow(new Date());
  expect([late.statusCode, late.json()]).toMatchObject([404, { code: 'EXPORT_NOT_FOUND' }]);
  // A browser shows people a page, in their language and with the way to a new one.
  for (const { statusCode, headers } of [known, unknown])
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
  expect(known.body).toContain('Эта ссылка больше не действует');
  expect(known.body).toContain('href="/account/data"');
  expect(unknown.body).toContain('Šī saite vairs nedarbojas');
  expect(unknown.body).toContain('href="/?modal=login&amp;modalProps=');
});

test('AC-05 a session that proved itself long ago neither exports nor erases', async () => {
  const { db } = server.database;
  const { token, sessionId } = await person();
  await db
    .updateTable('session')
    .set({ authenticated_at: new Date(Date.now() - 3600_000) })
    .where('id', '=', sessionId)
    .execute();
  for (const answer of [await call('POST', exportsUrl, token), await erase(token)]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'RECENT_LOGIN_NEEDED' }]);
  }
  expect((await call('GET', exportsUrl, token)).json()).toEqual([]);
});

test('AC-05 more than five exports a day are refused, asked for at once too', async () => {
  const { token } = await person();
  for (let made = 0; made < 5; made++) {
    const { id } = (await call('POST', exportsUrl, token)).json<PersonalDataExport>();
    await make(id);
  }
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', exportsUrl, token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429, 429]);
});

test('AC-05 erasing leaves no trace of a person, ends every session and says so in a last mail', async () => {
  const { db } = server.database;
  const own = await buildCustomer(db, { isBusiness: false });
  const { token, userId, email } = await person({ customerId: own.id });
  await db
    .insertInto('favourite')
    .values({ user_id: userId, product_id: (await buildProduct(db)).id })
    .execute();
  const given = { email, kind: 'newsletter', source: 'account', shopId: 2, language: 'et' } as const;
  await db.transaction().execute((trx) => giveConsent(trx, given, new Date()));
  const { id } = (await call('POST', exportsUrl, token)).json<PersonalDataExport>();
  await make(id);

  expect((await erase(token)).statusCode).toBe(204);
  expect((await call('GET', exportsUrl, token)).statusCode).toBe(401);
  const user = await db
    .selectFrom('user_account')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({ first_name: '', last_name: '', password_hash: null, is_active: false });
  expect(user.email).not.toContain('salong');
  expect(await db.selectFrom('customer').select('id').where('id', '=', own.id).execute()).toEqual([]);
  // Whatever table refers to users, also one that comes later: none holds a row of this one any more.
  const { rows: references } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'user_account'::regclass`.execute(db);
  expect(references.length).toBeGreaterThan(8);
  for (const { table, column } of references) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(db);
    expect(rows, `${table}.${column}`).toEqual([]);
  }
  for (const table of ['notice_consent', 'notice_consent_event', 'notice_confirmation'] as const) {
    const rows = await db.selectFrom(table).selectAll().where('email', '=', email).execute();
    expect(rows, table).toEqual([]);
  }
  // The proof stays for who shows the address again, and names nobody.
  const proof = db.selectFrom('notice_consent_event').select(['email', 'action', 'source']);
  const email_hash = hash('sha256', email, 'buffer');
  expect(await proof.where('email_hash', '=', email_hash).execute()).toEqual([
    { email: null, action: 'given', source: 'account' },
  ]);
  const mails = await db.selectFrom('mail').select('template').where('recipient', '=', email).execute();
  expect(mails).toEqual([{ template: 'account-erased' }]);
  // The address is free for a new account.
  await db.insertInto('user_account').values({ email }).execute();
});

test('AC-05 colleagues keep their company; its last administrator hands it over first', async () => {
  const { db } = server.database;
  const salon = await buildCustomer(db);
  const admin = await person({ customerId: salon.id });
  const colleague = await person({ customerId: salon.id, role: 'CUSTOMER_USER' });
  const refused = await erase(admin.token);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'LAST_ADMIN' }]);
  expect((await call('GET', exportsUrl, admin.token)).statusCode).toBe(200);
  expect((await erase(colleague.token)).statusCode).toBe(204);
  // Now nobody else belongs to it.
  expect((await erase(admin.token)).statusCode).toBe(204);
  expect(await db.selectFrom('customer').select('id').where('id', '=', salon.id).execute()).toEqual([]);
});

test('AC-05 two administrators who leave at once: the company is never left without one', async () => {
  const { db } = server.database;
  for (let round = 0; round < 10; round++) {
    const salon = await buildCustomer(db);
    await person({ customerId: salon.id, role: 'CUSTOMER_USER' });
    const admins = [await person({ customerId: salon.id }), await person({ customerId: salon.id })];
    const answers = await Promise.all(admins.map(({ token }) => erase(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  }
});
