import type { BlockProblem, ComposedNode, PictureMeta } from '../../domain/creator/contract.ts';
import {
  renderableBlocks,
  plainText,
  teaserLimit,
  type RichDocument,
} from '../../domain/creator/rich-text.ts';
import { buildTree } from '../../domain/creator/rules.ts';
import { inLanguage } from '../../domain/creator/texts.ts';
import { mediaKeyOf } from '../../domain/creator/urls.ts';
import type { Language } from '../../domain/locales.ts';
import { blockOf, upgradeProps } from '../../web/blocks/registry.ts';
import type { Body, BodyComponent, SavedProps } from './queries.ts';

/** A block that could not be prepared; goes into the log. */
export interface ComponentProblem {
  uuid: string;
  name: string;
  problem: BlockProblem;
}

/**
 * The trees of a placeholder prepared for rendering: props checked by their block's schema and in one
 * language. A block that fails stays in its place with its problem and without props, so that visitors lose
 * that block alone.
 */
export function composeBody(
  body: Body,
  templates: ReadonlyMap<string, BodyComponent>,
  language: Language,
  onProblem: (problem: ComponentProblem) => void,
  findBlock = blockOf,
): ComposedNode[] {
  const unreadable = new Set<string>();
  const rows = body.components.map(upgraded);
  // Before a row's own props are laid over its template's: the two may be of different versions.
  const upgradedTemplates = new Map([...templates].map(([uuid, row]) => [uuid, upgraded(row)]));
  for (const uuid of unreadable) upgradedTemplates.delete(uuid);
  return buildTree(rows, body.pattern, upgradedTemplates).map(ready);

  function upgraded(row: BodyComponent): BodyComponent {
    const props = currentProps(row, findBlock);
    if (!props) unreadable.add(row.uuid);
    return { ...row, props: props ?? {} };
  }

  function ready(node: ComposedNode): ComposedNode {
    const failed = (problem: BlockProblem): ComposedNode => {
      onProblem({ uuid: node.uuid, name: node.name, problem });
      return { ...node, props: {}, children: [], problem };
    };
    if (node.problem) return failed(node.problem);
    const block = findBlock(node.name);
    if (!block) return failed('unknown_block');
    if (unreadable.has(node.uuid)) return failed('invalid_props');
    const props = block.schema.safeParse(node.props);
    if (!props.success) return failed('invalid_props');
    return {
      ...node,
      props: inLanguage(props.data, language),
      children: node.children.map(ready),
    };
  }
}

/**
 * Saved props in the form their block has today, or nothing when they cannot be read. Those of an unknown block stay
 * as they are.
 */
export function currentProps(
  { name, props, props_version }: SavedProps,
  findBlock = blockOf,
): Record<string, unknown> | undefined {
  const block = findBlock(name);
  if (!block) return props;
  try {
    return upgradeProps(block, props, props_version);
  } catch {
    return undefined;
  }
}

/** Rows whose props are in the form of today, or as they were saved where that cannot be had. */
export function withCurrentProps<Row extends SavedProps>(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, props: currentProps(row) ?? row.props }));
}

/** Uuids of the shared components that rows point to. */
export function templatesIn(bodies: readonly Body[]): string[] {
  const uuids = bodies.flatMap((body) => body.components.flatMap((one) => one.template_uuid ?? []));
  return [...new Set(uuids)];
}

/** Addresses of the pictures that blocks name, with their storage keys. */
export function picturesIn(nodes: readonly ComposedNode[]): Map<string, string> {
  const found = new Map<string, string>();
  const add = (url: unknown) => {
    const key = typeof url === 'string' ? mediaKeyOf(url) : undefined;
    if (key !== undefined) found.set(url as string, key);
  };
  const visit = (node: ComposedNode) => {
    for (const [prop, value] of Object.entries(node.props)) {
      if (/^img\w*Src/.test(prop)) add(value);
      if (isDocument(value))
        for (const block of renderableBlocks(value)) if (block.type === 'image') add(block.url);
    }
    for (const child of node.children) visit(child);
  };
  for (const node of nodes) visit(node);
  return found;
}

/** What is known of the pictures, by the address the props name. */
export function factsByAddress(
  addresses: ReadonlyMap<string, string>,
  meta: ReadonlyMap<string, PictureMeta>,
): Record<string, PictureMeta> {
  return Object.fromEntries(
    [...addresses].flatMap(([url, key]) => (meta.has(key) ? [[url, meta.get(key)!]] : [])),
  );
}

/** The beginning of a page's excerpt, for teasers and as description where none was written. */
export function teaserOf(nodes: readonly ComposedNode[]): string {
  for (const node of nodes) {
    const body = node.props['body'];
    if (node.name === 'excerpt' && isDocument(body)) return plainText(body, teaserLimit);
    const inner = teaserOf(node.children);
    if (inner) return inner;
  }
  return '';
}

/** The beginning of an excerpt as it was saved. */
export function teaserOfSaved(excerpt: SavedProps | undefined): string {
  const checked = blockOf('excerpt')!.schema.safeParse((excerpt && currentProps(excerpt)) ?? {});
  return checked.success ? plainText(checked.data['body'] as RichDocument, teaserLimit) : '';
}

function isDocument(value: unknown): value is RichDocument {
  return typeof value === 'object' && value !== null && 'blocks' in value && 'version' in value;
}
