import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../../src/domain/locales.ts';
import { cataloguePages, otherPages } from './pages.ts';
import { pageTimeoutMs } from './page-walk.ts';
import { phone, useVisitors } from './visitor.ts';

const newVisitor = useVisitors();

const paths = [
  ...cataloguePages,
  { name: 'search with a typing error', path: '/products?search=shampon' },
  { name: 'rows', path: '/products/categories/8-juuksehooldus?look=rows' },
  ...otherPages.filter(({ status }) => status === undefined),
  { name: 'withdrawal', path: '/withdraw' },
].map(({ path }) => path);

test(
  'LY-03 on a phone whatever one presses is as large as a finger, on pages of every kind',
  { timeout: pageTimeoutMs },
  async () => {
    const { page, open } = await newVisitor({ window: phone, hasTouch: true, prefersLessMotion: true });
    const small: string[] = [];
    for (const path of paths) {
      await open(path);
      small.push(...(await smallTargets(page)).map((one) => `${path}: ${one}`));
    }
    expect(small).toEqual([]);
  },
);

test(
  'LY-15 PL-04 at 320 px the words of the header and of the bar that buys, which a jump past its button brings too, are whole in five languages',
  { timeout: pageTimeoutMs },
  async () => {
    const { page, open } = await newVisitor({ window: { width: 320, height: 740 }, hasTouch: true });
    for (const language of languages) {
      await open(`/products/253?lang=${language}`);
      await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
      await page.locator('section.fixed').waitFor();
      expect(await cutWords(page), language).toEqual([]);
    }
  },
);

test(
  'PL-03 at 320 px with letters of twice their size nothing of a product stands beyond the edge of the page',
  { timeout: pageTimeoutMs },
  async () => {
    const { page, open } = await newVisitor({ window: { width: 320, height: 740 }, hasTouch: true });
    for (const language of languages) {
      await open(`/products/253?lang=${language}`);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await beyondTheEdge(page), language).toEqual([]);
    }
  },
);

test('a page is magnified with two fingers wherever they are put', async () => {
  const { page, open } = await newVisitor({ window: phone, hasTouch: true, prefersLessMotion: true });
  for (const path of ['/', '/products/categories/8', '/products/253', '/cart']) {
    await open(path);
    const fixed = await page
      .locator('*')
      .evaluateAll((all) =>
        all
          .filter((one) => !/auto|manipulation|pinch-zoom/.test(getComputedStyle(one).touchAction))
          .map((one) => one.outerHTML.slice(0, 120)),
      );
    expect(fixed, path).toEqual([]);
  }
});

/** Words and buttons of the page that end outside of it, but for those in lists that can be scrolled. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        'main h1, main h2, main a[href="#shades"], main p, main ol > li, #buy',
      ),
    ];
    return parts.flatMap((one) => {
      const { right, width } = one.getBoundingClientRect();
      if (one.closest('ul')) return [];
      return width > 0 && right > edge ? [`${one.textContent.trim().slice(0, 40)} ${Math.round(right)}`] : [];
    });
  });
}

/** Links and fields that are less than 44 px high or wide; what is said about a place may enlarge it beyond its box. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="button"]',
    );
    return [...all].flatMap((one) => {
      const style = getComputedStyle(one);
      const isShown = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || one.closest('[inert], dialog:not([open])')) return [];
      // A label around a field is what one presses, and a link among words is as high as its line (WCAG 2.5.8).
      if (one.matches('input') && one.closest('label')) return [];
      const around = one.closest('p, li, dd, td');
      if (style.display === 'inline' && around && around.textContent.trim() !== one.textContent.trim())
        return [];
      const boxes = ['::before', '::after']
        .map((part) => getComputedStyle(one, part))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ width, height }) => ({ width: parseFloat(width) || 0, height: parseFloat(height) || 0 }));
      const sides = [one.getBoundingClientRect(), ...boxes];
      const width = Math.round(Math.max(...sides.map((side) => side.width)));
      const height = Math.round(Math.max(...sides.map((side) => side.height)));
      if (width === 0 || height === 0 || Math.min(width, height) >= 44) return [];
      return [`${one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)} ${width}×${height}`];
    });
  });
}

/** Texts of the header and of the bar at the foot that end in dots. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header *, section.fixed *')].flatMap((one) => {
      const { overflowX, clipPath } = getComputedStyle(one);
      const isCut =
        overflowX === 'hidden' &&
        (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
      const isRead = one.checkVisibility() && one.clientWidth > 1 && clipPath === 'none';
      return isCut && isRead && one.textContent.trim() ? [one.textContent.trim()] : [];
    }),
  );
}
