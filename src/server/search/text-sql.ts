import type { PlannedQuery, Term } from '../../domain/search/port.ts';
import { calledText, codeText, matchText, rankText } from './tsquery.ts';

/** A statement with its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Ranked by words among so many most popular matches; ranking all is what makes PostgreSQL slow. Pages never lie on
 * both sides of the window's end.
 */
export function rankedWindow(pageSize: number): number {
  return Math.ceil(200 / pageSize) * pageSize;
}

/** What the words of a query ask of `d`, a search document. */
export class TextSql {
  readonly values: unknown[] = [];
  protected readonly query: PlannedQuery;
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

  textCondition(): string[] {
    const { terms, exactCode } = this.query;
    if (exactCode !== undefined) return [`d.tsv @@ ${this.value(codeText(exactCode), 'tsquery', 'text')}`];
    return this.wordsAndCodes(terms);
  }

  /** How well words rank `d`; `null` where only codes were typed. */
  score(): string | null {
    const { terms, exactCode, language } = this.query;
    const words = terms.filter((term) => term.alts.length > 0);
    if (words.length === 0 && exactCode === undefined) return null;
    const rank = this.value(
      exactCode !== undefined ? codeText(exactCode) : rankText(words, language),
      'tsquery',
    );
    return `ts_rank('{0.1,0.2,0.4,1.0}', d.tsv, ${rank}) * (1 + 0.05 * ln(1 + d.pop))`;
  }

  /** Words in one question, each term that may be a code in one of its own. */
  private wordsAndCodes(terms: readonly Term[]): string[] {
    const words = terms.filter((term) => term.codePart === undefined);
    const conditions =
      words.length > 0 ? [`d.tsv @@ ${this.value(matchText(words), 'tsquery', 'text')}`] : [];
    for (const term of terms) {
      if (term.codePart === undefined) continue;
      const holdsCode = `d.codes like ${this.value(`%${term.codePart}%`, 'text', `code ${term.codePart}`)}`;
      conditions.push(term.alts.length > 0 ? `(${this.holdsWords(term)} or ${holdsCode})` : holdsCode);
    }
    return conditions;
  }

  private holdsWords(term: Term): string {
    return `d.tsv @@ ${this.value(matchText([term]), 'tsquery', `words of ${term.codePart}`)}`;
  }

  /**
   * What comes before all ranking: whole codes, then codes that begin or end so; words before codes that hold the same
   * letters; what is called as was typed before what only has another name of it.
   */
  tier(): string {
    const tiers = this.query.terms
      .filter((term) => term.codePart !== undefined || term.synonyms !== undefined)
      .map((term) => {
        if (term.codePart === undefined)
          return `(d.tsv @@ ${this.value(calledText(term), 'tsquery', `called ${term.alts[0]}`)})::int`;
        if (term.alts.length > 0) return `(${this.holdsWords(term)})::int`;
        const like = (pattern: string) => `d.codes like ${this.value(pattern, 'text', `code ${pattern}`)}`;
        const { codePart } = term;
        return `case when ${like(`% ${codePart} %`)} then 3 when ${like(`% ${codePart}%`)} or ${like(`%${codePart} %`)} then 2 else 1 end`;
      });
    // A bare number in `order by` would be the place of a column.
    return tiers.join(' + ') || '0::int';
  }
}
