import type { Page } from 'playwright-core';

/** Waits until the page answers to its own script. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      history.scrollRestoration === 'manual' &&
      Object.keys(document.body).some((key) => key.startsWith('__react')),
  );
}
