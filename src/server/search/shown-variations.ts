import type { Attempt } from '../../domain/search/relax.ts';
import type { Db } from '../database.ts';
import { prepared } from '../platform/db.ts';

/** A code without its separators, as `codeWord` writes it; codes hold no letters that fold differently. */
const codeSql = (column: string) => `regexp_replace(lower(${column}), '[^[:alnum:]]', '', 'g')`;

/** $1 listings, $2 codes and amounts typed, $3 parameter values chosen, $4 part of a code */
const readFitting = prepared<{ listing: number; id: number }>(
  'search.shown_variations',
  `select distinct on (listing) listing, id from (
    select l.id as listing, m.id, m.variation_order,
      coalesce((${codeSql('m.sku')} = any($2) or m.ean = any($2))::int * 100, 0)
        + coalesce((strpos(${codeSql('m.sku')}, $4) > 0 or strpos(m.ean, $4) > 0)::int * 50, 0)
        + coalesce((${codeSql('m.sku')} like '%' || $4 or m.ean like '%' || $4)::int * 5, 0)
        + coalesce((select max(length(${codeSql('m.shade_code')}) + (${codeSql('m.shade_code')} = typed)::int * 10)
            from unnest($2::text[]) typed where length(${codeSql('m.shade_code')}) >= 2
              and starts_with(typed, ${codeSql('m.shade_code')})), 0)
        + coalesce((trim_scale(m.content_amount * case when m.content_unit in ('l', 'kg') then 1000 else 1 end)
            || case m.content_unit when 'l' then 'ml' when 'kg' then 'g' else m.content_unit end = any($2))::int, 0)
        + (select count(*) from product_parameter x where x.product_id = m.id and x.parameter_value_id = any($3)) as fit
    from product l join product m on m.family_id = l.family_id
    where l.id = any($1::int[]) and not m.is_disabled
  ) scored
  order by listing, fit desc, id <> listing, variation_order, id`,
);

/**
 * Which variation to show for a family that was found: the one whose SKU, EAN, shade or size is among the words looked
 * for, and that has the parameter values chosen. Answers listing to variation where another than the listing itself
 * fits better. Of a shade that the family lacks, the one that begins the same (`7.4` for `7/43`).
 */
export async function shownVariations(
  db: Db,
  listings: readonly number[],
  { terms, exactCode }: Pick<Attempt, 'terms' | 'exactCode'>,
  chosenValues: readonly number[],
): Promise<Map<number, number>> {
  const codePart = terms.find((term) => term.codePart !== undefined)?.codePart ?? null;
  const words = [exactCode ?? '', codePart ?? '', ...terms.flatMap((term) => term.alts)];
  const codes = [...new Set(words)].filter((word) => word === codePart || /^\S*\p{N}\S*$/u.test(word));
  if (listings.length === 0 || (codes.length === 0 && chosenValues.length === 0)) return new Map();
  const rows = await readFitting(db, [listings, codes, chosenValues, codePart]);
  return new Map(rows.filter((row) => row.id !== row.listing).map((row) => [row.listing, row.id]));
}
