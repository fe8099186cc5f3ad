import { codeWord } from '../../domain/search/fold.ts';
import type { Attempt } from '../../domain/search/relax.ts';
import type { Db } from '../database.ts';
import { idsSql, prepared } from '../platform/db.ts';

/** A code that is in more listings than this is nobody's own. */
const maxListings = 20;

/** $1 products found */
const readCodes = prepared<{ id: number; sku: string; ean: string | null }>(
  'search.codes',
  `select distinct m.id, m.sku, m.ean
    from product l join product m on m.id = l.id or m.family_id = l.family_id
    where l.id = any(${idsSql('$1')}) and not m.is_disabled`,
);

/**
 * The one product whose SKU or EAN was typed whole, a variation of a family as well; `null` when no product, or more
 * than one, has that code.
 */
export async function exactProduct(
  db: Db,
  { terms, exactCode }: Pick<Attempt, 'terms' | 'exactCode'>,
  found: readonly number[],
): Promise<number | null> {
  const code =
    exactCode ?? (terms.length === 1 && terms[0]!.alts.length === 0 ? terms[0]!.codePart : undefined);
  if (code === undefined || found.length === 0) return null;
  const rows = await readCodes(db, [found.slice(0, maxListings)]);
  const owners = rows.filter(
    ({ sku, ean }) => codeWord(sku) === code || (ean !== null && codeWord(ean) === code),
  );
  return owners.length === 1 ? owners[0]!.id : null;
}
