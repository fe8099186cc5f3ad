import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA, one line a finding. */
export async function findings(page: Page): Promise<string[]> {
  await windowsOpened(page);
  // It is large, and stays as long as the document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
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

/** To axe a window that only begins to appear is not there yet, and the page behind it still is. */
async function windowsOpened(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moving = [...document.querySelectorAll('dialog[open]')].flatMap((one) => one.getAnimations());
    return Promise.allSettled(moving.map((one) => one.finished));
  });
}

/** Waits until all that is in view has come. Pictures nobody asked for before are rendered first, which takes its time. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 200_000 });
}
