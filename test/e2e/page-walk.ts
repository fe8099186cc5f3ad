import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings, settled } from './accessible.ts';
import type { ShownPage } from './pages.ts';
import { desktop, overflow, phone, type Visitor, type VisitorOptions } from './visitor.ts';

/** How long a test of one page may take, in ms: pictures nobody asked for before are rendered first. */
export const pageTimeoutMs = 300_000;

/**
 * Looks at a page at a desk and on a phone: it answers as it should, is clean to axe and no wider than its window.
 * Whatever the browser complains about (a breach of the content policy, an error, a file that is not there) fails the
 * test too, see visitor.ts.
 */
export async function walkPage(
  newVisitor: (options: VisitorOptions) => Promise<Visitor>,
  { path, status = 200 }: ShownPage,
): Promise<void> {
  const { page, open, expects } = await newVisitor({ window: desktop, prefersLessMotion: true });
  if (status === 404) expects(/status of 404/);
  expect(await open(path)).toBe(status);
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
