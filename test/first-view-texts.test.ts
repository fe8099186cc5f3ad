import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstViewBlocks } from '../src/web/blocks/first-views.ts';
import { texts } from '../src/web/i18n/et/index.ts';
import { texts as onDemand } from '../src/web/i18n/et/on-demand/index.ts';

const web = path.resolve(import.meta.dirname, '../src/web');
const firstViews = [
  'entry-client.tsx',
  'shell/CookiePrompt.tsx',
  'storefront/HomePage.tsx',
  'storefront/ProductListPage.tsx',
  'storefront/ProductPage.tsx',
  ...firstViewBlocks.map((name) => `blocks/${name}/View.tsx`),
];
/** Which text each word of the interface is. */
const words = new Map(
  [
    ...read(path.join(web, 'i18n/texts.tsx')).matchAll(/^ {4}(?:get )?(\w+)(?:\(\)|: ).*?\bt\('([\w.]+)'/gms),
  ].map(([, word, key]) => [word!, key!]),
);

test('CR-08 whatever the first views say is in the first file of a language', () => {
  const sources = reachedAtOnce(firstViews.map((file) => path.join(web, file)));
  expect(sources.size).toBeGreaterThan(firstViews.length);
  const late = [...sources].flatMap((file) =>
    keysIn(read(file))
      .filter((key) => isIn(onDemand, key))
      .map((key) => `${key} in ${path.relative(web, file)}`),
  );
  expect(late).toEqual([]);
  expect(words.get('backToTop')).toBe('common.backToTop');
  expect(words.get('results')).toBe('common.results');
});

test('CR-08 whatever the steps of the checkout say is in the first file of a language or in the common one', () => {
  const steps = [
    'Delivery',
    'Information',
    'Payment',
    'PaymentStatus',
    'Failed',
    'Success',
    'EventInformation',
  ];
  const sources = reachedAtOnce(
    [
      'entry-client.tsx',
      'shell/checkout/CheckoutLayout.tsx',
      'checkout/event/EventNotes.tsx',
      'checkout/event/TicketsNext.tsx',
      ...steps.map((step) => `checkout/${step}Page.tsx`),
    ].map((file) => path.join(web, file)),
  );
  const { common: _, ...shown } = onDemand;
  const late = [...sources].flatMap((file) => keysIn(read(file)).filter((key) => isIn(shown, key)));
  expect([...new Set(late)]).toEqual([]);
});

/** Modules fetched with these: whatever they import, and not what they import on demand. */
function reachedAtOnce(start: readonly string[]): Set<string> {
  const reached = new Set(start);
  for (const file of reached) {
    for (const [, from, bare] of read(file).matchAll(
      /^(?:import|export) (?!type\b)[^'"]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm,
    )) {
      const target = path.resolve(path.dirname(file), from ?? bare!);
      if (/\.tsx?$/.test(target) && !target.includes('/i18n/') && existsSync(target)) reached.add(target);
    }
  }
  return reached;
}

/** Texts named in a source; one put together while it runs stands for all that begin like it. */
function keysIn(source: string): string[] {
  const named = new RegExp(`['"\`]((?:${Object.keys(texts).join('|')})\\.[\\w.]+)`, 'g');
  const said = [...source.matchAll(/\bwords\.(\w+)/g)].flatMap(([, word]) => words.get(word!) ?? []);
  return [...said, ...[...source.matchAll(named)].map(([, key]) => key!)];
}

function isIn(tree: unknown, key: string): boolean {
  let at = tree;
  for (const step of key.split('.').filter(Boolean)) at = (at as Record<string, unknown> | undefined)?.[step];
  return at !== undefined;
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
