import type { Language } from '../../../domain/locales.ts';
import type { Term } from '../../../domain/search/port.ts';
import { codeSearch, codeWeight } from '../../../domain/search/variation-codes.ts';
import type { Db } from '../../database.ts';
import { prepared } from '../../platform/db.ts';
import { matchText, rankText } from '../tsquery.ts';

/** Of those that match, the most popular are ranked. */
const maxRanked = 100;
const maxListings = 6;
/** Variations that all lines together may name, so that 500 vague lines cost no more than a page or two. */
const maxVariations = 4_000;
const minVariations = 6;
const maxVariationsOfLine = 100;

interface ListingRow {
  place: number;
  listing: number;
}

/** Terms travel as texts of tsquery written by us. $1 what must match, $2 what ranks, $3 ranked at most, $4 listings of each line at most */
const readListings = prepared<ListingRow>(
  'search.typed_names',
  `select q.place::int as place, r.product_id as listing
    from unnest($1::text[], $2::text[]) with ordinality q(match, rank, place)
      cross join lateral (
        select c.product_id, ts_rank('{0.1,0.2,0.4,1.0}', c.tsv, q.rank::tsquery) * (1 + 0.05 * ln(1 + c.pop)) as score
        from (select d.product_id, d.tsv, d.pop from search_document d where d.tsv @@ q.match::tsquery limit $3::int) c
        order by score desc, c.product_id limit $4::int) r
    order by q.place, r.score desc, r.product_id`,
);

interface VariationRow {
  listing: number;
  id: number;
  codes: string[];
}

const readVariations = prepared<VariationRow>(
  'search.typed_variations',
  `select v.listing, v.product_id as id, v.codes from search_variation v
    where v.listing = any((select $1::int[])::int[]) order by v.listing, v.place`,
);

/** Products that all terms of each line are found in, best first: those whose shade or size was typed before their sisters. */
export async function findNames(
  db: Db,
  lines: readonly (readonly Term[])[],
  language: Language,
): Promise<number[][]> {
  if (lines.length === 0) return [];
  const listings = await readListings(db, [
    lines.map((terms) => matchText(terms)),
    lines.map((terms) => rankText(terms, language)),
    maxRanked,
    maxListings,
  ]);
  const wanted = [...new Set(listings.map(({ listing }) => listing))];
  const variations = Map.groupBy(
    wanted.length === 0 ? [] : await readVariations(db, [wanted]),
    (row) => row.listing,
  );
  const byLine = Map.groupBy(listings, ({ place }) => place);
  const each = Math.max(
    minVariations,
    Math.min(maxVariationsOfLine, Math.floor(maxVariations / lines.length)),
  );
  return lines.map((terms, at) => {
    const search = codeSearch({ terms });
    const found = (byLine.get(at + 1) ?? []).flatMap(({ listing }, rank) =>
      (variations.get(listing) ?? []).map(({ id, codes }, place) => ({
        id,
        rank,
        place,
        weight: codeWeight(codes, search),
      })),
    );
    return found
      .toSorted((a, b) => b.weight - a.weight || a.rank - b.rank || a.place - b.place)
      .slice(0, each)
      .map(({ id }) => id);
  });
}
