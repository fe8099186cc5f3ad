import type { ComposedNode } from '../../domain/creator/contract.ts';
import { isBlock, traits } from './traits.ts';

/** Whether the block and all in it are plain HTML, for which the browser fetches no code. */
export function isStatic(node: ComposedNode): boolean {
  if (node.problem || !isBlock(node.name)) return true;
  return traits[node.name].hydrate === 'none' && node.children.every(isStatic);
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

const productLists: ReadonlySet<string> = new Set(['product_carousel_list', 'horizontal_product_list']);

/** Whether the block is a row of products, which are fetched once it is near. */
export const isProductList = (name: string) => productLists.has(name);

/** The list of products that comes first on the page. */
export function firstProductList(nodes: readonly ComposedNode[]): ComposedNode | undefined {
  return [...everyNode(nodes)].find((node) => !node.problem && isProductList(node.name));
}

/** Blocks that draw the page's h1; a page without one needs its own. */
export function givesHeading(nodes: readonly ComposedNode[]): boolean {
  const heads = new Set(['content_head', 'blog_head', 'brand_head', 'category_head']);
  return [...everyNode(nodes)].some(
    (node) =>
      !node.problem &&
      (heads.has(node.name) ||
        (node.name === 'title_text' && node.props['level'] === 1 && node.props['title'] !== '')),
  );
}
