import type { BlockName } from '../../domain/creator/block-names.ts';
import type { BlockDefinition } from './definition.ts';
import { contentWrapper } from './content_wrapper/block.ts';
import { placeholder } from './placeholder/block.ts';
import { spacer } from './spacer/block.ts';
import { horizontalLine } from './horizontal_line/block.ts';
import { iconTextBoxes } from './icon_text_boxes/block.ts';
import { iconTextRow } from './icon_text_row/block.ts';
import { textCardList } from './text_card_list/block.ts';
import { textCard } from './text_card/block.ts';
import { splitPreviewWrapper } from './split_preview_wrapper/block.ts';
import { splitPreview } from './split_preview/block.ts';
import { splitPreviewMini } from './split_preview_mini/block.ts';
import { splitPreviewTransparent } from './split_preview_transparent/block.ts';
import { singlePreview } from './single_preview/block.ts';
import { staticTextRow } from './static_text_row/block.ts';
import { accordion } from './accordion/block.ts';
import { accordionToggle } from './accordion_toggle/block.ts';
import { titleText } from './title_text/block.ts';
import { labelText } from './label_text/block.ts';
import { staticText } from './static_text/block.ts';
import { staticTextIcon } from './static_text_icon/block.ts';
import { linkButton } from './link_button/block.ts';
import { dynamicText } from './dynamic_text/block.ts';
import { contentPost } from './content_post/block.ts';
import { loyaltyImageText } from './loyalty_image_text/block.ts';
import { excerpt } from './excerpt/block.ts';
import { contentHead } from './content_head/block.ts';
import { image } from './image/block.ts';
import { post } from './post/block.ts';
import { brandHead } from './brand_head/block.ts';
import { contentSubhead } from './content_subhead/block.ts';
import { categoryHead } from './category_head/block.ts';
import { categoryFoot } from './category_foot/block.ts';
import { categoryButtons } from './category_buttons/block.ts';
import { productCarouselList } from './product_carousel_list/block.ts';
import { horizontalProductList } from './horizontal_product_list/block.ts';
import { productCard } from './product_card/block.ts';
import { carousel } from './carousel/block.ts';
import { carouselItem } from './carousel_item/block.ts';
import { loyaltyIntroBanner } from './loyalty_intro_banner/block.ts';
import { loyaltyLevelsTable } from './loyalty_levels_table/block.ts';
import { loyaltyButtons } from './loyalty_buttons/block.ts';
import { loyaltyThreeSteps } from './loyalty_three_steps/block.ts';
import { loyaltyThreeStepsBusiness } from './loyalty_three_steps_business/block.ts';
import { loyaltyProgressBanner } from './loyalty_progress_banner/block.ts';
import { newsletter } from './newsletter/block.ts';
import { careersList } from './careers_list/block.ts';
import { blogHead } from './blog_head/block.ts';
import { blogPostList } from './blog_post_list/block.ts';
import { horizontalPostList } from './horizontal_post_list/block.ts';
import { scrollToList } from './scroll_to_list/block.ts';
import { scrollToButton } from './scroll_to_button/block.ts';
import { iframe } from './iframe/block.ts';
import { adactGame } from './adact_game/block.ts';
import { hugeBanner } from './huge_banner/block.ts';
import { thinBanner } from './thin_banner/block.ts';

export { upgradeProps } from './upgrade.ts';

/** Every block the shop has. After a change here or in a definition `npm run blocks` makes the light maps anew. */
export const blocks = {
  content_wrapper: contentWrapper,
  placeholder,
  spacer,
  horizontal_line: horizontalLine,
  icon_text_boxes: iconTextBoxes,
  icon_text_row: iconTextRow,
  text_card_list: textCardList,
  text_card: textCard,
  split_preview_wrapper: splitPreviewWrapper,
  split_preview: splitPreview,
  split_preview_mini: splitPreviewMini,
  split_preview_transparent: splitPreviewTransparent,
  single_preview: singlePreview,
  static_text_row: staticTextRow,
  accordion,
  accordion_toggle: accordionToggle,
  title_text: titleText,
  label_text: labelText,
  static_text: staticText,
  static_text_icon: staticTextIcon,
  link_button: linkButton,
  dynamic_text: dynamicText,
  content_post: contentPost,
  loyalty_image_text: loyaltyImageText,
  excerpt,
  content_head: contentHead,
  image,
  post,
  brand_head: brandHead,
  content_subhead: contentSubhead,
  category_head: categoryHead,
  category_foot: categoryFoot,
  category_buttons: categoryButtons,
  product_carousel_list: productCarouselList,
  horizontal_product_list: horizontalProductList,
  product_card: productCard,
  carousel,
  carousel_item: carouselItem,
  loyalty_intro_banner: loyaltyIntroBanner,
  loyalty_levels_table: loyaltyLevelsTable,
  loyalty_buttons: loyaltyButtons,
  loyalty_three_steps: loyaltyThreeSteps,
  loyalty_three_steps_business: loyaltyThreeStepsBusiness,
  loyalty_progress_banner: loyaltyProgressBanner,
  newsletter,
  blog_head: blogHead,
  blog_post_list: blogPostList,
  horizontal_post_list: horizontalPostList,
  careers_list: careersList,
  scroll_to_list: scrollToList,
  scroll_to_button: scrollToButton,
  iframe,
  adact_game: adactGame,
  huge_banner: hugeBanner,
  thin_banner: thinBanner,
} as const satisfies Record<BlockName, BlockDefinition>;

/** The definition of a block by name. */
export function blockOf(name: string): BlockDefinition | undefined {
  return Object.hasOwn(blocks, name) ? blocks[name as BlockName] : undefined;
}
