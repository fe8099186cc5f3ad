import type { Category } from '../../domain/catalogue/contract.ts';

/** A category with its parents, the root first; empty when it is not in the tree. */
export function ancestry(id: number | undefined, categories: readonly Category[]): Category[] {
  const chain: Category[] = [];
  for (
    let at = categories.find((one) => one.id === id);
    at && !chain.includes(at);
    at = categories.find((one) => one.id === at!.parent)
  ) {
    chain.unshift(at);
  }
  return chain;
}
