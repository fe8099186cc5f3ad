import { expect, test } from 'vitest';
import { useVisitors, type Visitor } from './visitor.ts';

const newVisitor = useVisitors();
const call = '/api/v1/client-errors/';

/** The page as the server renders it, but for one change. */
async function withChange(
  { context }: Visitor,
  path: string,
  change: (html: string) => string,
): Promise<void> {
  await context.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

const listening = (html: string) => html.replace('"reportsErrors":false', '"reportsErrors":true');

test('ER-02 without error reporting an error in the browser makes no request', async () => {
  const { page, open, expects } = await newVisitor();
  await open('/contact');
  expects(/page error: the shelf fell down/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const met = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('the shelf fell down');
    });
  });
  await met;
  await page.waitForTimeout(500);
  expect(requests.filter((url) => url.includes(call) || url.includes('client-error'))).toEqual([]);
});

test('ER-02 an error in the browser is reported once, with the path and not the query', async () => {
  const visitor = await newVisitor();
  const { page, open, expects } = visitor;
  await withChange(visitor, '/contact?search=mari', listening);
  await open('/contact?search=mari');
  expects(/page error: the shelf fell down/);
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(call)) reports.push(request.postDataJSON());
  });
  const heard = page.waitForResponse((answer) => answer.url().endsWith(call));
  await page.evaluate(() => {
    for (let time = 0; time < 3; time++) {
      setTimeout(() => {
        throw new TypeError('the shelf fell down');
      });
    }
  });
  expect((await heard).status()).toBe(204);
  expect(reports).toEqual([
    { name: 'TypeError', message: 'the shelf fell down', path: '/contact', stack: expect.any(String) },
  ]);
});

test('ER-02 a page the browser would render otherwise than the server is told of', async () => {
  const visitor = await newVisitor();
  const { page, open, expects } = visitor;
  await withChange(visitor, '/contact', (html) => listening(html).replace(/(<h1[^>]*>)[^<]+/, '$1Muu'));
  expects(/Minified React error #418/);
  const heard = page.waitForRequest((request) => request.url().endsWith(call));
  await open('/contact');
  expect((await heard).postDataJSON()).toMatchObject({
    message: expect.stringContaining('Minified React error #418'),
  });
});
