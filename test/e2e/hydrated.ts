import type { Page } from 'playwright-core';

/** Waits until the page, and every part of it that is near the window, answers to its own script. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      history.scrollRestoration === 'manual' &&
      Object.keys(document.body).some((key) => key.startsWith('__react')),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-hydration-pending]')].every((part) => {
      const { top, bottom, width } = part.getBoundingClientRect();
      return width === 0 || bottom < -200 || top > window.innerHeight + 200;
    }),
  );
}
