import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { nameFit } from '../../domain/quick-order/meant.ts';
import type { QuickLine } from '../../domain/quick-order/contract.ts';
import { checkQuantity, isQuantity, maxCandidates, readQuantity } from '../../domain/quick-order/rules.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { listCachedItems, type CardDataServices } from '../catalogue/service.ts';
import type { Cache } from '../platform/cache.ts';
import { findTyped, type TypedMatch } from '../search/service.ts';

export interface QuickOrderServices extends CardDataServices {
  cache: Cache;
  clock: () => Date;
}

export interface TypedLine {
  text: string;
  product?: number | null | undefined;
  quantity?: number | string | null | undefined;
}

/** What each line names, what that costs this audience, and what stands in the way of buying it. */
export async function readLines(
  services: QuickOrderServices,
  lines: readonly TypedLine[],
  audience: Audience,
): Promise<QuickLine[]> {
  const typed = lines.filter((line) => isByText(line)).map(({ text }) => text.trim());
  const found = await findTyped(services, typed, audience.language);
  const matches = new Map(typed.map((text, at) => [text, found[at]!]));
  const chosen = lines.flatMap(({ product }) => product ?? []);
  const ids = [...new Set([...chosen, ...found.flatMap((match) => match.ids)])];
  const items = await listCachedItems(services, ids, audience, services.clock());
  const itemOf = new Map(items.map((item) => [item.id, item]));

  const taken = new Map<number, number>();
  return lines.map((line) => {
    const match = matches.get(line.text.trim());
    const candidates = (match?.ids ?? []).flatMap((id) => itemOf.get(id) ?? []);
    if (!isByText(line)) {
      const item = itemOf.get(line.product!);
      // Chosen once, and deleted since.
      return item ? checked(item, line, taken) : unnamed('GONE', [], line);
    }
    if (!match || candidates.length === 0) return unnamed('UNKNOWN', [], line);
    const [item, likeliest] = meant(line.text, match, candidates);
    return item ? checked(item, line, taken) : unnamed('AMBIGUOUS', likeliest, line);
  });
}

const isByText = ({ product }: TypedLine) => product === null || product === undefined;

/** The one product the text means, or what it may mean: those called so to the last word first. */
function meant(
  text: string,
  { isAsTyped, isByName }: TypedMatch,
  candidates: readonly ProductListItem[],
): [ProductListItem | null, ProductListItem[]] {
  const [only] = candidates;
  if (candidates.length === 1 && isAsTyped) return [only!, []];
  if (!isByName) return [null, candidates.slice(0, maxCandidates)];
  const fits = candidates
    .map((item) => ({ item, fit: nameFit(text, item) }))
    .toSorted((a, b) => b.fit - a.fit);
  const [best, next] = fits;
  const isClear = best!.fit > (next?.fit ?? 0);
  if (isClear && isAsTyped) return [best!.item, []];
  return [null, fits.slice(0, maxCandidates).map(({ item }) => item)];
}

/** Pieces are counted over all lines: the third line of a product gets what the two before it left. */
function checked(item: ProductListItem, { quantity }: TypedLine, taken: Map<number, number>): QuickLine {
  const before = taken.get(item.id) ?? 0;
  const check = checkQuantity(item, readQuantity(quantity), before);
  taken.set(item.id, before + (check.quantity ?? 0));
  return { product: item, candidates: [], ...check };
}

function unnamed(
  problem: 'UNKNOWN' | 'AMBIGUOUS' | 'GONE',
  candidates: ProductListItem[],
  { quantity }: TypedLine,
): QuickLine {
  const pieces = readQuantity(quantity);
  const written = pieces !== null && isQuantity(pieces) ? pieces : null;
  return { product: null, candidates, quantity: written, problem, suggested_quantity: null };
}
