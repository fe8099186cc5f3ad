import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fragmentsOf } from './fragment-cache.tsx';
import type { Language } from '../domain/locales.ts';
import { textsFor } from './i18n/server.ts';
import { TextsProvider, useT } from './i18n/texts.tsx';
import { PageProvider, usePage, type PageContext } from './state/page.tsx';
import { FragmentCacheProvider, cachedFragment } from './ui/fragment.tsx';

let drawings = 0;

function Card({ name, price }: { name: string; price: number }) {
  drawings++;
  const t = useT();
  return (
    <p>
      {name}: {price} € {t('common.close')} {usePage().url}
    </p>
  );
}
const CachedCard = cachedFragment(Card);

const pageFor = (language: Language, groupId: number | null = null): PageContext => ({
  audience: { shopId: 2, countryId: 2, language, groupId, isBusiness: false },
  url: '/products?page=2',
  path: '/products',
  search: new URLSearchParams('page=2'),
  params: {},
  api: { get: () => Promise.reject(new Error('no')), post: () => Promise.reject(new Error('no')) },
  origin: 'http://localhost',
  now: new Date('2026-11-22T10:00:00Z'),
  mode: 'view',
  texts: textsFor(language),
});

function draw(page: PageContext, cards: readonly Parameters<typeof Card>[0][]): string {
  const { renderFragment, bytesOf } = fragmentsOf(page);
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
  return Buffer.from(bytesOf(html)).toString();
}

test('a kept part is drawn once, stands where it belongs, and knows nothing of the page it was drawn for', () => {
  drawings = 0;
  const oil = { name: 'Oil <b>', price: 5 };
  const mask = { name: 'Mask', price: 7 };
  const first = draw(pageFor('en'), [oil]);
  expect(first).toBe(
    '<ul><li><p>Oil &lt;b&gt;<!-- -->: <!-- -->5<!-- --> € <!-- -->Close<!-- --> <!-- -->/</p></li></ul>',
  );
  const both = draw(pageFor('en'), [mask, oil]);
  expect(both).toContain(first.slice('<ul>'.length, -'</ul>'.length));
  expect(both.indexOf('Mask')).toBeLessThan(both.indexOf('Oil'));
  expect(drawings).toBe(2);
});

test('PL-07 a kept part with another price, for another group, in another language, shop address or mode is drawn anew', () => {
  const card = { name: 'Balm', price: 5 };
  draw(pageFor('en'), [card]);
  drawings = 0;
  expect(draw(pageFor('en'), [{ ...card, price: 6 }])).toContain('6');
  expect(draw(pageFor('en', 4), [card])).toContain('5');
  expect(draw(pageFor('et'), [card])).toContain('Sulge');
  draw({ ...pageFor('en'), origin: 'https://pood.example' }, [card]);
  draw({ ...pageFor('en'), mode: 'edit' }, [card]);
  expect(drawings).toBe(5);
  draw(pageFor('en'), [card]);
  expect(drawings).toBe(5);
});
