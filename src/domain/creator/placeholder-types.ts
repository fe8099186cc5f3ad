import type { BlockGroup } from './block-groups.ts';
import type { BlockName } from './block-names.ts';

/** What may stand in a position of the page, and how many of it. */
export interface PlaceholderType {
  /** Blocks of these groups. `every` takes whatever may stand in a placeholder, except those named in `but`. */
  groups: readonly BlockGroup[] | 'every';
  blocks: readonly BlockName[];
  but: readonly BlockName[];
  /** Maximum number of blocks in all, or of each kind when `maxOfEach`. */
  max: number | null;
  maxOfEach?: boolean;
}

const links = (max: number, blocks: readonly BlockName[]): PlaceholderType => ({
  groups: [],
  blocks,
  but: [],
  max,
});
const groups = (...accepted: BlockGroup[]): PlaceholderType => ({
  groups: accepted,
  blocks: [],
  but: [],
  max: null,
});

export const placeholderTypes = {
  MAIN: { groups: 'every', blocks: [], but: ['thin_banner', 'huge_banner'], max: null },
  CAMPAIGN_LIST_HEAD: {
    ...groups('text', 'layout', 'banner'),
    blocks: ['carousel'],
    but: ['thin_banner', 'huge_banner'],
  },
  PRODUCT_LIST_HEAD: {
    ...groups('layout', 'text'),
    blocks: ['brand_head', 'category_head', 'category_buttons'],
  },
  PRODUCT_LIST_FOOT: {
    ...groups('layout', 'text'),
    blocks: ['category_foot', 'content_subhead', 'category_buttons'],
  },
  EVENTS_LIST_HEAD: { ...groups('text', 'layout', 'navigation'), blocks: ['carousel'] },
  EVENTS_LIST_BOTTOM: { ...groups('text', 'layout', 'navigation'), blocks: ['carousel'] },
  NAVBAR_TOP_BANNER: links(1, ['thin_banner']),
  NAVBAR_TOP: links(6, ['link_button']),
  PURCHASE_HELP: links(20, ['link_button', 'label_text']),
  TRAINING_CENTER: links(20, ['link_button', 'label_text']),
  FOOTER_CONTACT: links(20, ['link_button', 'label_text']),
  FOOTER_ABOUT: links(20, ['link_button', 'label_text']),
  FOOTER_HELP: links(20, ['link_button', 'label_text']),
  BANNER_TOP: { ...links(1, ['huge_banner', 'thin_banner']), maxOfEach: true },
} as const satisfies Record<string, PlaceholderType>;
export type PlaceholderTypeName = keyof typeof placeholderTypes;

/** Positions of the layout: shown on every page. */
export const layoutPositions = [
  'BANNER_TOP',
  'NAVBAR_TOP_BANNER',
  'NAVBAR_TOP',
  'PURCHASE_HELP',
  'TRAINING_CENTER',
  'FOOTER_CONTACT',
  'FOOTER_ABOUT',
  'FOOTER_HELP',
] as const satisfies readonly PlaceholderTypeName[];

/** Every position but the body of a page; each is a placeholder of a shadow route. */
export const sharedPositions = [
  ...layoutPositions,
  'CAMPAIGN_LIST_HEAD',
  'PRODUCT_LIST_HEAD',
  'PRODUCT_LIST_FOOT',
  'EVENTS_LIST_HEAD',
  'EVENTS_LIST_BOTTOM',
] as const satisfies readonly PlaceholderTypeName[];
export type SharedPosition = (typeof sharedPositions)[number];
