import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerDocument } from '../../domain/customers/contract.ts';
import { tallinnDay } from '../../domain/time.ts';
import { buildCustomer, requester, signIn, signInStaff } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let png: Buffer;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
beforeAll(async () => {
  server = await startTestServer();
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a44' } })
    .png()
    .toBuffer();
});
afterAll(() => server.stop());

const at = (uuid: string, rest = '') => `/api/v1/customers/${uuid}/documents/${rest}`;
const as = (token?: string) => requester(server.app, token);

async function salon(role: 'CUSTOMER_ADMIN' | 'CUSTOMER_USER' = 'CUSTOMER_ADMIN') {
  const customer = await buildCustomer(server.database.db);
  return { ...customer, ...(await signIn(server.database.db, { customerId: customer.id, role })) };
}

let addresses = 0;
interface Part {
  name: string;
  content: Buffer | string;
  filename?: string;
}
async function send(token: string | undefined, url: string, parts: Part[]) {
  const form = new FormData();
  for (const { name, content, filename } of parts) {
    if (filename === undefined) form.append(name, String(content));
    else form.append(name, new Blob([new Uint8Array(Buffer.from(content))]), filename);
  }
  const request = new Request('http://shop', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url,
    remoteAddress: `10.9.0.${++addresses}`,
    headers: {
      'content-type': request.headers.get('content-type')!,
      ...(token !== undefined && { authorization: `Token ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<CustomerDocument>() };
}
const licence = (changes: Partial<Part> = {}): Part => ({
  name: 'file',
  content: pdf,
  filename: 'litsents.pdf',
  ...changes,
});
const fileOf = (token: string | undefined, url: string) =>
  server.app.inject({ url, headers: token === undefined ? {} : { authorization: `Token ${token}` } });

test('AC-01 a licence is uploaded, listed, downloaded as it was and deleted with its file', async () => {
  const { uuid, token } = await salon();
  const sent = await send(token, at(uuid), [licence(), { name: 'expires_on', content: '2999-12-31' }]);
  expect(sent).toEqual({
    status: 200,
    body: {
      id: expect.any(Number),
      name: 'litsents.pdf',
      content_type: 'application/pdf',
      bytes: pdf.length,
      expires_on: '2999-12-31',
      is_expired: false,
      status: 'pending',
      uploaded_at: expect.any(String),
      url: at(uuid, `${sent.body.id}/file/`),
    },
  });
  expect((await as(token).get(at(uuid))).body).toEqual([sent.body]);
  const file = await fileOf(token, sent.body.url);
  expect(file.rawPayload.equals(pdf)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="litsents.pdf"; filename*=UTF-8''litsents.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(file.headers['content-security-policy']).toContain('sandbox');
  expect((await as(token).remove(at(uuid, `${sent.body.id}/`))).status).toBe(204);
  expect((await fileOf(token, sent.body.url)).statusCode).toBe(404);
  const { rows } = await sql<{
    topic: string;
  }>`select topic from outbox where topic = 'customers.delete-file'`.execute(server.database.db);
  expect(rows).toHaveLength(1);
});

test('AC-01 a file is what its content says, whatever its name', async () => {
  const { uuid, token } = await salon();
  const { body } = await send(token, at(uuid), [licence({ content: png, filename: 'pilt.html' })]);
  expect(body).toMatchObject({ name: 'pilt.html', content_type: 'image/png', expires_on: null });
  expect((await fileOf(token, body.url)).headers['content-type']).toBe('image/png');
});

test.each<[string, () => Part[], object]>([
  [
    'a page',
    () => [licence({ content: '<html><script>alert(1)</script></html>' })],
    { file: ['invalid_file'] },
  ],
  [
    'a drawing',
    () => [licence({ content: '<svg xmlns="http://www.w3.org/2000/svg"/>' })],
    { file: ['invalid_file'] },
  ],
  ['half a picture', () => [licence({ content: png.subarray(0, 30) })], { file: ['invalid_file'] }],
  ['an empty file', () => [licence({ content: '' })], { file: ['required'] }],
  ['no file', () => [{ name: 'expires_on', content: '2030-01-01' }], { file: ['required'] }],
  ['a text in place of a file', () => [{ name: 'file', content: 'abc' }], { file: ['unknown_field'] }],
  [
    'more than 10 MB',
    () => [licence({ content: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') })],
    { file: ['file_too_large'] },
  ],
  [
    'no day',
    () => [licence(), { name: 'expires_on', content: '2026-02-30' }],
    { expires_on: ['invalid_date'] },
  ],
  [
    'a licence that expired yesterday',
    () => [licence(), { name: 'expires_on', content: tallinnDay(new Date(Date.now() - 86_400_000)) }],
    { expires_on: ['already_expired'] },
  ],
  [
    'another field',
    () => [licence(), { name: 'status', content: 'approved' }],
    { status: ['unknown_field'] },
  ],
])('AC-01 ER-01 %s is refused with its field', async (_what, parts, fields) => {
  const { uuid, token } = await salon();
  expect(await send(token, at(uuid), parts())).toEqual({ status: 400, body: fields });
  expect((await as(token).get(at(uuid))).body).toEqual([]);
});

test('AC-01 two files at once and a body of another kind are refused', async () => {
  const { uuid, token } = await salon();
  expect((await send(token, at(uuid), [licence(), licence()])).status).toBe(413);
  expect(await as(token).post(at(uuid), { file: 'abc' })).toMatchObject({
    status: 415,
    body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
  });
});

test('AC-01 documents are for users of the customer and for staff with a permission', async () => {
  const { db } = server.database;
  const owner = await salon();
  const { body } = await send(owner.token, at(owner.uuid), [licence()]);
  const colleague = await signIn(db, { customerId: owner.id, role: 'CUSTOMER_USER' });
  const stranger = await salon();
  const staff = await signInStaff(db, 'TH_SHOP_ADMIN');

  const file = async (token?: string) => (await fileOf(token, body.url)).statusCode;
  expect(await file(owner.token)).toBe(200);
  expect(await file(colleague.token)).toBe(200);
  expect(await file(staff.token)).toBe(200);
  expect(await file(stranger.token)).toBe(404);
  expect(await file()).toBe(401);
  // Nor by way of one's own customer, the public folder, or a cookie.
  expect((await fileOf(stranger.token, at(stranger.uuid, `${body.id}/file/`))).statusCode).toBe(404);
  expect(
    (await server.app.inject({ url: body.url, headers: { cookie: `token=${owner.token}` } })).statusCode,
  ).toBe(401);
  const { rows } = await sql<{
    storage_key: string;
  }>`select storage_key from customer_document where id = ${body.id}`.execute(db);
  expect((await fileOf(owner.token, `/media/files/${rows[0]!.storage_key}`)).statusCode).toBe(404);

  expect((await send(colleague.token, at(owner.uuid), [licence()])).status).toBe(403);
  expect((await as(colleague.token).remove(at(owner.uuid, `${body.id}/`))).status).toBe(403);
  expect((await send(stranger.token, at(owner.uuid), [licence()])).status).toBe(404);
  expect((await as(stranger.token).remove(at(owner.uuid, `${body.id}/`))).status).toBe(404);
  expect((await as(stranger.token).remove(at(stranger.uuid, `${body.id}/`))).status).toBe(404);
  expect((await send(undefined, at(owner.uuid), [licence()])).status).toBe(401);
  expect((await as(staff.token).get<unknown[]>(at(owner.uuid))).body).toHaveLength(1);
  expect((await as(stranger.token).get(at(owner.uuid))).status).toBe(404);
});

test('AC-01 staff with a permission approves or denies a document, and corrects its last day', async () => {
  const { db } = server.database;
  const { uuid, token } = await salon();
  const { body } = await send(token, at(uuid), [licence()]);
  const decision = `/api/v1/administrator/customers/${uuid}/documents/${body.id}/approval/`;
  expect((await as(token).post(decision, { status: 'approved' })).status).toBe(403);
  expect((await as().post(decision, { status: 'approved' })).status).toBe(401);
  const staff = await signInStaff(db, 'TH_USER_ADMIN');
  const decided = await as(staff.token).post(decision, { status: 'approved', expires_on: '2020-01-01' });
  expect(decided).toMatchObject({
    status: 200,
    body: { status: 'approved', expires_on: '2020-01-01', is_expired: true },
  });
  expect(
    (await as(staff.token).post(decision.replace(uuid, (await salon()).uuid), { status: 'denied' })).status,
  ).toBe(404);
});

test.each([
  ['C:\\Users\\Mari\\litsents.pdf', 'litsents.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['лицензия "2026"; x=.pdf', undefined],
  ['رخصة💇.pdf', 'رخصة💇.pdf'],
  ['n'.repeat(500), 'n'.repeat(255)],
])('AC-01 a file called %j keeps a harmless name', async (filename, expected) => {
  const { uuid, token } = await salon();
  const { status, body } = await send(token, at(uuid), [licence({ filename })]);
  expect(status).toBe(200);
  if (expected !== undefined) expect(body.name).toBe(expected);
  const header = String((await fileOf(token, body.url)).headers['content-disposition']);
  expect(header).toMatch(/^attachment; filename="[\w. -]*"; filename\*=UTF-8''[\w.%~!-]+$/);
});
