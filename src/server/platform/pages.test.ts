import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../../test/people.ts';
import { startTestServer, plainRenderer, type TestServer } from '../../../test/server.ts';
import { purgeTags } from './purge.ts';

let server: TestServer;
let rendered = 0;

beforeAll(async () => {
  server = await startTestServer({
    renderer: {
      ...plainRenderer,
      routeOf: (path) => ({ ...plainRenderer.routeOf(path), isPersonal: path === '/personal' }),
      async renderPage(request) {
        rendered++;
        await request.api.get('/api/v1/products/brands/');
        const { html, ...page } = await plainRenderer.renderPage(request);
        return { ...page, html: Buffer.concat([html, Buffer.from(`signed in: ${request.isSignedIn}`)]) };
      },
    },
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  server.pageCache.purge(['*']);
  rendered = 0;
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers } });

describe('addresses', () => {
  test.each(['/et', '/et/', '/en', '/ru/', '/fi'])(
    'RT-14 %s leads to the home page for good',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([301, '/']);
    },
  );

  test('RT-15 a language nobody speaks here leads to the same page in the present one', async () => {
    const answer = await get('/contact?lang=de&page=2');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/contact?page=2']);
  });

  test('RT-15 LY-15 a supported one switches and is remembered for a year', async () => {
    const answer = await get('/contact?lang=ru');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('"language":"ru"');
    expect(String(answer.headers['set-cookie']).split('; ').toSorted()).toEqual(
      ['locale=ru_RU', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure'].toSorted(),
    );
    expect((await get('/contact', { cookie: 'locale=fi_FI' })).body).toContain('"language":"fi"');
  });

  test('RT-15 who is led on from an address with a language, arrives in it without cookies', async () => {
    const answer = await get('/campaigns/sale?lang=ru');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/campaigns?lang=ru']);
    // Browsers keep a move for good, and a name may get its old address back.
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  test.each(['/campaigns/sale', '/campaigns/allahindlus'])(
    'RT-06 %s still leads to the campaigns',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([301, '/campaigns']);
    },
  );

  test('RT-20 the host picks the shop and its language; an unknown one gets the Estonian shop', async () => {
    expect((await get('/', { host: 'lv.localhost:3000' })).body).toContain(
      '"shopId":3,"countryId":3,"language":"lv"',
    );
    expect((await get('/', { host: 'elsewhere.example' })).body).toContain(
      '"shopId":2,"countryId":2,"language":"et"',
    );
  });
});

describe('cached pages', () => {
  test('are rendered once, whatever query keys nobody listed', async () => {
    await get('/contact');
    await get('/contact?utm_source=letter');
    expect(rendered).toBe(1);
    await get('/contact?page=2');
    expect(rendered).toBe(2);
  });

  test('PL-07 never show one audience what was rendered for another', async () => {
    const ee = await get('/contact');
    const lv = await get('/contact', { cookie: 'selectedDeliveryCountryId=3,1700000000000' });
    const again = await get('/contact');
    expect(ee.body).toContain('"countryId":2');
    expect(lv.body).toContain('"countryId":3');
    expect(again.body).toBe(ee.body);
    const other = await get('/contact', {
      host: 'lv.localhost:3000',
      cookie: 'selectedDeliveryCountryId=2,1',
    });
    expect(other.body).toContain('"shopId":3,"countryId":2');
    expect(rendered).toBe(3);
  });

  test('are rendered once for many who ask at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/contact')));
    expect(rendered).toBe(1);
  });

  test('are forgotten with the commit that changes what they show', async () => {
    await get('/contact');
    await server.database.db.transaction().execute((trx) => purgeTags(trx, ['brands']));
    await vi.waitFor(async () => {
      await get('/contact');
      expect(rendered).toBe(2);
    });
  });

  test('answer 304 to those who have the page', async () => {
    const first = await get('/contact');
    const again = await get('/contact', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('travel compressed as the browser accepts it', async () => {
    expect((await get('/contact', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    const plain = await get('/contact');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.payload).toContain('</html>');
    for (const _time of ['rendered', 'cached']) {
      const zipped = await get('/contact', { 'accept-encoding': 'gzip' });
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
    }
  });
});

describe('personal pages', () => {
  test('RT-10 are rendered each time, for the person of the cookie, and no browser or search engine keeps them', async () => {
    const { token } = await signIn(server.database.db);
    const cookie = `token=${token}`;
    const first = await get('/personal', { cookie });
    expect(first.body).toContain('signed in: true');
    await get('/personal', { cookie });
    expect(rendered).toBe(2);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(first.headers.etag).toBeUndefined();
    expect((await get('/personal')).body).toContain('signed in: false');
    expect((await get('/personal', { cookie: 'token=nobodys' })).body).toContain('signed in: false');
    expect((await get('/contact', { cookie })).body).toContain('signed in: false');
  });
});

describe('cached pages over a real connection', () => {
  const address = () => `http://127.0.0.1:${(server.app.server.address() as { port: number }).port}`;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(address() + path, { headers, redirect: 'manual' });

  beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }));

  test('PL-07 the quick answer is the same page with the same headers, and never another audience’s', async () => {
    const first = await ask('/contact');
    const quick = await ask('/contact');
    const country = await ask('/contact', { cookie: 'selectedDeliveryCountryId=3,1' });
    const language = await ask('/contact', { cookie: 'locale=ru_RU' });
    expect(await quick.text()).toBe(await first.text());
    for (const name of [
      'content-security-policy',
      'etag',
      'cache-control',
      'vary',
      'x-content-type-options',
    ]) {
      expect(quick.headers.get(name)).toBe(first.headers.get(name));
    }
    expect(await country.text()).toContain('"countryId":3');
    expect(await language.text()).toContain('"language":"ru"');
    expect(rendered).toBe(3);
  });

  test('RT-15 RT-16 an address that begins like that of another host leads nowhere else', async () => {
    const { port } = server.app.server.address() as { port: number };
    const answerOf = (path: string) =>
      new Promise<string>((resolve, reject) => {
        const asked = request({ port, path, host: '127.0.0.1' }, (answer) => {
          answer.resume();
          resolve(`${answer.statusCode} ${answer.headers.location ?? ''}`);
        });
        asked.on('error', reject).end();
      });
    for (const path of [
      '//evil.example?lang=xx',
      '///evil.example?lang=xx',
      '/\\evil.example?lang=xx',
      '/\\/evil.example?lang=xx',
    ]) {
      expect(await answerOf(path), path).toBe('302 /evil.example');
    }
    expect(await answerOf('http://evil.example/contact?lang=xx')).toBe('302 /contact');
    expect(await answerOf('//contact')).toBe('200 ');
  });

  test('a page with a token that is nobody’s is that of an anonymous visitor, from memory too', async () => {
    const first = await ask('/contact');
    const answered = async () =>
      Number(/pages_answered_from_memory\S* (\d+)/.exec(await (await ask('/metrics')).text())?.[1]);
    const before = await answered();
    const dead = await ask('/contact', { cookie: 'token=abc' });
    expect([await dead.text(), await answered()]).toEqual([await first.text(), before + 1]);
  });
});
