import type { ProductListItem } from '../catalogue/contract.ts';
import { tokenise } from '../search/fold.ts';

type Named = Pick<ProductListItem, 'internal_id' | 'name' | 'variation' | 'brand_name' | 'shade'>;

/**
 * How well a product answers to a name as it was typed: 2 when it is called just so, with or without its brand, 1 when
 * every word typed is one of its own, 0 otherwise. A search finds families; this tells their variations apart.
 */
export function nameFit(text: string, { internal_id, name, variation, brand_name, shade }: Named): 0 | 1 | 2 {
  const typed = wordsOf(text);
  if (typed.size === 0) return 0;
  const called = wordsOf(`${name} ${variation}`);
  const brand = wordsOf(brand_name);
  const also = wordsOf(`${internal_id} ${shade?.code ?? ''} ${shade?.tone_name ?? ''}`);
  if (![...typed].every((word) => called.has(word) || brand.has(word) || also.has(word))) return 0;
  return [...called].every((word) => typed.has(word)) ? 2 : 1;
}

function wordsOf(text: string): Set<string> {
  return new Set(tokenise(text).map((token) => token.text));
}
