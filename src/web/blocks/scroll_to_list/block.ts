import { anywhere, defineBlock, vertical } from '../definition.ts';
import { local } from '../props.ts';

/** A table of contents. */
export const scrollToList = defineBlock({
  name: 'scroll_to_list',
  label: { en: 'Table of contents', et: 'Sisukord' },
  group: 'navigation',
  parents: anywhere,
  children: ['scroll_to_button'],
  maxChildren: 30,
  startsWith: ['scroll_to_button'],
  directions: vertical,
  space: 'text',
  inline: ['title'],
  props: { title: local(255) },
  sample: { props: { title: 'Sisukord' }, children: ['scroll_to_button'] },
});
