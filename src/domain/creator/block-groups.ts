/** Kinds of blocks, by which the creator sorts its palette and placeholders say what they accept. */
export const blockGroups = [
  'layout',
  'text',
  'rich_text',
  'product',
  'media',
  'content_list',
  'navigation',
  'embed',
  'banner',
] as const;
export type BlockGroup = (typeof blockGroups)[number];
