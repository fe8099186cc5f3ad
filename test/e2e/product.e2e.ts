import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from './hydrated.ts';
import { addressShown, desktop, overflow, phone, useVisitors } from './visitor.ts';

const newVisitor = useVisitors();

/** 6.64 of a colour line with eleven reflections in ten depths. */
const shadePath = '/products/253';

const focusedShade = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-shade]')?.textContent ?? '');
const preview = (page: Page) => page.locator('[data-shade-preview]:popover-open');

test('PL-04 a hairdresser goes through the shade chart by keyboard and opens a shade', async () => {
  const { page, open } = await newVisitor({ window: desktop });
  await open(shadePath);
  await page.locator('#shades').scrollIntoViewIfNeeded();
  await hydrated(page);
  const grid = page.getByRole('grid', { name: 'Vali toonid' });
  await grid.waitFor();
  // One step from the choice of view: the whole chart is one tab stop, and that is the shade of this page.
  await page.getByRole('radio', { name: 'Tabel' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedShade(page)).toContain('6.64');
  await preview(page).locator('img').waitFor();
  await page.keyboard.press('Escape');
  await preview(page).waitFor({ state: 'detached' });

  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedShade(page)).toContain('6.66');
  await page.keyboard.press('Home');
  await expect.poll(() => focusedShade(page)).toContain('6.0');
  await page.keyboard.press('End');
  await expect.poll(() => focusedShade(page)).toContain('6.7');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focusedShade(page)).toContain('7.7');
  await expect.poll(() => preview(page).innerText()).toMatch(/7\.7[^]*Otsas/);
  await page.keyboard.press('l');
  await expect.poll(() => focusedShade(page)).toMatch(/7\.7 .+Otsas/);
  await page.keyboard.press('l');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedShade(page), { message: 'out of the chart' }).toBe('');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/products\/\d+-.*7-7-/);
  await page.getByRole('heading', { level: 1, name: /7\.7/ }).waitFor();
});

test('PL-04 the shade chart fits a desk and a tablet, or shows that it goes on, and no page is wider than its window', async () => {
  for (const width of [320, 360, 860, 1280, 1440]) {
    const { page, open } = await newVisitor({ window: { width, height: 900 }, locale: 'ru-RU' });
    await open(`${shadePath}?lang=ru`);
    await page.locator('#shades').scrollIntoViewIfNeeded();
    await hydrated(page);
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    if (width < 860) continue;
    const scroller = page.locator('#shades table').locator('..');
    const hidden = await scroller.evaluate((box) => box.scrollWidth - box.clientWidth);
    if (width >= 1280) expect(hidden, `${width} px`).toBeLessThanOrEqual(0);
    else expect(await scroller.locator('xpath=..').locator('> span[aria-hidden]').count()).toBe(1);
    const chosen = await page.locator('#shades td [aria-current=page]').boundingBox();
    expect(chosen!.x + chosen!.width).toBeLessThanOrEqual(width);
  }
});

test('PL-04 on a phone a touch shows a shade large, and a second one opens it', async () => {
  const { page, open } = await newVisitor({ window: phone, hasTouch: true });
  await open(shadePath);
  await page.locator('#shades').scrollIntoViewIfNeeded();
  await hydrated(page);
  const shade = page.locator('#shades details[open] [data-shade]').first();
  await shade.tap();
  await preview(page).getByText('Ava toon').waitFor();
  expect(addressShown(page)).toBe(shadePath);
  await shade.tap();
  await page.waitForURL(/\/products\/\d+-/);
});

test('PL-04 a picture is magnified where it is pressed, panned, and Back closes it', async () => {
  const { page, open } = await newVisitor({ window: desktop });
  await open(shadePath);
  const main = page.getByRole('main').locator('[tabindex="0"] li a img').first();
  await main.waitFor();
  await main.click({ position: { x: 20, y: 20 } });
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const zoomStage = dialog.locator('.zoom-stage');
  const shown = zoomStage.locator('img').first();
  // It slides in and grows, so where it stands is read once it has arrived.
  const heights = () => Promise.all([shown, zoomStage].map(async (one) => (await one.boundingBox())!.height));
  await expect.poll(heights).toSatisfy(([picture, stage]) => Math.abs(picture! / stage! - 2.5) < 0.05);
  await expect.poll(() => dialog.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
  const stage = (await zoomStage.boundingBox())!;
  const top = async () => Math.round((await shown.boundingBox())!.y - stage.y);
  // Pressed near its corner: that is where it stays, with no more than the magnified margin beyond it.
  const pressed = await top();
  expect(pressed).toBeGreaterThan(-60);
  expect(pressed).toBeLessThanOrEqual(0);

  await page.mouse.move(stage.x + 200, stage.y + 300);
  await page.mouse.down();
  await page.mouse.move(stage.x + 200, stage.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect.poll(top).toBe(pressed - 100);
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBe(pressed - 180);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('2 / 5').waitFor();

  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(addressShown(page)).toBe(shadePath);
  await page.getByRole('button', { name: 'Suurenda' }).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Suurenda');
});

test('PL-04 on a phone a picture fills the screen, two taps magnify it and a swipe leads to the next', async () => {
  const { page, open } = await newVisitor({ window: phone, hasTouch: true });
  await open(shadePath);
  await page.getByRole('button', { name: 'Suurenda' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((box) => box.getBoundingClientRect().height)).toBe(phone.height);
  const scale = () => dialog.locator('[role=group] [aria-live]').innerText();
  // A tap before the picture has come would be one beside it.
  await expect.poll(scale).toMatch(/^100\s%$/);
  const touch = page.touchscreen;
  await touch.tap(180, 300);
  expect(await scale()).toMatch(/^100\s%$/);
  // On a busy machine two taps may come further apart than a person's would, and are two single ones then.
  await expect
    .poll(async () => {
      if ((await scale()).startsWith('100')) await Promise.all([touch.tap(180, 300), touch.tap(180, 300)]);
      return scale();
    })
    .toMatch(/^250\s%$/);
  await dialog.getByRole('button', { name: 'Vähenda' }).tap();
  await dialog.getByRole('button', { name: 'Vähenda' }).tap();
  await dialog.getByRole('button', { name: 'Vähenda' }).tap();
  await expect.poll(scale).toMatch(/^100\s%$/);
  await swipe(page, 300, 60);
  await dialog.getByText('2 / 5').waitFor();
});

test('PL-04 scissors are chosen by length and colour, with and without script', async () => {
  for (const hasScript of [true, false]) {
    const { page, open } = await newVisitor({ hasScript });
    await open('/products?search=FF-EDG-55-ST');
    await page.waitForURL(/\/products\/\d+-/);
    const choose = (row: string, value: RegExp) =>
      page.getByRole('group', { name: row }).getByRole('link', { name: value });
    await choose('Suurus', /6,5/).click();
    await page.getByText(/FF-EDG-65-ST/).waitFor();
    await choose('Värvus', /roosakuld/).click();
    await page.getByText(/FF-EDG-65-RG/).waitFor();
    await expect.poll(() => choose('Suurus', /6,5/).getAttribute('aria-current')).toBe('page');
  }
});

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', from);
  for (let x = from; x > to; x -= 40) await touch('touchMove', x);
  await touch('touchEnd');
}

test('PL-03 on a phone every control of a product page is high enough for a finger, and none wider than the page', async () => {
  const { page, open } = await newVisitor({ window: phone, hasTouch: true });
  await open('/products/253');
  const controls = [
    'main nav a',
    'main a[href="#reviews"]',
    '#reviews li button',
    'footer a[href^="mailto:"]',
    '.footer-column a',
  ];
  for (const selector of controls) {
    const boxes = await page.locator(selector).evaluateAll((found) =>
      found
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ width, height }) => ({ width, height })),
    );
    expect(boxes.length, selector).toBeGreaterThan(0);
    for (const { width, height } of boxes) {
      expect(height, selector).toBeGreaterThanOrEqual(44);
      expect(width, selector).toBeLessThanOrEqual(phone.width);
    }
  }
});
