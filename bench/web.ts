import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../test/e2e/browser.ts';
import { runBuiltShop } from '../test/e2e/built-shop.ts';
import { weigh, type Weight } from '../test/e2e/weigh.ts';
import { freePort } from './ports.ts';

/*
 * `npm run bench:web`: what a phone fetches on its first visit, and Lighthouse's marks. Needs the built shop
 * (`npm run build`). Prints two tables and writes bench/out/web.json. What must not grow fails the journeys
 * in test/e2e/budgets.e2e.ts; scores depend on the machine and are only told.
 */
const runsOfEach = 3;
const pages = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/products/categories/8' },
  { name: 'product', path: '/products/3' },
] as const;
const marks = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Marks = Record<(typeof marks)[number], number>;

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
  const rows: { name: string; weight: Weight; marks: Marks }[] = [];
  for (const { name, path: at } of pages) {
    const url = shop.baseUrl + at;
    // The first visit has the pictures drawn; the second is what visitors meet.
    await weigh(browser, url);
    const weight = await weigh(browser, url);
    rows.push({ name, weight, marks: await marksOf(url) });
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
  console.log('\n| Lighthouse, phone, median of 3 | performance | accessibility | best practices | SEO |');
  console.log('|---|---|---|---|---|');
  for (const { name, marks: m } of rows) {
    console.log(`| ${name} | ${marks.map((mark) => m[mark]).join(' | ')} |`);
  }
  mkdirSync('bench/out', { recursive: true });
  writeFileSync('bench/out/web.json', `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`);
} finally {
  await browser.close();
  shop.process.kill('SIGTERM');
  await shop.ended;
  rmSync(folder, { recursive: true, force: true });
}

/** The median of each mark, 0 to 100. */
async function marksOf(url: string): Promise<Marks> {
  const found: Marks[] = [];
  for (let run = 0; run < runsOfEach; run++) {
    const result = await lighthouse(url, {
      port: debugPort,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...marks],
    });
    const categories = result?.lhr.categories ?? {};
    found.push(
      Object.fromEntries(
        marks.map((mark) => [mark, Math.round((categories[mark]?.score ?? 0) * 100)]),
      ) as Marks,
    );
  }
  const median = (mark: (typeof marks)[number]) =>
    found.map((one) => one[mark]).toSorted((a, b) => a - b)[Math.floor(runsOfEach / 2)]!;
  return Object.fromEntries(marks.map((mark) => [mark, median(mark)])) as Marks;
}
