import type { BlockName } from '../../domain/creator/block-names.ts';

/*
 * What most visits begin with. Its texts are in the first file of a language, so that it waits for no other; a test
 * holds each text it says to be there.
 */

const routes: ReadonlySet<string> = new Set(['home', 'products-list-id', 'product']);
export const firstViewBlocks: readonly BlockName[] = ['carousel', 'category_buttons', 'category_head'];

export function isBlockOfFirstView(name: string): boolean {
  return (firstViewBlocks as readonly string[]).includes(name);
}

/** Whether a page and the blocks that open it need no more texts than those. */
export function isFirstView(route: string, openingBlocks: readonly string[]): boolean {
  return routes.has(route) && openingBlocks.every(isBlockOfFirstView);
}
