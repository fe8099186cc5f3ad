import type { FacetGroup, PlannedQuery, Term } from '../../domain/search/port.ts';
import { localeOf } from '../../domain/locales.ts';
import { codeText, matchText, rankText } from './tsquery.ts';

/** A statement with its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Ranked by words among this many most popular matches; ranking all is what makes PostgreSQL slow (search.md). */
const rankedWindow = 200;
/**
 * Up to so many matches the facets of each are sent as they are and counted here, in a tenth of the time that
 * `unnest` and `group by` take. More (the whole catalogue) are counted by the database: they would not fit a message.
 */
const mostCountedHere = 50_000;
/** Steps of the discount facet, in percent; the first is any discount at all. */
export const discountSteps = [1, 10, 20, 30, 40, 50, 70] as const;

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
      select ctid as lies, product_id, pop, ${build.facets()}, ${price} as price, ${discount} as discount, ${build.tier()} as tier
      from search_document where ${build.where({})} limit ${build.value(countLimit + 1)})`,
    build.hits(hasText && query.sort === 'relevance'),
  ];
  const facts = new Facts();
  facts.add('m', 'count(*)::int as total');
  if (query.facets.length > 0) build.addFacets(parts, facts, filters.groups);
  return {
    text: `with ${parts.join(',\n')}
select (select array_agg(product_id order by place) from h) as ids, ${facts.columns()} from ${facts.from()}`,
    values: build.values,
  };
}

/** What is told of each set of matches: all of it in one pass over the set. */
class Facts {
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

/** What a filter is left out of. */
interface Without {
  group?: number;
  price?: boolean;
  discount?: boolean;
}

class Builder {
  readonly values: unknown[] = [];
  private readonly query: PlannedQuery;
  private readonly places = new Map<string, string>();
  /** Names of the sets of matches, by their conditions. */
  private readonly sets = new Map<string, string>();

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

  /** What the counts of facets are made of. */
  facets(): string {
    return this.query.countLimit > mostCountedHere ? 'facets' : 'facet_codes';
  }

  where(without: Without): string {
    const { terms, exactCode, filters } = this.query;
    const conditions: string[] = [];
    if (exactCode !== undefined)
      conditions.push(`tsv @@ ${this.value(codeText(exactCode), 'tsquery', 'text')}`);
    else conditions.push(...this.wordsAndCodes(terms));
    filters.groups.forEach((group, at) => {
      if (at === without.group) return;
      conditions.push(`facets && ${this.value(group.ids, 'int[]', `group ${at}`)}`);
    });
    const { price, discount } = this.audienceColumns();
    if (!without.price) {
      if (filters.price?.start !== undefined)
        conditions.push(`${price} >= ${this.value(filters.price.start, 'int', 'from')}`);
      if (filters.price?.end !== undefined)
        conditions.push(`${price} <= ${this.value(filters.price.end, 'int', 'to')}`);
    }
    if (!without.discount && filters.discountRate !== undefined) {
      conditions.push(`${discount} >= ${this.value(filters.discountRate, 'int', 'rate')}`);
    }
    return conditions.join(' and ') || 'true';
  }

  /** Words in one question, each term that may be a code in one of its own. */
  private wordsAndCodes(terms: readonly Term[]): string[] {
    const words = terms.filter((term) => term.codePart === undefined);
    const conditions = words.length > 0 ? [`tsv @@ ${this.value(matchText(words), 'tsquery', 'text')}`] : [];
    for (const term of terms) {
      if (term.codePart === undefined) continue;
      const holdsCode = `codes like ${this.value(`%${term.codePart}%`, 'text', `code ${term.codePart}`)}`;
      conditions.push(term.alts.length > 0 ? `(${this.holdsWords(term)} or ${holdsCode})` : holdsCode);
    }
    return conditions;
  }

  private holdsWords(term: Term): string {
    return `tsv @@ ${this.value(matchText([term]), 'tsquery', `words of ${term.codePart}`)}`;
  }

  /** What comes before all ranking: whole codes, then codes that begin or end so; words before codes that hold the same letters. */
  tier(): string {
    const tiers = this.query.terms
      .filter((term) => term.codePart !== undefined)
      .map((term) => {
        if (term.alts.length > 0) return `(${this.holdsWords(term)})::int`;
        const like = (pattern: string) => `codes like ${this.value(pattern, 'text', `code ${pattern}`)}`;
        const { codePart } = term;
        return `case when ${like(`% ${codePart} %`)} then 3 when ${like(`% ${codePart}%`)} or ${like(`%${codePart} %`)} then 2 else 1 end`;
      });
    return tiers.join(' + ') || '0';
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
        const words = terms.filter((term) => term.alts.length > 0);
        if (!isRanked || offset >= window || (words.length === 0 && exactCode === undefined))
          return ordered('tier desc, pop desc, product_id');
        const rank = this.value(
          exactCode !== undefined ? codeText(exactCode) : rankText(words, language),
          'tsquery',
        );
        const score = `ts_rank('{0.1,0.2,0.4,1.0}', d.tsv, ${rank}) * (1 + 0.05 * ln(1 + d.pop))`;
        // By where they lie, which one statement may rely on: quicker than by the index.
        return `c as materialized (select lies, tier from m order by tier desc, pop desc, product_id limit ${this.value(window, 'int')}),
    h as (select product_id, row_number() over () as place from (
      select d.product_id, c.tier, ${score} as score from c join search_document d on d.ctid = c.lies
      order by tier desc, score desc, product_id ${limit}) page)`;
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

  addFacets(parts: string[], facts: Facts, groups: PlannedQuery['filters']['groups']): void {
    const { filters, facets, countLimit } = this.query;
    const { price, discount } = this.audienceColumns();
    // Several filters left out in turn often leave the same matches: they are looked up once.
    const matches = (without: Without): string => {
      const where = this.where(without);
      const name = this.sets.get(where) ?? `s${this.sets.size + 1}`;
      if (!this.sets.has(where)) {
        parts.push(`${name} as materialized (select facet_codes, ${price} as price, ${discount} as discount
      from search_document where ${where} limit ${this.value(countLimit, 'int', 'count limit')})`);
        this.sets.set(where, name);
      }
      return name;
    };
    const codes = (of: string, as: string) => facts.add(of, `string_agg(facet_codes, '') as ${as}`);

    if (facets.includes('category') || facets.includes('brand') || facets.includes('parameter')) {
      if (this.facets() === 'facets') {
        parts.push(
          'fc as (select f, count(*)::int as n from (select unnest(facets) as f from m) u group by f)',
        );
        facts.add('fc', 'array_agg(f) as facet_ids', 'array_agg(n) as facet_counts');
      } else {
        codes('m', 'codes');
        if (this.countsApart()) {
          groups.forEach((group, at) => {
            if (hasMembers(group)) codes(matches({ group: at }), `codes_${at}`);
          });
        }
      }
    }
    if (facets.includes('price')) {
      const isLimited = filters.price?.start !== undefined || filters.price?.end !== undefined;
      facts.add(isLimited ? matches({ price: true }) : 'm', 'min(price) as least', 'max(price) as most');
    }
    if (facets.includes('discount')) {
      const from = filters.discountRate === undefined ? 'm' : matches({ discount: true });
      const steps = discountSteps.map((step) => `count(*) filter (where discount >= ${step})::int`);
      facts.add(from, `array[${steps.join(', ')}] as discounts`);
    }
  }

  /** A group is counted without its own filter, unless that filter is all there is: then the whole catalogue would be counted each time. */
  private countsApart(): boolean {
    const { terms, exactCode, filters } = this.query;
    return terms.length > 0 || exactCode !== undefined || filters.groups.length > 1 || hasRange(filters);
  }

  private all(): string {
    return `(select * from search_document where ${this.where({})}) matches`;
  }
}

/** Whether anything of the group is shown with a count. */
function hasMembers({ members }: FacetGroup): boolean {
  return 'from' in members || members.length > 0;
}

function hasRange({ price, discountRate }: PlannedQuery['filters']): boolean {
  return price?.start !== undefined || price?.end !== undefined || discountRate !== undefined;
}
