import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, settled } from './accessible.ts';
import { addressShown, desktop, overflow, phone, useVisitors } from './visitor.ts';

const newVisitor = useVisitors();

/** A shade of a colour line of the demo shop, which has a leaflet of two pages and a chart. */
const product = '/products/253';
const leaflet = /^Kasutusjuhend/;

const viewer = (page: Page) => page.getByRole('dialog', { name: leaflet });
const sheets = (page: Page) => viewer(page).getByRole('listitem');
const words = (page: Page) => viewer(page).getByText('Kreemjas püsivärv salongile').first();
const scale = (page: Page) => viewer(page).getByRole('group', { name: 'Suurus' }).getByText(/%$/).innerText();
/** Whether anything is drawn on a page, by the colours of its dots. */
const isDrawn = (page: Page, index: number) =>
  sheets(page)
    .nth(index)
    .evaluate((sheet) => {
      const canvas = sheet.querySelector('canvas');
      if (!canvas) return false;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.some((shade, at) => at % 4 === 0 && shade < 100);
    });

test('PL-04 a document of a product is read within the shop: pages, words, sizes, download, and back to its link', async () => {
  const { page, open } = await newVisitor({ window: desktop });
  const readers: string[] = [];
  page.on('request', (request) => {
    if (/\/pdf[.-]/.test(request.url())) readers.push(request.url());
  });
  await open(product);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('link', { name: leaflet });
  expect(readers, 'the reader before anything is opened').toEqual([]);
  await link.click();

  await words(page).waitFor();
  await expect.poll(() => isDrawn(page, 0)).toBe(true);
  expect(await sheets(page).count()).toBe(2);
  await viewer(page).getByText('Lehekülg 1 / 2').waitFor();
  // Words of pages nobody looks at yet are there to be found.
  await sheets(page)
    .nth(1)
    .getByText(/kestoväri/)
    .first()
    .waitFor({ state: 'attached' });
  await settled(page);
  expect(await findings(page)).toEqual([]);

  const before = (await sheets(page).first().boundingBox())!;
  await page.keyboard.press('+');
  await expect.poll(() => scale(page)).toMatch(/^150\s%$/);
  await expect
    .poll(async () => (await sheets(page).first().boundingBox())!.width)
    .toBeGreaterThan(before.width * 1.1);
  await page.keyboard.press('0');
  await viewer(page).getByRole('button', { name: 'Vähenda' }).click();
  await expect.poll(() => scale(page)).toMatch(/^125\s%$/);
  await page.getByRole('region', { name: leaflet }).press('End');
  await viewer(page).getByText('Lehekülg 2 / 2').waitFor();
  await expect.poll(() => isDrawn(page, 1)).toBe(true);

  const coming = page.waitForEvent('download');
  await viewer(page).getByRole('link', { name: 'Laadi alla' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('kasutusjuhend.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.keyboard.press('Escape');
  await viewer(page).waitFor({ state: 'detached' });
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(addressShown(page)).toMatch(/^\/products\/253/);
});

test('PL-04 the viewer is the whole screen of a phone, and twenty documents leave nothing behind', async () => {
  const { page, open } = await newVisitor({ window: phone, prefersLessMotion: true });
  await open(product);
  const link = page.getByRole('link', { name: leaflet });
  await link.click();
  await words(page).waitFor({ state: 'attached' });
  await expect.poll(() => isDrawn(page, 0)).toBe(true);
  expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  expect(await overflow(page)).toBe(0);
  await settled(page);
  expect(await findings(page)).toEqual([]);
  for (let time = 0; time < 20; time++) {
    await viewer(page).getByRole('button', { name: 'Sulge' }).click();
    await viewer(page).waitFor({ state: 'detached' });
    await link.click();
    await words(page).waitFor({ state: 'attached' });
  }
  await page.keyboard.press('Escape');
  await viewer(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await page.locator('canvas').count()).toBe(0);
});

test('PL-04 a press for another tab, and one without script, is a download', async () => {
  const { page, open } = await newVisitor({ hasScript: false });
  await open(product);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: leaflet }).click();
  expect((await coming).suggestedFilename()).toBe('kasutusjuhend.pdf');

  const other = await newVisitor({ window: desktop });
  await other.open(product);
  const saved = other.page.waitForEvent('download');
  await other.page.getByRole('link', { name: leaflet }).click({ modifiers: ['Alt'] });
  await saved;
  expect(await other.page.getByRole('dialog').count()).toBe(0);
});

test('PL-04 a file that is gone, broken, locked or does not arrive says so and can be tried again', async () => {
  const { page, open, expects } = await newVisitor({ window: desktop });
  expects(/status of 404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const answers: [RegExp, (route: Route) => Promise<void>][] = [
    [/enam poes ei ole/, (route) => route.fulfill({ status: 404, body: 'Not found' })],
    [/ei saa siin näidata/, (route) => route.fulfill({ body: 'no pdf at all' })],
    [/parooliga kaitstud/, (route) => route.fulfill({ body: lockedPdf })],
    [/ei jõudnud kohale/, (route) => route.abort('internetdisconnected')],
  ];
  await open(product);
  for (const [words, answer] of answers) {
    await page.route('**/media/files/**', answer);
    await page.getByRole('link', { name: leaflet }).click();
    await viewer(page).getByRole('alert').getByText(words).waitFor();
    expect(await viewer(page).getByRole('link', { name: 'Laadi alla' }).count()).toBe(1);
    await page.unroute('**/media/files/**');
    if (!/parool/.test(words.source)) {
      await viewer(page).getByRole('button', { name: 'Proovi uuesti' }).click();
      await sheets(page).first().waitFor();
    }
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
  }
});

test('PL-04 RT-13 an address opens a document of a product, by its number and nothing else', async () => {
  const { page, open, shop, expects } = await newVisitor({ window: desktop });
  const { documents } = (await (await fetch(`${shop}/api/v1${product}/`)).json()) as {
    documents: { id: number; title: string }[];
  };
  const manual = documents.find(({ title }) => title === 'Kasutusjuhend')!;
  const address = (props: object) =>
    `/contact?modal=fileViewer&modalProps=${encodeURIComponent(JSON.stringify(props))}`;
  await open(address({ product: 253, document: manual.id }));
  await words(page).waitFor();
  expects(/status of 404/);
  expects(/modalProps of fileViewer: "(?:product|url)" is ignored/);
  for (const props of [
    {},
    { product: 253, document: 0 },
    { product: 'x', url: 'https://elsewhere.example/a.pdf' },
  ]) {
    await open(address(props));
    await page.getByRole('dialog').getByText('Seda, mida otsid, siin ei ole').waitFor();
  }
});

/** The smallest file that asks for a password before it shows anything. */
const lockedPdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
  `4 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>>>endobj`,
  `trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]>>`,
  '%%EOF',
].join('\n');
