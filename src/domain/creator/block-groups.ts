/** Kinds of blocks: the creator groups its palette by them, and placeholders accept by them. */
export const blockGroups = [
  'layout',
  'text',
  'rich_text',
  'product',
  'media',
  'loyalty',
  'content_list',
  'navigation',
  'embed',
  'banner',
] as const;
export type BlockGroup = (typeof blockGroups)[number];
