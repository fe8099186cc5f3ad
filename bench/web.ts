import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../test/e2e/browser.ts';
import { runBuiltShop } from '../test/e2e/built-shop.ts';
import { weigh, type Weight } from '../test/e2e/weigh.ts';
import { calibratedSlowdown, judge, marks, usualSlowdown, type Judgement } from './lighthouse.ts';
import { freePort } from './ports.ts';

/*
 * `npm run bench:web`: what a phone fetches on its first visit, and Lighthouse's marks. Needs the built shop
 * (`npm run build`). Prints two tables and writes bench/out/web.json. What must not grow fails the journeys
 * in test/e2e/budgets.e2e.ts; scores depend on the machine and are only told: once at the slowdown Lighthouse
 * always has, and once at the one its guide advises for a machine of this speed.
 */
const pages = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/products/categories/8' },
  { name: 'product', path: '/products/3' },
] as const;

const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-web-'));
const shop = await runBuiltShop({ DATA_DIR: folder });
const debugPort = await freePort();
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...browserFlags, `--remote-debugging-port=${debugPort}`],
  env: { ...(process.env as Record<string, string>), ...env },
});

try {
  await shop.opened();
  const rows: { name: string; weight: Weight; usual: Judgement; calibrated: Judgement | null }[] = [];
  for (const { name, path: at } of pages) {
    const url = shop.baseUrl + at;
    // The first visit makes the renditions of pictures; the second is what visitors meet.
    await weigh(browser, url);
    const weight = await weigh(browser, url);
    const usual = await judge(url, debugPort, usualSlowdown);
    const slowdown = calibratedSlowdown(usual.benchmarkIndex);
    rows.push({
      name,
      weight,
      usual,
      calibrated: slowdown === undefined ? null : await judge(url, debugPort, slowdown),
    });
  }
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  console.log(
    '\n| Page | JavaScript KB | as gzip | CSS KB | fonts KB | icons KB | pictures in view KB | requests | before LCP | CLS | third parties |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  for (const { name, weight: w } of rows) {
    console.log(
      `| ${name} | ${kb(w.bytes.js)} | ${kb(w.gzip.js)} | ${kb(w.bytes.css)} | ${kb(w.bytes.font)} | ${kb(w.bytes.icons)} | ${kb(w.imagesAboveFold)} | ${w.requests} | ${w.requestsBeforeLcp} | ${w.cls} | ${w.thirdParty.length} |`,
    );
  }
  console.log(
    `\n| Lighthouse, phone, median of 3 | performance at ×${usualSlowdown} | accessibility | best practices | SEO | blocked ms | benchmark index | calibrated for this machine | performance then | blocked ms |`,
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const { name, usual, calibrated } of rows) {
    const cells = [
      name,
      ...marks.map((mark) => usual.marks[mark]),
      usual.blockingMs,
      usual.benchmarkIndex,
      ...(calibrated
        ? [`×${calibrated.slowdown}`, calibrated.marks.performance, calibrated.blockingMs]
        : ['too slow', '–', '–']),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  mkdirSync('bench/out', { recursive: true });
  writeFileSync('bench/out/web.json', `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`);
} finally {
  await browser.close();
  shop.process.kill('SIGTERM');
  await shop.ended;
  rmSync(folder, { recursive: true, force: true });
}
