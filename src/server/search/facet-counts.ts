import { facetSpan } from '../../domain/search/facet-ids.ts';
import type { FacetGroup, PlannedQuery } from '../../domain/search/port.ts';

/** Facets of the matches as a search statement answers them: counted, or those of each result, with commas between. */
export interface FacetColumns {
  facet_ids?: number[] | null;
  facet_counts?: number[] | null;
  codes?: string | null;
  /** Of the matches without the filter of one group. */
  [group: `codes_${number}`]: string | null | undefined;
}

/** A facet id takes three bytes, and three bytes four letters: texts put end to end are the code of all their ids. */
const idBytes = 3;
const idLetters = 4;

/** Facet ids of a variation in a text that can be strung together with those of its sisters. */
export function facetCodes(facets: readonly number[]): string {
  const bytes = Buffer.allocUnsafe(facets.length * idBytes);
  facets.forEach((id, at) => bytes.writeUIntBE(id, at * idBytes, idBytes));
  return bytes.toString('base64');
}

/**
 * How many matches have each facet. Facets of a group that was chosen from are counted among the matches without
 * that choice.
 */
export function countFacets(row: FacetColumns, query: PlannedQuery): Map<number, number> {
  const counts = new Map<number, number>();
  row.facet_ids?.forEach((id, at) => counts.set(id, row.facet_counts![at]!));
  const end = query.facets.includes('parameter') ? Infinity : facetSpan('campaign').from;
  const apart = query.filters.groups.flatMap(({ members }, at) => {
    const codes = row[`codes_${at}`];
    return codes === undefined ? [] : [{ codes, isMember: memberOf(members) }];
  });
  for (const [id, count] of countCodes(row.codes)) {
    if (id < end && !apart.some(({ isMember }) => isMember(id))) counts.set(id, count);
  }
  for (const { codes, isMember } of apart) {
    for (const [id, count] of countCodes(codes)) if (id < end && isMember(id)) counts.set(id, count);
  }
  return counts;
}

/** Tells whether a facet is of the group. */
export function memberOf(members: FacetGroup['members']): (id: number) => boolean {
  if ('from' in members) return (id) => id >= members.from && id <= members.to;
  const listed = new Set(members);
  return (id) => listed.has(id);
}

/** In how many of the results each facet is. A family's variations share most of theirs: each counts once. */
function countCodes(codes: string | null | undefined): Map<number, number> {
  const counts = new Map<number, number>();
  if (!codes) return counts;
  const lastSeenIn = new Map<number, number>();
  let end = -1;
  for (let result = 0; end < codes.length; result++) {
    const start = end + 1;
    end = codes.indexOf(',', start);
    if (end < 0) end = codes.length;
    if (end - start < idLetters) continue;
    const bytes = Buffer.from(codes.slice(start, end), 'base64');
    for (let at = 0; at < bytes.length; at += idBytes) {
      const id = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
      if (lastSeenIn.get(id) === result) continue;
      lastSeenIn.set(id, result);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}
