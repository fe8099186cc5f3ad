import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../locales.ts';
import { emptySearch, searchFromAddress, toSearchParams, type SearchQuery } from './address.ts';
import { searchQuery } from './contract.ts';
import { sorts } from './sorts.ts';

const refused = (sent: Record<string, string | string[]>) => {
  const parsed = searchQuery.safeParse(sent);
  return parsed.success
    ? null
    : parsed.error.issues.map((issue) => [issue.path.join('.') || issue.code, issue.message]);
};

describe('SR-04 the query', () => {
  test('SR-04 is typed, without empty values and duplicates', () => {
    expect(searchQuery.parse({})).toEqual(emptySearch);
    const sent = {
      term: ' oil ',
      category: '3,,3,4',
      brand: ['1', '2', '1'],
      parameter: 'volume:300-ml,vegan:true,volume:1000-ml',
      'price[start]': '9,50',
      price_end: '20',
      sort: '',
      page: '',
    };
    expect(searchQuery.parse(sent)).toEqual({
      ...emptySearch,
      term: 'oil',
      category: [3, 4],
      brand: [1, 2],
      parameter: [
        { code: 'volume', values: ['300-ml', '1000-ml'] },
        { code: 'vegan', values: ['true'] },
      ],
      price: { start: 9.5, end: 20 },
    });
  });

  test.each([
    [{ colour: 'red' }, [['unrecognized_keys', 'Unrecognized key: "colour"']]],
    [{ term: 'x'.repeat(256) }, [['term', 'too_long']]],
    [
      { category: Array.from({ length: 51 }, (_, at) => at + 1).join(',') },
      [['category', 'too_many_values']],
    ],
    [{ page_size: '101' }, [['page_size', 'too_large']]],
    [{ page: '0' }, [['page', 'too_small']]],
    [{ page: '101', page_size: '100' }, [['page', 'too_far']]],
    [{ sort: 'cheapest' }, [['sort', 'unknown_value']]],
    [{ price_start: '5', price_end: '4' }, [['price_end', 'before_start']]],
    [{ in_stock: 'yes' }, [['in_stock', 'not_true_or_false']]],
  ])('SR-04 %o is refused with the field named', (sent, issues) => expect(refused(sent)).toEqual(issues));

  test('PL-02 an address of a list page keeps what fits and drops the rest', () => {
    const query = searchFromAddress(
      new URLSearchParams('search=oil&lang=en&category=7&page=-3&price_end=x&sort=price&utm=1'),
    );
    expect(query).toEqual({ ...emptySearch, term: 'oil', category: [7], sort: 'price' });
    expect(searchFromAddress(new URLSearchParams('page=9999'))).toEqual(emptySearch);
  });
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 50 });
const code = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}$/);
const query: fc.Arbitrary<SearchQuery> = fc.record({
  term: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replace(/\p{Cc}+/gu, ' ').trim()),
  page: fc.integer({ min: 1, max: 100 }),
  page_size: fc.integer({ min: 1, max: 100 }),
  standalone: fc.boolean(),
  categories: fc.boolean(),
  variations: fc.boolean(),
  campaign: ids,
  category: ids,
  brand: ids,
  price: fc.constantFrom({}, { start: 1.5 }, { end: 99 }, { start: 0, end: 12.34 }),
  location: ids,
  language: fc.uniqueArray(fc.constantFrom(...languages)),
  event_category: ids,
  date: fc.constantFrom([], ['2026-11-21'], ['2026-11-01', '2026-11-30']),
  parameter: fc.uniqueArray(
    fc.record({ code, values: fc.uniqueArray(code, { minLength: 1, maxLength: 3 }) }),
    { maxLength: 9, selector: (one) => one.code },
  ),
  sort: fc.constantFrom(...sorts),
  in_stock: fc.boolean(),
});

test('SR-04 PL-02 a search survives its address', () => {
  fc.assert(
    fc.property(query, fc.constantFrom('search' as const, 'term' as const), (one, termKey) => {
      const params = new URLSearchParams(toSearchParams(one, termKey).toString());
      expect(searchFromAddress(params, termKey)).toEqual(one);
      if (termKey === 'term') expect(searchQuery.parse(Object.fromEntries(params))).toEqual(one);
    }),
    { numRuns: 300 },
  );
});

test('PL-02 any address whatever gives a search', () => {
  const key = fc.oneof(
    fc.constantFrom(
      'search',
      'page',
      'category',
      'price_start',
      'price[end]',
      'parameter',
      'date',
      'sort',
      'page_size',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
      expect(
        searchQuery.safeParse(
          Object.fromEntries(toSearchParams(searchFromAddress(new URLSearchParams(pairs)), 'term')),
        ).success,
      ).toBe(true);
    }),
    { numRuns: 500 },
  );
});
