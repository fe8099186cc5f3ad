import type { BlockName } from '../../src/domain/creator/block-names.ts';
import type { EntityType } from '../../src/domain/creator/contract.ts';
import type { PlaceholderTypeName } from '../../src/domain/creator/placeholder-types.ts';
import type { IconName } from '../../src/web/ui/icons/names.ts';
import type { Texts } from '../catalogue/texts.ts';

/** A rich text in every language, in the small markup of `rich.ts`. */
export interface RichTexts {
  rich: Texts;
}

/** What a prop of a block may be written as: a text in five languages becomes the text of the page's own. */
export type SeedProp = string | number | boolean | null | Texts | RichTexts | readonly Texts[] | SeedStep;

/** One of several steps: a glyph, a title and what to do. */
export interface SeedStep {
  icon: IconName;
  title: Texts;
  description: Texts;
}

export interface SeedBlock {
  name: BlockName;
  props: Record<string, SeedProp>;
  children: readonly SeedBlock[];
}

export interface SeedPage {
  type: EntityType;
  /** Path of its schemes; of a shared position the name of the position. */
  path: string;
  /** Facts of the route, in the shape of its type (domain/creator/contract.ts). */
  props?: Record<string, unknown>;
  title: Texts;
  description: Texts;
  /** File of `seed/media` shown where the page is listed. */
  image?: string;
  /** Day it was written, ISO. */
  date?: string;
  placeholders: SeedPlaceholders;
  /** What visitors of the Latvian shop find there instead. */
  inLatvia?: SeedPlaceholders;
}

export type SeedPlaceholders = Partial<Record<PlaceholderTypeName, readonly SeedBlock[]>>;

/** A block with what stands in it. */
export function block(
  name: BlockName,
  props: Record<string, SeedProp> = {},
  children: readonly SeedBlock[] = [],
): SeedBlock {
  return { name, props, children };
}

export const rich = (texts: Texts): RichTexts => ({ rich: texts });

/**
 * Addresses that are known only once the catalogue is imported and the pictures are stored; `links.ts` puts the
 * real ones in their place.
 */
export const category = (code: string): string => `@category(${code})`;
export const brand = (slug: string): string => `@brand(${slug})`;
export const media = (file: string): string => `@media(${file})`;

/** The first day of the shop's content: what has no date of its own was written then. */
export const firstDay = '2026-09-01';
