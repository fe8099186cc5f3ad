import { isOnlyFilter, type FacetGroup, type PlannedQuery } from '../../domain/search/port.ts';
import type { LeftOut } from '../../domain/search/shown-variation.ts';
import { codeSearch, partWeight, tailWeight, type CodeSearch } from '../../domain/search/variation-codes.ts';
import { localeOf } from '../../domain/locales.ts';
import { rankedWindow, TextSql, type Statement } from './text-sql.ts';

/**
 * Up to so many matches the facets of each are sent as they are and counted here, in a tenth of the time that
 * `unnest` and `group by` take. More (the whole catalogue) are counted by the database: they would not fit a message.
 */
const maxCountedHere = 50_000;
/** Steps of the discount facet, in percent; the first is any discount at all. */
export const discountSteps = [1, 10, 20, 30, 40, 50, 70] as const;

/**
 * One round trip: a page of ids, the total, and every facet. Matches are taken up to the count limit **without**
 * `order by`: the table is stored in the order of popularity, and scans return rows as they lie, so the most popular
 * ones are taken (a test guards it).
 */
export function searchStatement(query: PlannedQuery): Statement {
  const build = new Builder(query);
  const { terms, exactCode, countLimit } = query;
  const hasText = terms.length > 0 || exactCode !== undefined;

  const parts = [
    `m as materialized (${build.matches(null, ['d.ctid as lies', 'd.pop', `${build.tier()} as tier`, 's.*'])}
      limit ${build.value(countLimit + 1)})`,
    build.hits(hasText && query.sort === 'relevance'),
  ];
  const aggregates = new Aggregates();
  aggregates.add('m', 'count(*)::int as total');
  if (query.facets.length > 0) build.addFacets(parts, aggregates);
  return {
    text: `with ${parts.join(',\n')}
select (select array_agg(product_id order by place) from h) as ids, ${aggregates.columns()} from ${aggregates.from()}`,
    values: build.values,
  };
}

/** What is told of each set of matches: all of it in one pass over the set. */
class Aggregates {
  private readonly bySet = new Map<string, string[]>();

  add(set: string, ...columns: string[]): void {
    this.bySet.set(set, [...(this.bySet.get(set) ?? []), ...columns]);
  }

  columns(): string {
    return [...this.bySet.keys()].map((set) => `of_${set}.*`).join(', ');
  }

  from(): string {
    return [...this.bySet]
      .map(([set, columns]) => `(select ${columns.join(', ')} from ${set}) of_${set}`)
      .join(',\n  ');
  }
}

/**
 * The best variation of a family is the least of these arrays, which PostgreSQL compares from left to right: code,
 * stock, lead and place decide (`compareShown`), what comes after is carried along.
 */
const best = { product: 5, price: 6, discount: 7 };

class Builder extends TextSql {
  /** Names of the sets of matches, by their conditions. */
  private readonly sets = new Map<string, string>();
  private readonly codes: CodeSearch;

  constructor(query: PlannedQuery) {
    super(query);
    this.codes = codeSearch(query);
  }

  /**
   * Rows of results, each with `listing`, `shown`, `price` and `discount` of the variation shown, `deepest`, the
   * highest discount of those that fit, and the facet `codes` of those that fit. `d` is the document, `s` the result.
   */
  matches(leftOut: LeftOut, columns: readonly string[]): string {
    const { filters } = this.query;
    const groups = filters.groups
      .map((group, at) => ({ at, ids: this.value(group.ids, 'int[]', `group ${at}`) }))
      .filter(({ at }) => at !== leftOut);
    // A document has all facets of its variations: where it fails, each of them does.
    const products = this.query.only && this.value(this.query.only, 'int[]', 'only');
    // Where the best of a family is looked for in each document, a hash of them is asked; a plain join finds them by itself.
    const only =
      products && (this.query.of === 'variations' ? `= any(${products})` : `in (select unnest(${products}))`);
    const ofDocument = [
      ...(only
        ? [`d.product_id in (select o.listing from search_variation o where o.product_id ${only})`]
        : []),
      ...this.textCondition(),
      ...groups.map(({ ids }) => `d.facets && ${ids}`),
    ];
    const ofVariation = [
      'v.listing = d.product_id',
      ...(only ? [`v.product_id ${only}`] : []),
      ...groups.map(({ ids }) => `v.facets && ${ids}`),
      ...this.rangeConditions(leftOut),
    ];
    return `select ${columns.join(', ')} from search_document d cross join lateral (${this.results(ofVariation.join(' and '))}) s
      where ${ofDocument.join(' and ') || 'true'}`;
  }

  private rangeConditions(leftOut: LeftOut): string[] {
    const { price, discountRate } = this.query.filters;
    const audience = this.value(this.query.audience, 'int', 'audience');
    const conditions: string[] = [];
    if (leftOut !== 'price' && price?.start !== undefined)
      conditions.push(`v.prices[${audience}] >= ${this.value(price.start, 'int', 'from')}`);
    if (leftOut !== 'price' && price?.end !== undefined)
      conditions.push(`v.prices[${audience}] <= ${this.value(price.end, 'int', 'to')}`);
    if (leftOut !== 'discount' && discountRate !== undefined)
      conditions.push(`v.discounts[${audience}] >= ${this.value(discountRate, 'int', 'rate')}`);
    return conditions;
  }

  /** Of a document: one row for its best variation, or a row for each. */
  private results(where: string): string {
    const audience = this.value(this.query.audience, 'int', 'audience');
    const [price, discount] = [`v.prices[${audience}]`, `coalesce(v.discounts[${audience}], 0)`];
    if (this.query.of === 'variations') {
      return `select v.listing, v.product_id as shown, ${price} as price, ${discount} as discount, ${discount} as deepest,
        v.facet_codes as codes, ${this.codeWeight()} as weight, v.place from search_variation v where ${where}`;
    }
    const stock = this.value([this.query.stock], 'int[]', 'stock');
    const order = `-(${this.codeWeight()}), (not v.facets @> ${stock})::int, (v.product_id <> v.listing)::int, v.place`;
    return `select listing, best[${best.product}] as shown, best[${best.price}] as price, best[${best.discount}] as discount, deepest, codes
      from (select min(v.listing) as listing, min(array[${order}, v.product_id, ${price}, ${discount}]) as best,
          max(${discount}) as deepest, string_agg(v.facet_codes, '') as codes
        from search_variation v where ${where} having count(*) > 0) b`;
  }

  /** How well `v` answers to codes that were typed: `codeWeight`, in SQL. */
  private codeWeight(): string {
    const { weights, parts } = this.codes;
    if (weights.size === 0) return '0';
    const typed = this.value([...weights.keys()], 'text[]', 'codes');
    const each = this.value([...weights.values()], 'int[]', 'weights');
    const held = parts.map((part) => {
      const [anywhere, atEnd] = [`c%${part}%`, `c%${part}`].map((like) =>
        this.value(like, 'text', `weight ${like}`),
      );
      return ` + case when c like ${anywhere} then ${partWeight} + (c like ${atEnd})::int * ${tailWeight} else 0 end`;
    });
    return `coalesce((select sum(coalesce(k.weight, 0)${held.join('')})::int
      from unnest(v.codes) c left join unnest(${typed}, ${each}) k(code, weight) on k.code = c), 0)`;
  }

  /** The page's ids in order, as `h(product_id, place)`. */
  hits(isRanked: boolean): string {
    const { page, pageSize, sort, language } = this.query;
    const offset = (page - 1) * pageSize;
    const window = rankedWindow(pageSize);
    const limit = `limit ${this.value(pageSize, 'int')} offset ${this.value(offset, 'int')}`;
    const ties = this.query.of === 'variations' ? ', weight desc, place' : '';
    const carried = this.query.of === 'variations' ? ', weight, place' : '';
    const ordered = (order: string, from = 'm') =>
      `h as (select shown as product_id, row_number() over () as place from (
      select shown from ${from} order by ${order}${ties} ${limit}) page)`;
    switch (sort) {
      case 'relevance': {
        const score = isRanked && offset < window ? this.score() : null;
        if (score === null) return ordered('tier desc, pop desc, listing');
        // By where they lie, which one statement may rely on: quicker than by the index.
        return `c as materialized (select lies, tier, shown${carried} from m order by tier desc, pop desc, listing${ties}
      limit ${this.value(window, 'int')}),
    h as (select shown as product_id, row_number() over () as place from (
      select c.shown, ${score} as score from c join search_document d on d.ctid = c.lies
      order by tier desc, score desc, d.product_id${ties} ${limit}) page)`;
      }
      // Sorts look at all matches, also beyond the count limit: the cheapest need not be popular.
      case 'price':
        return ordered('price nulls last, listing', this.all([]));
      case '-price':
        return ordered('price desc nulls last, listing', this.all([]));
      case '-discount_rate':
        return ordered('discount desc, pop desc, listing', this.all(['d.pop']));
      case 'newest':
        return ordered('added_at desc, listing desc', this.all(['d.added_at']));
      case 'name': {
        const key = this.value(localeOf[language], 'text');
        return ordered('key nulls last, listing', this.all([`d.name_keys->>${key} collate "C" as key`]));
      }
    }
  }

  addFacets(parts: string[], aggregates: Aggregates): void {
    const { filters, facets, countLimit } = this.query;
    // Several filters left out in turn often leave the same matches: they are looked up once.
    const matches = (leftOut: LeftOut): string => {
      const statement = this.matches(leftOut, ['s.price', 's.deepest', 's.codes']);
      const name = this.sets.get(statement) ?? `s${this.sets.size + 1}`;
      if (!this.sets.has(statement)) {
        parts.push(
          `${name} as materialized (${statement} limit ${this.value(countLimit, 'int', 'count limit')})`,
        );
        this.sets.set(statement, name);
      }
      return name;
    };
    const codes = (of: string, as: string) => aggregates.add(of, `string_agg(codes, ',') as ${as}`);

    if (facets.includes('category') || facets.includes('brand') || facets.includes('parameter')) {
      if (this.isWholeCatalogue()) {
        parts.push(
          'fc as (select f, count(*)::int as n from (select unnest(facets) as f from search_document) u group by f)',
        );
        aggregates.add('fc', 'array_agg(f) as facet_ids', 'array_agg(n) as facet_counts');
      } else {
        codes('m', 'codes');
        if (!isOnlyFilter(this.query)) {
          filters.groups.forEach((group, at) => {
            if (hasMembers(group)) codes(matches(at), `codes_${at}`);
          });
        }
      }
    }
    if (facets.includes('price')) {
      const isLimited = filters.price?.start !== undefined || filters.price?.end !== undefined;
      aggregates.add(isLimited ? matches('price') : 'm', 'min(price) as lowest', 'max(price) as highest');
    }
    if (facets.includes('discount')) {
      const from = filters.discountRate === undefined ? 'm' : matches('discount');
      const steps = discountSteps.map((step) => `count(*) filter (where deepest >= ${step})::int`);
      aggregates.add(from, `array[${steps.join(', ')}] as discounts`);
    }
  }

  /** Then the documents' own facets are what is counted. */
  private isWholeCatalogue(): boolean {
    const { countLimit, filters, of } = this.query;
    return (
      countLimit > maxCountedHere &&
      of === 'listings' &&
      filters.groups.length === 0 &&
      isOnlyFilter(this.query)
    );
  }

  private all(columns: readonly string[]): string {
    return `(${this.matches(null, [...columns, 's.*'])}) matches`;
  }
}

/** Whether anything of the group is shown with a count. */
function hasMembers({ members }: FacetGroup): boolean {
  return 'from' in members || members.length > 0;
}
