import type { BlockName } from '../../domain/creator/block-names.ts';
import type { ComposedNode } from '../../domain/creator/contract.ts';
import { isBlock, traits } from './traits.ts';

/** Whether the block and all in it are plain HTML, for which the browser fetches no code. */
export function isStatic(node: ComposedNode): boolean {
  if (node.problem || !isBlock(node.name)) return true;
  return !traits[node.name].hydrate && node.children.every(isStatic);
}

/** Every block of the trees, parents before children. */
export function* everyNode(nodes: readonly ComposedNode[]): Generator<ComposedNode> {
  for (const node of nodes) {
    yield node;
    yield* everyNode(node.children);
  }
}

/** Names of the blocks whose code the browser needs to take the page over. */
export function islandNames(nodes: readonly ComposedNode[]): string[] {
  const names = [...everyNode(nodes)].filter((node) => !isStatic(node)).map((node) => node.name);
  return [...new Set(names)];
}

/** Whether what the block shows is fetched once it is near. */
export function isFetchedNear(name: string): boolean {
  return isBlock(name) && traits[name].prefetch === 'near';
}

/** The first such block of the page, whose data comes with the page. */
export function firstFetchedNear(nodes: readonly ComposedNode[]): ComposedNode | undefined {
  return [...everyNode(nodes)].find((node) => !node.problem && isFetchedNear(node.name));
}

/** Whether a block of the trees gives the page its h1; a page without one needs its own. */
export function givesHeading(nodes: readonly ComposedNode[]): boolean {
  return [...everyNode(nodes)].some(
    (node) => !node.problem && isBlock(node.name) && givesH1(node, node.name),
  );
}

function givesH1({ props }: ComposedNode, name: BlockName): boolean {
  switch (traits[name].h1) {
    case 'always':
      return true;
    case 'with_title':
      return Boolean(props['title']);
    case 'by_level':
      return props['level'] === 1 && Boolean(props['title']);
    case undefined:
      return false;
  }
}
