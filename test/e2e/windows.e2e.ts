import { expect, test } from 'vitest';
import { findings, settled } from './accessible.ts';
import { desktop, overflow, phone, useVisitors } from './visitor.ts';

const newVisitor = useVisitors();

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

  await page.setViewportSize({ width: 320, height: 740 });
  const lastLink = page.getByRole('contentinfo').getByRole('button', { name: 'Küpsiste seaded' });
  await lastLink.focus();
  for (let steps = 0; steps < 12; steps++) {
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement!;
      const question = document.querySelector('[data-cookie-prompt]')!;
      const { bottom } = focused.getBoundingClientRect();
      return question.contains(focused) ? 0 : bottom - question.getBoundingClientRect().top;
    });
    expect(hidden, `${steps} steps back from the end of the page`).toBeLessThanOrEqual(0);
    await page.keyboard.press('Shift+Tab');
  }
});
