import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Language } from '../../src/domain/locales.ts';
import { launchBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';

/** The two windows every journey is walked in, in px. */
export const desktop = { width: 1440, height: 900 };
export const phone = { width: 360, height: 740 };

/** How long a visitor waits for anything, in ms: a busy machine is slow, and how slow is measured elsewhere. */
const timeoutMs = 60_000;

export interface VisitorOptions {
  window?: { width: number; height: number };
  /** The shop asked for; left out, the Estonian one. */
  shop?: 'ee' | 'lv';
  /** What the browser says its person reads, e.g. `fi-FI`. */
  locale?: string;
  hasScript?: boolean;
  /** Whether the cookie question was answered before. */
  hasChosenCookies?: boolean;
  /** Whether nothing was chosen or offered before, the delivery country too (PP-01). */
  isFirstVisit?: boolean;
  prefersLessMotion?: boolean;
  /** Fingers instead of a mouse. */
  hasTouch?: boolean;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Address of the shop this visitor is at, without a slash at its end. */
  shop: string;
  /** Opens a path and waits until the script has taken over. Answers the status. */
  open(path: string): Promise<number>;
  /** Problems of the browser whose text fits are part of the story. */
  expects(problem: RegExp): void;
}

/**
 * People who visit the shop in the tests of one file, in one browser. Whatever the browser complains about
 * (an error, a warning, a breach of the content policy, a failed request) fails the test it happened in.
 */
export function useVisitors(): (options?: VisitorOptions) => Promise<Visitor> {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let problems: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    const met = problems;
    // A request still held back by a story would hold its window open.
    const pages = contexts.flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    problems = [];
    expect(met, 'what the browser complained about').toEqual([]);
  });
  afterAll(() => browser.close());

  return async (options = {}) => {
    const shop = addressOf(options.shop ?? 'ee');
    const context = await browser.newContext(contextOptions(options));
    contexts.push(context);
    context.setDefaultTimeout(timeoutMs);
    if (options.hasChosenCookies ?? true) {
      await context.addCookies([{ name: 'cookie_consent', value: 'necessary', url: shop }]);
    }
    if (!options.isFirstVisit) {
      const country = options.shop === 'lv' ? 3 : 2;
      await context.addCookies([
        { name: 'selectedDeliveryCountryId', value: `${country},${Date.now()}`, url: shop },
        { name: 'signup_popup', value: '1', url: shop },
      ]);
    }
    // Nobody is called to join in the middle of a story that is about something else.
    if (!options.isFirstVisit)
      await context.addInitScript(() => {
        // Frames of others have no storage, nor the sandboxed ones of mails.
        if (window === window.top) sessionStorage.setItem('loyalty-delayed', '1');
      });
    const page = await context.newPage();
    doNotWaitForPictures(page);
    const expected: RegExp[] = [];
    watch(page, (problem) => {
      if (!expected.some((one) => one.test(problem))) problems.push(problem);
    });
    return {
      page,
      context,
      shop,
      async open(path) {
        const hasScript = options.hasScript ?? true;
        // Scripts wait for the styles; where there are none, the document may be whole before them.
        const waitUntil = hasScript ? 'domcontentloaded' : 'load';
        const answer = await page.goto(shop + path, { waitUntil });
        if (hasScript) await hydrated(page);
        return answer?.status() ?? 0;
      },
      expects: (problem) => expected.push(problem),
    };
  };
}

/** A page in place has no loading of its own: to wait for it would be to wait for the pictures of the page before. */
function doNotWaitForPictures(page: Page): void {
  const waitForURL = page.waitForURL.bind(page);
  page.waitForURL = (url, options) => waitForURL(url, { waitUntil: 'domcontentloaded', ...options });
}

/** Where a shop of the installation is found. */
export function addressOf(shop: 'ee' | 'lv'): string {
  const base = inject('baseUrl');
  return shop === 'ee' ? base : base.replace('//localhost', '//lv.localhost');
}

/** Marks the document; `isSameDocument` tells later whether a navigation kept it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Whether the document marked last is still the one on the screen. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** How many px the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Path and query the browser shows. */
export function addressShown(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

export const languageLocales: Record<Language, string> = {
  et: 'et-EE',
  en: 'en-GB',
  ru: 'ru-RU',
  fi: 'fi-FI',
  lv: 'lv-LV',
};

function contextOptions(options: VisitorOptions): BrowserContextOptions {
  return {
    viewport: options.window ?? desktop,
    locale: options.locale ?? 'et-EE',
    timezoneId: 'Europe/Tallinn',
    hasTouch: options.hasTouch ?? false,
    javaScriptEnabled: options.hasScript ?? true,
    reducedMotion: options.prefersLessMotion ? 'reduce' : 'no-preference',
  };
}

function watch(page: Page, onProblem: (problem: string) => void): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) onProblem(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => onProblem(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was fetching; scripts that are off are not fetched; what the
    // content policy forbids is told on the console.
    if (!['net::ERR_ABORTED', 'csp'].includes(reason))
      onProblem(`failed request: ${request.url()} ${reason}`);
  });
}
