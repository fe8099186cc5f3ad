import type { PlannedQuery } from '../../../domain/search/port.ts';
import type { Columns } from './columns.ts';

/** Rows to be looked at, each listing's together. */
export interface Candidates {
  rows: Int32Array;
  /** The group that brought them, by its place: all of them have one of its facets. */
  group: number | null;
}

/**
 * The fewest rows that hold all that fits: those of the listings that words found, of the group with the fewest rows,
 * or all, and of them those of the products the query is limited to. `without`: a group that must not narrow them.
 */
export function candidatesOf(
  columns: Columns,
  query: PlannedQuery,
  found: readonly number[] | null,
  without: number | null = null,
): Candidates {
  const candidates = narrowest(columns, query, found, without);
  if (query.only === undefined) return candidates;
  const products = new Set(query.only);
  return { ...candidates, rows: candidates.rows.filter((row) => products.has(columns.products.at[row]!)) };
}

function narrowest(
  columns: Columns,
  { filters }: PlannedQuery,
  found: readonly number[] | null,
  without: number | null,
): Candidates {
  if (found !== null) return { rows: rowsOfListings(columns, found), group: null };
  let group: number | null = null;
  let fewest = Infinity;
  filters.groups.forEach(({ ids }, at) => {
    if (at === without) return;
    const count = facetNumbers(columns, ids).reduce((sum, facet) => sum + columns.withFacet(facet).length, 0);
    if (count < fewest) [group, fewest] = [at, count];
  });
  if (group === null) return { rows: allRows(columns), group };
  return { rows: rowsWithAny(columns, facetNumbers(columns, filters.groups[group]!.ids)), group };
}

function facetNumbers(columns: Columns, ids: readonly number[]): number[] {
  return ids.map((id) => columns.facetNumber(id)).filter((facet) => facet >= 0);
}

function rowsOfListings({ firstRow, rowCount }: Columns, listings: readonly number[]): Int32Array {
  let count = 0;
  for (const listing of listings) count += rowCount.at[listing]!;
  const rows = new Int32Array(count);
  let end = 0;
  for (const listing of listings) {
    const first = firstRow.at[listing]!;
    for (let place = 0; place < rowCount.at[listing]!; place++) rows[end++] = first + place;
  }
  return rows;
}

function allRows({ rows, isAlive }: Columns): Int32Array {
  const all = new Int32Array(rows);
  let end = 0;
  for (let row = 0; row < rows; row++) if (isAlive.at[row] === 1) all[end++] = row;
  return all.subarray(0, end);
}

function rowsWithAny(columns: Columns, facets: readonly number[]): Int32Array {
  const lists = facets.map((facet) => columns.withFacet(facet));
  const maxLength = lists.reduce((sum, list) => sum + list.length, 0);
  const rows = new Int32Array(maxLength);
  const isAlive = columns.isAlive.at;
  let end = 0;
  if (lists.length === 1) {
    for (const row of lists[0]!) if (isAlive[row] === 1) rows[end++] = row;
    return rows.subarray(0, end);
  }
  // A bit for each row puts several lists in order and drops what is in more than one of them.
  const bits = new Uint32Array((columns.rows + 31) >>> 5);
  for (const list of lists) for (const row of list) bits[row >>> 5]! |= 1 << (row & 31);
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word]!;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left & -left);
      const row = (word << 5) + bit;
      if (isAlive[row] === 1) rows[end++] = row;
      left &= left - 1;
    }
  }
  return rows.subarray(0, end);
}
