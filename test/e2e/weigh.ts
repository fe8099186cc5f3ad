import http from 'node:http';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { hydrated } from './hydrated.ts';

/** A mid-range phone: what the budgets of a page are set for. */
const budgetPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'et-EE',
} as const;

export type Kind = 'html' | 'js' | 'css' | 'font' | 'icons' | 'image' | 'data';

/** What one first visit fetched and how still the page stood. Bytes are those of the bodies on the wire. */
export interface Weight {
  bytes: Record<Kind, number>;
  /** The same for scripts and styles if the browser spoke gzip alone. */
  gzip: { js: number; css: number; icons: number };
  /** Pictures on the screen before anything is scrolled. */
  imagesAboveFold: number;
  /** The picture that is the largest paint, if it is one. */
  hero: number;
  requests: number;
  /** What shared the line with all that the largest paint waits for, the page itself included. */
  requestsBeforeLcp: number;
  thirdParty: string[];
  scripts: string[];
  /** What was asked of the API although the page had just come with its data. */
  calls: string[];
  /** Sum of the layout shifts while loading and while leafing to the end. */
  cls: number;
  lcpMs: number;
}

interface Paint {
  url: string;
  at: number;
}
type Watched = Window & { lcp?: Paint; cls?: number };

/** How long a phone waits until all of a page has come, in ms: a busy machine draws its pictures slowly. */
const timeoutMs = 120_000;

/** A phone that knows nothing of the shop yet, without the windows that open after a first view (PP-01). */
export async function newPhone(browser: Browser, shop: string): Promise<BrowserContext> {
  const context = await browser.newContext(budgetPhone);
  await context.addCookies([
    { name: 'selectedDeliveryCountryId', value: `2,${Date.now()}`, url: shop },
    { name: 'signup_popup', value: '1', url: shop },
  ]);
  context.setDefaultTimeout(timeoutMs);
  return context;
}

/** Visits an address in a browser that knows nothing of the shop yet, and weighs what it fetched. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await newPhone(browser, new URL(url).origin);
  const page = await context.newPage();
  try {
    await page.addInitScript(watchPaints);
    await slowDown(page);
    const fetched = noteFetched(page);
    await page.goto(url);
    // The script waits for the first picture; what it fetches counts.
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const first = [...fetched.values()];
    await Promise.all(first.map((one) => one.measured));
    const seen = await seenOf(page);
    await leafToEnd(page);
    const own = new URL(url).origin;
    const bytesOf = (kind: Kind, of = first) =>
      sum(of.filter((one) => one.kind === kind).map((one) => one.bytes));
    const gzip = async (kind: Kind) =>
      sum(await Promise.all(first.filter((one) => one.kind === kind).map((one) => sizeOf(one.url, 'gzip'))));
    return {
      bytes: {
        html: bytesOf('html'),
        js: bytesOf('js'),
        css: bytesOf('css'),
        font: bytesOf('font'),
        icons: bytesOf('icons'),
        image: bytesOf('image'),
        data: bytesOf('data'),
      },
      gzip: { js: await gzip('js'), css: await gzip('css'), icons: await gzip('icons') },
      imagesAboveFold: bytesOf(
        'image',
        first.filter((one) => seen.images.includes(one.url)),
      ),
      hero: bytesOf(
        'image',
        first.filter((one) => one.url === seen.lcp?.url),
      ),
      requests: first.length,
      requestsBeforeLcp: seen.requestsBeforeLcp,
      thirdParty: [...fetched.keys()].filter((one) => !one.startsWith(own) && !one.startsWith('data:')),
      scripts: first.filter((one) => one.kind === 'js').map((one) => one.url),
      calls: apiCalls(first),
      cls: Math.round((await page.evaluate(() => (window as Watched).cls ?? 0)) * 10_000) / 10_000,
      lcpMs: Math.round(seen.lcp?.at ?? 0),
    };
  } finally {
    await context.close();
  }
}

/** The line of Lighthouse's phone: what is fetched before what shows then, not on a line without any wait. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
}

interface Fetched {
  url: string;
  kind: Kind;
  bytes: number;
  /** Settles once `kind` and `bytes` are known. */
  measured: Promise<void>;
}

/** Everything a page fetches from now on, by address. */
export function noteFetched(page: Page): Map<string, Fetched> {
  const fetched = new Map<string, Fetched>();
  page.on('requestfinished', (request) => {
    const url = request.url().replace(/#.*/, '');
    if (fetched.has(url)) return;
    const entry: Fetched = { url, kind: 'data', bytes: 0, measured: Promise.resolve() };
    fetched.set(url, entry);
    entry.measured = measure(entry, request).catch((error: unknown) => {
      // What ends while its page is closed is nobody's any more.
      if (!page.isClosed() && !/has been closed/.test(String(error))) throw error;
    });
  });
  return fetched;
}

async function measure(entry: Fetched, request: Request): Promise<void> {
  const [response, sizes] = await Promise.all([request.response(), request.sizes()]);
  entry.kind = kindOf(entry.url, response?.headers()['content-type'] ?? '');
  // What was fetched ahead comes from the browser's cache, without a size of its own.
  entry.bytes = sizes.responseBodySize > 0 ? sizes.responseBodySize : await sizeOf(entry.url, 'br');
}

/** Those of the addresses that are calls of the API. */
export function apiCalls(fetched: Iterable<Pick<Fetched, 'url'>>): string[] {
  return [...fetched].map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api/'));
}

/** Bytes of a file of the shop when only one encoding is accepted. */
function sizeOf(url: string, encoding: 'br' | 'gzip'): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => resolve(bytes));
      })
      .on('error', reject);
  });
}

function kindOf(url: string, type: string): Kind {
  if (type.includes('javascript')) return 'js';
  if (type.includes('css')) return 'css';
  if (type.includes('font') || url.endsWith('.woff2')) return 'font';
  if (type.includes('html')) return 'html';
  if (/sprite[^/]*\.svg/.test(url)) return 'icons';
  return type.startsWith('image/') ? 'image' : 'data';
}

function watchPaints(): void {
  const here = window as Watched;
  here.cls = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
    })[]) {
      if (!entry.hadRecentInput) here.cls! += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as (PerformanceEntry & { url: string }) | undefined;
    if (last) here.lcp = { url: last.url, at: last.startTime };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

function seenOf(page: Page) {
  return page.evaluate(() => {
    const lcp = (window as Watched).lcp;
    const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    // All that the largest paint waits for has come; how long the machine takes to paint it is no matter of requests.
    const arrivedAt = Math.max(
      ...entries
        .filter((entry) => entry.renderBlockingStatus === 'blocking' || entry.name === lcp?.url)
        .map((entry) => entry.responseEnd),
    );
    return {
      lcp,
      requestsBeforeLcp: 1 + entries.filter((entry) => entry.startTime <= arrivedAt).length,
      images: [...document.images]
        .filter((image) => {
          const { top, bottom, width } = image.getBoundingClientRect();
          return width > 0 && top < window.innerHeight && bottom > 0;
        })
        .map((image) => image.currentSrc),
    };
  });
}

async function leafToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, one) => before + one, 0);
}
