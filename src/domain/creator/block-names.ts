/** Names of the content blocks the page creator can place and the shop can show (blocks.md section 4). */
export const blockNames = [
  'content_wrapper',
  'placeholder',
  'spacer',
  'horizontal_line',
  'icon_text_boxes',
  'icon_text_row',
  'text_card_list',
  'text_card',
  'split_preview_wrapper',
  'split_preview',
  'split_preview_mini',
  'split_preview_transparent',
  'single_preview',
  'static_text_row',
  'accordion',
  'accordion_toggle',
  'title_text',
  'label_text',
  'static_text',
  'static_text_icon',
  'link_button',
  'dynamic_text',
  'content_post',
  'excerpt',
  'content_head',
  'image',
  'post',
  'brand_head',
  'content_subhead',
  'category_head',
  'category_foot',
  'category_buttons',
  'product_carousel_list',
  'horizontal_product_list',
  'product_card',
  'carousel',
  'carousel_item',
  'newsletter',
  'blog_head',
  'blog_post_list',
  'horizontal_post_list',
  'scroll_to_list',
  'scroll_to_button',
  'iframe',
  'huge_banner',
  'thin_banner',
] as const;
export type BlockName = (typeof blockNames)[number];

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

/** Whether a block of this name exists. */
export function isBlockName(name: string): name is BlockName {
  return (blockNames as readonly string[]).includes(name);
}
