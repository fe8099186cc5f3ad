import { anywhere, defineBlock, vertical } from '../definition.ts';

/** Cards in one row: scrolls sideways on small screens, wraps on larger ones. */
export const textCardList = defineBlock({
  name: 'text_card_list',
  label: { en: 'Text card list', et: 'Tekstikaartide rida' },
  group: 'layout',
  parents: anywhere,
  children: ['text_card'],
  startsWith: ['text_card', 'text_card', 'text_card'],
  directions: vertical,
  space: 'section',
  props: {},
  sample: { props: {}, children: ['text_card', 'text_card'] },
});
