import type { Language } from '../locales.ts';
import type { Blueprint, Component, ComposedNode, Scheme } from './contract.ts';

/** Languages that stand in for a missing one, in this order. */
export const fallbackLanguages: readonly Language[] = ['et', 'en'];

/** For whom a scheme is looked for. */
export interface SchemeAudience {
  shopId: number;
  language: Language;
  isBusiness: boolean;
}

type Choosable = Pick<
  Scheme,
  'language' | 'visibility' | 'allow_fallback' | 'is_business' | 'shop_id' | 'created_at' | 'uuid'
>;

/**
 * The schemes a visitor may be given, best first: the visitor's language before Estonian before English (these
 * only where the scheme allows it), then the visitor's own audience before everyone's, then the own shop before
 * every shop. Only published ones.
 */
export function rankSchemes<T extends Choosable>(
  schemes: readonly T[],
  audience: SchemeAudience,
  allowFallback = true,
): T[] {
  const wanted = [audience.language, ...(allowFallback ? fallbackLanguages : [])];
  const rank = (scheme: T): number[] => [
    wanted.indexOf(scheme.language),
    scheme.is_business === null ? 1 : 0,
    scheme.shop_id === null ? 1 : 0,
  ];
  return schemes
    .filter(
      (scheme) =>
        scheme.visibility === 'PUBLISHED' &&
        wanted.includes(scheme.language) &&
        (scheme.language === audience.language || scheme.allow_fallback) &&
        (scheme.is_business ?? audience.isBusiness) === audience.isBusiness &&
        (scheme.shop_id ?? audience.shopId) === audience.shopId,
    )
    .sort((a, b) => compareRanks(rank(a), rank(b)) || (a.uuid < b.uuid ? -1 : 1));
}

/** The scheme a visitor is shown, or nothing when there is none for them. */
export function chooseScheme<T extends Choosable>(
  schemes: readonly T[],
  audience: SchemeAudience,
): T | undefined {
  return rankSchemes(schemes, audience)[0];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

type Orderable = Pick<Component, 'uuid' | 'index'>;

/** Siblings by their place in the blueprint's pattern; those missing from it come last, by `index`. */
export function orderSiblings<T extends Orderable>(
  siblings: readonly T[],
  pattern: Blueprint['pattern'],
): T[] {
  const places = new Map(pattern.map((uuid, place) => [uuid, place]));
  const placeOf = (one: T) => places.get(one.uuid) ?? Number.POSITIVE_INFINITY;
  return siblings.toSorted((a, b) => {
    const [here, there] = [placeOf(a), placeOf(b)];
    if (here !== there) return here < there ? -1 : 1;
    return a.index - b.index || (a.uuid < b.uuid ? -1 : 1);
  });
}

type Row = Pick<Component, 'uuid' | 'name' | 'props' | 'slot' | 'parent_uuid' | 'index' | 'template_uuid'>;

/**
 * Maximum depth of rendered blocks. Pages have some five levels; thousands, or blocks of a template that contain each
 * other, would overflow the stack.
 */
export const maxDepth = 40;

/**
 * Builds the tree of a placeholder from its rows. A row without its parent is dropped: what it belonged
 * to was deleted. `templates` are the shared components rows point to, with their descendants.
 */
export function buildTree(
  rows: readonly Row[],
  pattern: Blueprint['pattern'],
  templates: ReadonlyMap<string, Row> = new Map(),
): ComposedNode[] {
  const children = childrenByParent(rows, pattern);
  const templateChildren = childrenByParent([...templates.values()], []);
  const shared = (uuid: string) =>
    (templateChildren.get(uuid) ?? []).filter((child) => child.template_uuid === null);
  const roots = children.get(null) ?? [];
  return roots.map((row) => nodeOf(row, (uuid) => children.get(uuid) ?? [], 1));

  function nodeOf(row: Row, childrenOf: (uuid: string) => Row[], depth: number): ComposedNode {
    const base = { uuid: row.uuid, name: row.name, slot: row.slot };
    if (depth > maxDepth) return { ...base, props: {}, children: [], problem: 'too_deep' };
    if (row.template_uuid === null) {
      return {
        ...base,
        props: row.props,
        children: childrenOf(row.uuid).map((child) => nodeOf(child, childrenOf, depth + 1)),
      };
    }
    const template = templates.get(row.template_uuid);
    // A template within a template is not followed, or an editor could make a cycle.
    if (!template || template.template_uuid !== null || template.name !== row.name) {
      return { ...base, props: row.props, children: [], problem: 'missing_template' };
    }
    return {
      ...base,
      props: { ...template.props, ...row.props },
      children: shared(template.uuid).map((child) => nodeOf(child, shared, depth + 1)),
    };
  }
}

function childrenByParent(rows: readonly Row[], pattern: Blueprint['pattern']): Map<string | null, Row[]> {
  const grouped = Map.groupBy(rows, (row) => row.parent_uuid);
  return new Map([...grouped].map(([parent, siblings]) => [parent, orderSiblings(siblings, pattern)]));
}

/** The path a scheme is stored under: decoded, without a trailing slash. */
export function schemePath(path: string): string {
  let end = path.length;
  // An expression would look for the end from each slash of a long row anew.
  while (path[end - 1] === '/') end--;
  const trimmed = path.slice(0, end);
  try {
    return decodeURIComponent(trimmed) || '/';
  } catch {
    return trimmed || '/';
  }
}

/** The path that content around a product list is stored under: `/products/brands/12` without the slug, which changes with language and name. */
export function listPath(path: string): string {
  return path.replace(/^(\/products\/(?:brands|categories)\/\d+)-[^/]*$/, '$1');
}
