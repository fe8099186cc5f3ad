import { codeSearch, codeWeight } from '../../../domain/search/variation-codes.ts';
import type { Db } from '../../database.ts';
import { prepared } from '../../platform/db.ts';

/** A part that is in more listings than this names none of them. */
const maxListings = 8;

interface VariationRow {
  part: string;
  id: number;
  codes: string[];
}

/**
 * $1 parts, blanks where something may stand between, $2 listings of each at most. The condition on variations is asked of the few listings found: they hold up to a
 * hundred, of which the part may be in one.
 */
const readParts = prepared<VariationRow>(
  'search.code_parts',
  `select q.part, v.product_id as id, v.codes
    from unnest($1::text[]) q(part)
      cross join lateral (
        select d.product_id from search_document d where d.codes like '%' || replace(q.part, ' ', '%') || '%'
          and d.codes ~ replace(q.part, ' ', '[^ ]*') limit $2::int) d
      join search_variation v on v.listing = d.product_id
    where exists (select from unnest(v.codes) c where c like 'c%' || replace(q.part, ' ', '%') || '%')
    order by v.listing, v.place`,
);

/** Products one of whose codes holds each part, unbroken but for its blanks; those first that it ends. */
export async function findCodeParts(db: Db, parts: readonly string[]): Promise<Map<string, number[]>> {
  if (parts.length === 0) return new Map();
  const rows = await readParts(db, [[...new Set(parts)], maxListings]);
  const found = new Map<string, number[]>();
  for (const [part, variations] of Map.groupBy(rows, (row) => row.part)) {
    const search = codeSearch({ terms: [{ alts: [], prefix: false, codePart: part }] });
    const weighed = variations.map(({ id, codes }) => ({ id, weight: codeWeight(codes, search) }));
    found.set(
      part,
      weighed.toSorted((a, b) => b.weight - a.weight).map(({ id }) => id),
    );
  }
  return found;
}
