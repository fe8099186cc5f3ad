import type { BlockName } from '../../domain/creator/block-names.ts';
import type { ComposedNode } from '../../domain/creator/contract.ts';
import { traits, type BlockSpace } from './traits.ts';

/**
 * Where a block stands: at the top of a page, in a column or wrapper, among links the frame renders itself, or in a
 * block that lays its children out.
 */
export type Place = 'page' | 'inset' | 'links' | 'child';

const spaces: Record<BlockSpace, string> = {
  section: 'mt-section',
  hero: 'mt-section',
  text: 'mt-6',
  none: '',
};

/** The first block of a page stands close to the frame; a picture that opens it touches it on small screens. */
const firstSpaces: Record<BlockSpace, string> = {
  section: 'mt-4 md:mt-6',
  hero: 'md:mt-4',
  text: 'mt-4 md:mt-6',
  none: '',
};

/** Class names of the element around a block: its width, the space above, where it is hidden. */
export function frameClass(node: ComposedNode, place: Place, isFirst: boolean, isArticle: boolean): string {
  const { width, space } = traits[node.name as BlockName];
  const hideOn = (node.props['hideOn'] as readonly string[] | undefined) ?? [];
  return [
    // The longest word an editor types must not widen the page; blocks within inherit it.
    place === 'page' || place === 'inset' ? 'wrap-anywhere' : '',
    place === 'page' && width !== 'full' ? 'wrap' : '',
    // What is read stands in one column under the head of an article; sections keep the page's width.
    place === 'page' && isArticle && space === 'text' ? 'max-w-[calc(920px+2*var(--gutter))]!' : '',
    spaceAbove(space, place, isFirst),
    hideOn.includes('MOBILE') ? 'max-md:hidden' : '',
    hideOn.includes('SCREEN') ? 'md:hidden' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function spaceAbove(space: BlockSpace, place: Place, isFirst: boolean): string {
  switch (place) {
    case 'page':
      return isFirst ? firstSpaces[space] : spaces[space];
    case 'inset':
      return isFirst ? '' : spaces[space];
    case 'child':
      return 'h-full';
    case 'links':
      return '';
  }
}
