import { useQueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { fragmentsOf, type PageFragments } from './fragment-cache.tsx';
import type { Language } from '../domain/locales.ts';
import { textsFor } from './i18n/server.ts';
import { TextsProvider, useT } from './i18n/texts.tsx';
import { useModals } from './state/modals.tsx';
import { useNavigate } from './state/navigation.tsx';
import { fragmentContextOf, useFragmentContext, type FragmentContext } from './state/fragment-context.tsx';
import { PageProvider, usePage, type PageContext } from './state/page.tsx';
import { FragmentCacheProvider, cachedFragment } from './ui/fragment.tsx';

afterEach(() => vi.restoreAllMocks());

let renders = 0;

function Card({ name, price }: { name: string; price: number }) {
  renders++;
  if (price < 0) throw new RangeError(`${name} costs ${price}`);
  const t = useT();
  return (
    <p>
      {name}: {price} € {t('common.close')}
    </p>
  );
}
const CachedCard = cachedFragment(Card);

const pageFor = (language: Language, groupId: number | null = null): PageContext => ({
  audience: { shopId: 2, countryId: 2, language, groupId, isBusiness: false, openedRestrictions: [] },
  url: '/products?page=2',
  path: '/products',
  search: new URLSearchParams('page=2'),
  params: {},
  api: { get: () => Promise.reject(new Error('no')), send: () => Promise.reject(new Error('no')) },
  origin: 'http://localhost',
  now: new Date('2026-11-22T10:00:00Z'),
  mode: 'view',
  texts: textsFor(language),
});

function renderCards(
  page: PageContext,
  cards: readonly Parameters<typeof Card>[0][],
): { html: string; errors: PageFragments['errors'] } {
  const { renderFragment, bytesOf, errors } = fragmentsOf(fragmentContextOf(page));
  const html = renderToString(
    <FragmentCacheProvider value={renderFragment}>
      <TextsProvider value={page.texts}>
        <PageProvider value={page}>
          <ul>
            {cards.map((card) => (
              <li key={card.name}>
                <CachedCard {...card} />
              </li>
            ))}
          </ul>
        </PageProvider>
      </TextsProvider>
    </FragmentCacheProvider>,
  );
  return { html: Buffer.from(bytesOf(html)).toString(), errors };
}

test('a fragment is rendered once and stands where it belongs in every page', () => {
  renders = 0;
  const oil = { name: 'Oil <b>', price: 5 };
  const mask = { name: 'Mask', price: 7 };
  const first = renderCards(pageFor('en'), [oil]).html;
  expect(first).toBe('<ul><li><p>Oil &lt;b&gt;<!-- -->: <!-- -->5<!-- --> € <!-- -->Close</p></li></ul>');
  const both = renderCards(pageFor('en'), [mask, oil]).html;
  expect(both).toContain(first.slice('<ul>'.length, -'</ul>'.length));
  expect(both.indexOf('Mask')).toBeLessThan(both.indexOf('Oil'));
  expect(renders).toBe(2);
});

test('PL-07 a fragment with another price, for another group, in another language, shop address, mode or day is rendered anew', () => {
  const card = { name: 'Balm', price: 5 };
  const htmlFor = (page: PageContext, one = card) => renderCards(page, [one]).html;
  htmlFor(pageFor('en'));
  renders = 0;
  expect(htmlFor(pageFor('en'), { ...card, price: 6 })).toContain('6');
  expect(htmlFor(pageFor('en', 4))).toContain('5');
  expect(htmlFor(pageFor('et'))).toContain('Sulge');
  htmlFor({ ...pageFor('en'), origin: 'https://pood.example' });
  htmlFor({ ...pageFor('en'), mode: 'edit' });
  htmlFor({ ...pageFor('en'), now: new Date('2026-11-22T22:00:00Z') });
  expect(renders).toBe(6);
  htmlFor(pageFor('en'));
  expect(renders).toBe(6);
});

test('a fragment that fails is left out alone, is told of each time and never cached', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const cards = [
    { name: 'Serum', price: 5 },
    { name: 'Broken', price: -1 },
    { name: 'Spray', price: 6 },
  ];
  for (let attempt = 0; attempt < 2; attempt++) {
    const { html, errors } = renderCards(pageFor('en'), cards);
    expect(html).toMatch(/^<ul><li><p>Serum.*<\/p><\/li><li><\/li><li><p>Spray.*<\/p><\/li><\/ul>$/);
    expect(errors).toEqual([expect.any(RangeError)]);
  }
});

test('no fragment can read what a page knows of its visitor', () => {
  const personal = 'Mari Maasikas';
  const page = {
    ...pageFor('en'),
    url: `/products?search=${personal}`,
    path: `/${personal}`,
    search: new URLSearchParams({ personal }),
    params: { personal },
    audience: { ...pageFor('en').audience, customer: personal },
    visitor: { name: personal, token: personal },
  };
  const seen: unknown[] = [];
  const refused: string[] = [];
  const readers = { usePage, useQueryClient, useModals, useNavigate };
  function Curious() {
    seen.push(useFragmentContext());
    for (const [name, read] of Object.entries(readers)) {
      try {
        seen.push(read());
      } catch {
        refused.push(name);
      }
    }
    return null;
  }
  const CachedCurious = cachedFragment(Curious);
  const { renderFragment, bytesOf } = fragmentsOf(fragmentContextOf(page));
  bytesOf(
    renderToString(
      <FragmentCacheProvider value={renderFragment}>
        <TextsProvider value={page.texts}>
          <PageProvider value={page}>
            <CachedCurious />
          </PageProvider>
        </TextsProvider>
      </FragmentCacheProvider>,
    ),
  );
  expect(refused).toContain('usePage');
  expect(refused).toContain('useQueryClient');
  expect(JSON.stringify(seen)).not.toContain(personal);
  expect(seen[0]).toEqual({
    shopId: 2,
    countryId: 2,
    language: 'en',
    groupId: null,
    isBusiness: false,
    origin: 'http://localhost',
    mode: 'view',
    day: '2026-11-22',
  });
  expect(Object.isFrozen(seen[0])).toBe(true);
});

test('by its type too a fragment knows the audience, the address of the shop, the mode and the day alone', () => {
  expectTypeOf<keyof FragmentContext>().toEqualTypeOf<
    'shopId' | 'countryId' | 'language' | 'groupId' | 'isBusiness' | 'origin' | 'mode' | 'day'
  >();
  const Press = ({ onPress }: { onPress: () => void }) => <button type="button" onClick={onPress} />;
  // @ts-expect-error a function is not in the key: two fragments with different ones would be taken for the same
  expect(cachedFragment(Press)).toBeTypeOf('function');
  const Day = ({ at }: { at: Date }) => <time>{at.toISOString()}</time>;
  // @ts-expect-error a date is not plain data
  expect(cachedFragment(Day)).toBeTypeOf('function');
});
