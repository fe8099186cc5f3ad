import type { BlockName } from '../../domain/creator/block-names.ts';

/** Space above a block of a page: a section of its own, a picture that opens the page, a line of text, or none. */
export type BlockSpace = 'section' | 'hero' | 'text' | 'none';

interface Traits {
  /** `island`: the view has state, effects or handlers. `none`: its HTML from the server is all there is. */
  hydrate: 'none' | 'island';
  space: BlockSpace;
  /** Draws its own ground from edge to edge. */
  isWide?: boolean;
}

/** What the browser must know of a block without loading its view or its schema. */
export const traits: Record<BlockName, Traits> = {
  content_wrapper: { hydrate: 'none', space: 'section', isWide: true },
  placeholder: { hydrate: 'none', space: 'text' },
  spacer: { hydrate: 'none', space: 'none' },
  horizontal_line: { hydrate: 'none', space: 'text' },
  icon_text_boxes: { hydrate: 'none', space: 'section' },
  icon_text_row: { hydrate: 'none', space: 'none' },
  text_card_list: { hydrate: 'none', space: 'section' },
  text_card: { hydrate: 'none', space: 'none' },
  split_preview_wrapper: { hydrate: 'none', space: 'section' },
  split_preview: { hydrate: 'none', space: 'none' },
  split_preview_mini: { hydrate: 'none', space: 'none' },
  split_preview_transparent: { hydrate: 'none', space: 'none' },
  single_preview: { hydrate: 'none', space: 'section' },
  static_text_row: { hydrate: 'none', space: 'section' },
  accordion: { hydrate: 'none', space: 'section' },
  accordion_toggle: { hydrate: 'none', space: 'none' },
  title_text: { hydrate: 'none', space: 'text' },
  label_text: { hydrate: 'none', space: 'text' },
  static_text: { hydrate: 'none', space: 'text' },
  static_text_icon: { hydrate: 'none', space: 'text' },
  link_button: { hydrate: 'none', space: 'text' },
  dynamic_text: { hydrate: 'none', space: 'text' },
  content_post: { hydrate: 'none', space: 'section' },
  excerpt: { hydrate: 'none', space: 'text' },
  content_head: { hydrate: 'none', space: 'text' },
  image: { hydrate: 'none', space: 'text' },
  post: { hydrate: 'none', space: 'text' },
  brand_head: { hydrate: 'island', space: 'text' },
  content_subhead: { hydrate: 'island', space: 'text' },
  category_head: { hydrate: 'island', space: 'none' },
  category_foot: { hydrate: 'island', space: 'section' },
  category_buttons: { hydrate: 'island', space: 'section' },
  product_carousel_list: { hydrate: 'island', space: 'section' },
  horizontal_product_list: { hydrate: 'island', space: 'section' },
  product_card: { hydrate: 'island', space: 'text' },
  carousel: { hydrate: 'island', space: 'hero' },
  carousel_item: { hydrate: 'none', space: 'none' },
  newsletter: { hydrate: 'island', space: 'section' },
  blog_head: { hydrate: 'none', space: 'text' },
  blog_post_list: { hydrate: 'none', space: 'section' },
  horizontal_post_list: { hydrate: 'none', space: 'section' },
  scroll_to_list: { hydrate: 'none', space: 'text' },
  scroll_to_button: { hydrate: 'none', space: 'none' },
  iframe: { hydrate: 'none', space: 'text' },
  huge_banner: { hydrate: 'island', space: 'none', isWide: true },
  thin_banner: { hydrate: 'none', space: 'none', isWide: true },
};

/** Whether the shop has a block of this name. */
export function isBlock(name: string): name is BlockName {
  return Object.hasOwn(traits, name);
}
