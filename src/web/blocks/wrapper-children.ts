import { blockNames, type BlockName } from '../../domain/creator/block-names.ts';

/** Blocks that stand only in a wrapper of their own, or only at the top of a page. */
const elsewhere: ReadonlySet<BlockName> = new Set([
  'content_wrapper',
  'blog_head',
  'content_head',
  'brand_head',
  'category_head',
  'category_foot',
  'huge_banner',
  'thin_banner',
  'icon_text_row',
  'text_card',
  'split_preview',
  'split_preview_mini',
  'split_preview_transparent',
  'accordion_toggle',
  'carousel_item',
  'scroll_to_button',
]);

/** What may stand in a content_wrapper. */
export const wrapperChildren: readonly BlockName[] = blockNames.filter((name) => !elsewhere.has(name));
