import type { BlockGroup } from './block-groups.ts';
import type { BlockName } from './block-names.ts';
import { placeholderTypes, type PlaceholderType, type PlaceholderTypeName } from './placeholder-types.ts';

/** Maximum depth of nested blocks. */
export const maxNesting = 6;

/** What placing asks of a block. */
export interface Placed {
  name: BlockName;
  group: BlockGroup;
  parents: readonly (BlockName | 'PLACEHOLDER')[];
  children: readonly BlockName[];
  maxChildren?: number;
}

export type PlacementProblem = 'wrong_parent' | 'not_accepted' | 'too_many' | 'too_deep';

/**
 * Why `block` may not join `siblings` under the wrappers `ancestors` (outermost first) in a placeholder of `type`;
 * `undefined` when it may. A `placeholder` block counts as what it stands in.
 */
export function placementProblem(
  block: Placed,
  type: PlaceholderTypeName,
  ancestors: readonly Placed[],
  siblings: readonly Placed[],
): PlacementProblem | undefined {
  if (ancestors.length + 1 > maxNesting) return 'too_deep';
  const parent = ancestors.at(-1);
  if (!parent) {
    if (!block.parents.includes('PLACEHOLDER')) return 'wrong_parent';
    const accepting: PlaceholderType = placeholderTypes[type];
    if (!accepts(accepting, block)) return 'not_accepted';
    const rivals = accepting.maxOfEach ? siblings.filter((one) => one.name === block.name) : siblings;
    return accepting.max !== null && rivals.length >= accepting.max ? 'too_many' : undefined;
  }
  const place = ancestors.findLast((one) => one.name !== 'placeholder')?.name ?? 'PLACEHOLDER';
  if (!block.parents.includes(place) || !parent.children.includes(block.name)) return 'wrong_parent';
  if (place === 'PLACEHOLDER' && !accepts(placeholderTypes[type], block)) return 'not_accepted';
  return siblings.length >= (parent.maxChildren ?? Number.POSITIVE_INFINITY) ? 'too_many' : undefined;
}

function accepts(type: PlaceholderType, block: Placed): boolean {
  if (type.but.includes(block.name)) return false;
  return type.groups === 'every' || type.groups.includes(block.group) || type.blocks.includes(block.name);
}
