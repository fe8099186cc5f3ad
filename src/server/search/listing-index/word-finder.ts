import type { PlannedQuery } from '../../../domain/search/port.ts';
import type { Db } from '../../database.ts';
import { statementFor } from '../statements.ts';
import { rankedWindow, TextSql } from '../text-sql.ts';

/** Listings that words find, with what stands before all ranking: whole codes before parts of them. */
export interface FoundByWords {
  ids: Int32Array;
  tiers: Int32Array;
  /** There may be more: as many were found as were asked for. */
  isCut: boolean;
  /** The first of them in the order of words, when that was asked for. */
  ranked: readonly number[];
}

interface FoundRow {
  /** Four bytes for an id and four for its tier. */
  found: Buffer | null;
  ranked?: number[] | null;
}

/**
 * What the words of a query find, whatever its filters. `isRanked`: the most popular are ranked in the same round
 * trip, which serves a query without filters.
 */
export async function findByWords(
  db: Db,
  query: PlannedQuery,
  { limit, isRanked }: { limit: number; isRanked: boolean },
): Promise<FoundByWords> {
  const build = new TextSql(query);
  const where = build.textCondition().join(' and ');
  const match = `m as materialized (select d.ctid as lies, d.product_id as id, d.pop, ${build.tier()} as tier
    from search_document d where ${where} limit ${build.value(limit)})`;
  const score = isRanked ? build.score() : null;
  const columns = ["string_agg(int4send(id) || int4send(tier::int), '') as found"];
  const parts = [match];
  if (score !== null) {
    parts.push(
      `c as materialized (select lies, tier from m order by tier desc, pop desc, id limit ${build.value(rankedWindow(query.pageSize))})`,
      `r as (select d.product_id as id, c.tier, ${score} as score from c join search_document d on d.ctid = c.lies)`,
    );
    columns.push('(select array_agg(id order by tier desc, score desc, id) from r) as ranked');
  }
  const text = `with ${parts.join(',\n')} select ${columns.join(', ')} from m`;
  const [row] = (await statementFor<FoundRow>(text)(db, build.values)) as [FoundRow];
  const found = row.found ?? Buffer.alloc(0);
  const count = found.length / 8;
  const ids = new Int32Array(count);
  const tiers = new Int32Array(count);
  for (let at = 0; at < count; at++) {
    ids[at] = found.readInt32BE(at * 8);
    tiers[at] = found.readInt32BE(at * 8 + 4);
  }
  return { ids, tiers, isCut: count === limit, ranked: row.ranked ?? [] };
}

/** These listings in the order of the query's words; `null` where only codes were typed. */
export async function rankByWords(
  db: Db,
  query: PlannedQuery,
  listings: readonly number[],
): Promise<number[] | null> {
  const build = new TextSql(query);
  const score = build.score();
  if (score === null) return null;
  const text = `select product_id as id from search_document d where product_id = any(${build.value(listings, 'int[]')})
    order by ${build.tier()} desc, ${score} desc, product_id`;
  const rows = await statementFor<{ id: number }>(text)(db, build.values);
  return rows.map((row) => row.id);
}
