import { facetSpan } from '../../domain/search/facet-ids.ts';
import type { PlannedQuery } from '../../domain/search/port.ts';
import { localeOf } from '../../domain/locales.ts';
import { codeText, matchText, rankText } from './tsquery.ts';

/** A statement with its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Ranked by words among this many most popular matches; ranking all is what makes PostgreSQL slow (search.md). */
const rankedWindow = 200;
/** Steps of the discount facet, in percent. */
export const discountSteps = [10, 20, 30, 40, 50, 70] as const;

/**
 * One round trip: a page of ids, the total, and every facet. Matches are taken up to the count limit **without**
 * `order by`: the table is kept in the order of popularity, and scans return rows as they lie, so the most popular
 * ones are taken (search.md, pitfalls; a test guards it).
 */
export function searchStatement(query: PlannedQuery): Statement {
  const build = new Builder(query);
  const { terms, exactCode, filters, countLimit } = query;
  const hasText = terms.length > 0 || exactCode !== undefined;
  const { price, discount } = build.audienceColumns();

  const parts = [
    `m as materialized (
      select product_id, pop, facets, ${price} as price, ${discount} as discount
      from search_document where ${build.where({})} limit ${build.value(countLimit + 1)})`,
    build.hits(hasText && query.sort === 'relevance'),
  ];
  const columns = [
    '(select array_agg(product_id order by place) from h) as ids',
    '(select count(*)::int from m) as total',
  ];
  if (query.facets.length > 0) build.addFacets(parts, columns, filters.groups);
  return { text: `with ${parts.join(',\n')}\nselect ${columns.join(',\n  ')}`, values: build.values };
}

/** What a filter is left out of. */
interface Without {
  group?: number;
  price?: boolean;
  discount?: boolean;
  /** Keep the text and the first group alone: all that the list could be narrowed from. */
  narrowing?: boolean;
}

class Builder {
  readonly values: unknown[] = [];
  private readonly query: PlannedQuery;
  private readonly places = new Map<string, string>();

  constructor(query: PlannedQuery) {
    this.query = query;
  }

  /** Place of a value; equal values asked for under one `key` share it. */
  value(value: unknown, type = '', key?: string): string {
    const held = key && this.places.get(key);
    if (held) return held;
    this.values.push(value);
    const place = `$${this.values.length}${type && `::${type}`}`;
    if (key) this.places.set(key, place);
    return place;
  }

  audienceColumns(): { price: string; discount: string } {
    const audience = this.value(this.query.audience, 'int', 'audience');
    return { price: `prices[${audience}]`, discount: `discounts[${audience}]` };
  }

  where(without: Without): string {
    const { terms, exactCode, filters } = this.query;
    const conditions: string[] = [];
    if (exactCode !== undefined)
      conditions.push(`tsv @@ ${this.value(codeText(exactCode), 'tsquery', 'text')}`);
    else if (terms.length > 0) conditions.push(`tsv @@ ${this.value(matchText(terms), 'tsquery', 'text')}`);
    const hasText = conditions.length > 0;
    filters.groups.forEach((group, at) => {
      if (at === without.group || (without.narrowing && (hasText || at > 0))) return;
      conditions.push(`facets && ${this.value(group.ids, 'int[]', `group ${at}`)}`);
    });
    const { price, discount } = this.audienceColumns();
    if (!without.price && !without.narrowing) {
      if (filters.price?.start !== undefined)
        conditions.push(`${price} >= ${this.value(filters.price.start, 'int', 'from')}`);
      if (filters.price?.end !== undefined)
        conditions.push(`${price} <= ${this.value(filters.price.end, 'int', 'to')}`);
    }
    if (!without.discount && !without.narrowing && filters.discountRate !== undefined) {
      conditions.push(`${discount} >= ${this.value(filters.discountRate, 'int', 'rate')}`);
    }
    return conditions.join(' and ') || 'true';
  }

  /** The page's ids in order, as `h(product_id, place)`. */
  hits(isRanked: boolean): string {
    const { page, pageSize, sort, terms, exactCode, language } = this.query;
    const offset = (page - 1) * pageSize;
    // Pages never lie on both sides of the window's end.
    const window = Math.ceil(rankedWindow / pageSize) * pageSize;
    const limit = `limit ${this.value(pageSize, 'int')} offset ${this.value(offset, 'int')}`;
    const { price, discount } = this.audienceColumns();
    const ordered = (order: string, from = 'm') =>
      `h as (select product_id, row_number() over () as place from (
      select product_id from ${from} order by ${order} ${limit}) page)`;
    switch (sort) {
      case 'relevance': {
        if (!isRanked || offset >= window) return ordered('pop desc, product_id');
        const rank = this.value(
          exactCode !== undefined ? codeText(exactCode) : rankText(terms, language),
          'tsquery',
        );
        const score = `ts_rank('{0.1,0.2,0.4,1.0}', d.tsv, ${rank}) * (1 + 0.05 * ln(1 + d.pop))`;
        return `c as materialized (select product_id from m order by pop desc, product_id limit ${this.value(window, 'int')}),
    h as (select product_id, row_number() over () as place from (
      select d.product_id, ${score} as score from c join search_document d using (product_id)
      order by score desc, product_id ${limit}) page)`;
      }
      // Sorts look at all matches, also beyond the count limit: the cheapest need not be popular.
      case 'price':
        return ordered(`${price} nulls last, product_id`, this.all());
      case '-price':
        return ordered(`${price} desc nulls last, product_id`, this.all());
      case '-discount_rate':
        return ordered(`${discount} desc, pop desc, product_id`, this.all());
      case 'newest':
        return ordered('added_at desc, product_id desc', this.all());
      case 'name': {
        const key = this.value(localeOf[language], 'text');
        return ordered(`name_keys->>${key} collate "C" nulls last, product_id`, this.all());
      }
    }
  }

  addFacets(parts: string[], columns: string[], groups: PlannedQuery['filters']['groups']): void {
    const { filters, facets } = this.query;
    const match = (name: string, columns_: string, without: Without) =>
      parts.push(
        `${name} as materialized (select ${columns_} from search_document where ${this.where(without)} limit ${this.value(this.query.countLimit, 'int', 'count limit')})`,
      );
    const { price, discount } = this.audienceColumns();

    if (facets.includes('category') || facets.includes('brand') || facets.includes('parameter')) {
      const shown = facets.includes('parameter') ? '' : ` where f < ${facetSpan('campaign').from}`;
      const apart = this.countsApart() ? groups.map((group) => this.members(group.members)) : [];
      const others = apart.flatMap((own) => (own ? [` and not (${own})`] : [])).join('');
      const counts = [countsOf('m', shown || others ? `${shown || ' where true'}${others}` : '')];
      apart.forEach((own, at) => {
        if (own === null) return;
        match(`g${at}`, 'facets', { group: at });
        counts.push(countsOf(`g${at}`, ` where ${own}`));
      });
      if (this.isNarrowed()) {
        // Values that the other filters leave nothing of stay in the list, with a count of 0.
        match('whole', 'facets', { narrowing: true });
        counts.push(`select distinct f, 0 as n from (select unnest(facets) as f from whole) w${shown}`);
      }
      parts.push(
        counts.length === 1
          ? `fc as (${counts[0]!})`
          : `fc as (select f, max(n) as n from (${counts.join(' union all ')}) counts group by f)`,
      );
      columns.push(
        '(select array_agg(f) from fc) as facet_ids',
        '(select array_agg(n) from fc) as facet_counts',
      );
    }
    if (facets.includes('price')) {
      const isLimited = filters.price?.start !== undefined || filters.price?.end !== undefined;
      if (isLimited) match('p', `${price} as price`, { price: true });
      const from = isLimited ? 'p' : 'm';
      columns.push(`(select min(price) from ${from}) as least`, `(select max(price) from ${from}) as most`);
    }
    if (facets.includes('discount')) {
      const isLimited = filters.discountRate !== undefined;
      if (isLimited) match('r', `${discount} as discount`, { discount: true });
      const steps = discountSteps.map((step) => `count(*) filter (where discount >= ${step})::int`);
      columns.push(`(select array[${steps.join(', ')}] from ${isLimited ? 'r' : 'm'}) as discounts`);
    }
  }

  private members(members: PlannedQuery['filters']['groups'][number]['members']): string | null {
    if ('from' in members) return `f between ${members.from} and ${members.to}`;
    return members.length === 0 ? null : `f = any(${this.value(members, 'int[]')})`;
  }

  /** A group is counted without its own filter, unless that filter is all there is: then the whole catalogue would be counted each time. */
  private countsApart(): boolean {
    const { terms, exactCode, filters } = this.query;
    return terms.length > 0 || exactCode !== undefined || filters.groups.length > 1 || hasRange(filters);
  }

  private isNarrowed(): boolean {
    const { terms, filters } = this.query;
    const scope = terms.length > 0 ? 0 : 1;
    return filters.groups.length > scope || hasRange(filters);
  }

  private all(): string {
    return `(select * from search_document where ${this.where({})}) matches`;
  }
}

/** Unnested in the select list: as a function in `from` it takes twice the time. */
function countsOf(from: string, where: string): string {
  return `select f, count(*)::int as n from (select unnest(facets) as f from ${from}) u${where} group by f`;
}

function hasRange({ price, discountRate }: PlannedQuery['filters']): boolean {
  return price?.start !== undefined || price?.end !== undefined || discountRate !== undefined;
}
