import type { BlockName } from '../../domain/creator/block-names.ts';
import { traits as generated } from './generated/traits.ts';

/** Space above a block of a page: a section of its own, a picture that opens the page, a line of text, or none. */
export type BlockSpace = 'section' | 'hero' | 'text' | 'none';

/** What browsers need to know of a block without its view or its schema. Said in its `block.ts`, generated from there. */
export interface BlockTraits {
  /** `island`: the view has state, effects or handlers. Left out: its HTML from the server is all there is. */
  hydrate?: 'island';
  space: BlockSpace;
  /** `full`: it fills the window from edge to edge. Left out: as wide as the page. */
  width?: 'full';
  /**
   * When it gives the page its h1: `always`, `with_title` when it has one, `by_level` when its prop `level` says so.
   * Left out: never.
   */
  h1?: 'always' | 'with_title' | 'by_level';
  /** `near`: what it shows is fetched when it comes near the window, that of the first such block with the page. */
  prefetch?: 'near';
}

export const traits: Readonly<Record<BlockName, BlockTraits>> = generated;

/** Whether the shop has a block of this name. */
export function isBlock(name: string): name is BlockName {
  return Object.hasOwn(traits, name);
}
