import { isLanguage, type Language } from '../locales.ts';
import { typedText } from '../typed-text.ts';
import { maxTermLength } from './limits.ts';
import { sorts, type AskedSort } from './sorts.ts';

/*
 * The search as it stands in an address. Pages read and write it in the browser, so nothing here needs a
 * schema library; `contract.ts` checks the same thing strictly for the calls.
 */
export const searchLimits = {
  term: maxTermLength,
  /** Values of one filter. */
  values: 50,
  pageSize: 100,
  /** page * page_size: nobody leafs further, and the engine never walks further. */
  depth: 10_000,
  priceEuros: 1_000_000,
} as const;

export const defaultPageSize = 24;
/** Brands and categories beside the products of the bar (SR-02). */
export const suggestionLimit = 8;

/** One parameter filter: `volume:300-ml`. Values of one code are alternatives, codes all hold. */
export interface ParameterFilter {
  code: string;
  values: string[];
}

export const fixedKinds = ['category', 'brand'] as const;
export type FixedKind = (typeof fixedKinds)[number];

/** What is searched for: the same in the address of a list page, in the bar and in the call (SR-04). */
export interface SearchQuery {
  term: string;
  page: number;
  page_size: number;
  /** The results alone: no facets, no suggestions. For carousels and cards. */
  standalone: boolean;
  /** The bar's answer: brands and categories the text means, and of the facets only those two. */
  categories: boolean;
  /** Each variation is a result of its own: a wall of shades. Otherwise a family is one result. */
  variations: boolean;
  /** What the list is of: nobody chooses another one there, so the others are not counted. */
  fixed?: FixedKind | undefined;
  campaign: number[];
  category: number[];
  brand: number[];
  /** Euros, as the asker sees prices; both ends belong to the range. */
  price: { start?: number; end?: number };
  location: number[];
  language: Language[];
  event_category: number[];
  /** ISO dates: one day, or the first and the last. */
  date: string[];
  parameter: ParameterFilter[];
  sort: AskedSort;
  /** At least this many percents off. */
  discount_rate?: number;
  in_stock: boolean;
  /** Only what the customer has bought before; of who is signed in. */
  bought?: boolean;
}

export const emptySearch: SearchQuery = {
  term: '',
  page: 1,
  page_size: defaultPageSize,
  standalone: false,
  categories: false,
  variations: false,
  campaign: [],
  category: [],
  brand: [],
  price: {},
  location: [],
  language: [],
  event_category: [],
  date: [],
  parameter: [],
  sort: 'relevance',
  in_stock: false,
};

/** `volume:300-ml`: code and value of a parameter. */
export const parameterPairPattern =
  /^[\p{L}\p{N}][\p{L}\p{N}._/+-]{0,63}:[\p{L}\p{N}][\p{L}\p{N}._/+-]{0,63}$/u;

/**
 * The search in an address of the shop, where nobody is there to read a refusal: keys and values that do not fit
 * are left out. `termKey` names the key of the text: list pages use `search` (RT-03).
 */
export function searchFromAddress(
  params: URLSearchParams,
  termKey: 'search' | 'term' = 'search',
): SearchQuery {
  const text = (key: string) => params.getAll(key).join(',');
  const list = (key: string) =>
    unique(
      text(key)
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ).slice(0, searchLimits.values);
  const ids = (key: string) =>
    list(key)
      .filter((one) => /^[1-9]\d{0,8}$/.test(one))
      .map(Number);
  const pageSize = wholeWithin(params.get('page_size'), 1, searchLimits.pageSize) ?? defaultPageSize;
  const page = wholeWithin(params.get('page'), 1, Math.floor(searchLimits.depth / pageSize)) ?? 1;
  const rate = wholeWithin(params.get('discount_rate'), 1, 100);
  const start = euros(params.get('price_start') ?? params.get('price[start]'));
  const end = euros(params.get('price_end') ?? params.get('price[end]'));
  const sort = sorts.find((one) => one === params.get('sort'));
  return {
    ...emptySearch,
    term: typedText(params, termKey, searchLimits.term),
    page,
    page_size: pageSize,
    campaign: ids('campaign'),
    category: ids('category'),
    brand: ids('brand'),
    location: ids('location'),
    event_category: ids('event_category'),
    language: list('language').filter(isLanguage),
    date: list('date').filter(isDay).slice(0, 2).sort(),
    standalone: params.get('standalone') === 'true',
    categories: params.get('categories') === 'true',
    variations: params.get('variations') === 'true',
    price: start !== undefined && end !== undefined && start > end ? {} : priceOf(start, end),
    parameter: parametersOf(list('parameter').filter((one) => parameterPairPattern.test(one))),
    sort: sort ?? 'relevance',
    in_stock: params.get('in_stock') === 'true',
    ...(rate !== undefined && { discount_rate: rate }),
    ...(params.get('bought') === 'true' && { bought: true }),
  };
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  // 30 February parses, as a day of March.
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function wholeWithin(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

function euros(text: string | null): number | undefined {
  if (text === null || !/^\d{1,9}(?:[.,]\d{1,4})?$/.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return value <= searchLimits.priceEuros ? value : undefined;
}

/** The inverse: what is given and not the default, in one order, so that equal searches have equal addresses. */
export function toSearchParams(
  query: Partial<SearchQuery>,
  termKey: 'search' | 'term' = 'term',
): URLSearchParams {
  const params = new URLSearchParams();
  const add = (key: string, value: string | number | boolean | undefined) => {
    if (value || value === 0) params.set(key, String(value));
  };
  const addList = (key: string, values: readonly (string | number)[] | undefined) =>
    add(key, unique(values).join(','));
  add(termKey, query.term?.trim());
  addList('category', query.category);
  addList('brand', query.brand);
  addList('campaign', query.campaign);
  addList(
    'parameter',
    query.parameter?.flatMap(({ code, values }) => values.map((value) => `${code}:${value}`)),
  );
  add('price_start', query.price?.start);
  add('price_end', query.price?.end);
  add('discount_rate', query.discount_rate);
  add('in_stock', query.in_stock);
  add('bought', query.bought);
  addList('event_category', query.event_category);
  addList('location', query.location);
  addList('language', query.language);
  addList('date', query.date);
  add('sort', query.sort !== 'relevance' && query.sort);
  add('standalone', query.standalone);
  add('categories', query.categories);
  add('variations', query.variations);
  add('fixed', !query.standalone && query.fixed);
  add('page_size', query.page_size !== defaultPageSize && query.page_size);
  add('page', query.page !== 1 && query.page);
  return params;
}

/** Whether anything narrows the list besides the text. */
export function isFiltered(query: SearchQuery): boolean {
  const { term, page, page_size, standalone, categories, variations, sort } = emptySearch;
  const given = {
    ...query,
    term,
    page,
    page_size,
    standalone,
    categories,
    variations,
    sort,
    fixed: undefined,
  };
  return toSearchParams(given).toString() !== '';
}

/** Each value once, in the order of its first place. */
export function unique<T>(values: readonly T[] | undefined): T[] {
  return [...new Set(values)];
}

/** A price range with the ends that are given. */
export function priceOf(start: number | undefined, end: number | undefined): SearchQuery['price'] {
  return { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
}

/** Pairs of `code:value` gathered by code. */
export function parametersOf(pairs: readonly string[]): ParameterFilter[] {
  const byCode = new Map<string, string[]>();
  for (const pair of pairs) {
    const colon = pair.indexOf(':');
    const code = pair.slice(0, colon);
    byCode.set(code, [...(byCode.get(code) ?? []), pair.slice(colon + 1)]);
  }
  return [...byCode].map(([code, values]) => ({ code, values: unique(values) }));
}
