import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { pages } from './pages.ts';
import { desktop, overflow, phone, useVisitors } from './visitor.ts';

vi.setConfig({ testTimeout: 300_000 });

const newVisitor = useVisitors();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA, one line a finding. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    }),
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n').at(-1)?.trim() ?? ''}`,
    ),
  );
}

/** Waits until all that is in view has come. Pictures nobody asked for before are drawn first, which takes its time. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 200_000 });
}

/** Brings everything below the fold on the screen once, then the top again. */
async function leafThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await settled(page);
}

/*
 * Whatever the browser complains about on a page (a breach of the content policy, an error, a file that is
 * not there) fails its test, see visitor.ts.
 */
for (const one of pages) {
  const status = 'status' in one ? one.status : 200;
  test(`RT-09 LY-11 ${one.name}: clean to axe, and no wider than its window from 320 to 1440 px`, async () => {
    const { page, open, expects } = await newVisitor({ window: desktop, prefersLessMotion: true });
    if (status === 404) expects(/status of 404/);
    expect(await open(one.path)).toBe(status);
    await leafThrough(page);
    expect(await page.getByRole('heading', { level: 1 }).count(), 'one main heading').toBe(1);
    expect(await page.title()).toMatch(/(^| – )Ilumaja$/);
    expect(await findings(page), 'axe at a desk').toEqual([]);
    for (const width of [1440, 860, 360, 320]) {
      await page.setViewportSize({ width, height: phone.height });
      await expect.poll(() => overflow(page), { message: `px too wide at ${width}` }).toBe(0);
    }
    await page.setViewportSize(phone);
    expect(await findings(page), 'axe on a phone').toEqual([]);
  });
}

test('LY-03 LY-04 LY-05 LY-09 SR-02 what opens over a page is clean to axe too', async () => {
  const { page, open } = await newVisitor({ window: desktop, prefersLessMotion: true });
  await open('/contact');
  await page.getByRole('button', { name: 'Kõik tooted' }).click();
  await page.getByRole('navigation', { name: 'Kategooriad' }).getByRole('link').first().waitFor();
  expect(await findings(page), 'category menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Otsi poest' }).fill('sampoon');
  await page
    .locator('#search-panel')
    .getByRole('link', { name: /^Näita/ })
    .waitFor();
  expect(await findings(page), 'search').toEqual([]);
  for (const modal of ['brands', 'deliveryCountryLanguage', 'cookiePolicy', 'login', 'errorMessage']) {
    await open(`/contact?modal=${modal}`);
    await page.getByRole('dialog').waitFor();
    await settled(page);
    expect(await findings(page), modal).toEqual([]);
  }
  await page.setViewportSize(phone);
  for (const modal of ['mobileNav', 'categories', 'search', 'brands']) {
    await open(`/contact?modal=${modal}`);
    await page.getByRole('dialog').waitFor();
    await settled(page);
    expect(await findings(page), `${modal} on a phone`).toEqual([]);
    expect(await overflow(page), `${modal} on a phone`).toBe(0);
  }
});

test('PP-02 LY-01 the cookie question hides nothing that has the focus and is clean to axe', async () => {
  const { page, open } = await newVisitor({
    window: phone,
    hasChosenCookies: false,
    prefersLessMotion: true,
  });
  await open('/contact');
  await page.getByRole('region', { name: 'Küpsised' }).waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
