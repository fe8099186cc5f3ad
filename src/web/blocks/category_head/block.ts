import { defineBlock, vertical } from '../definition.ts';
import { img, local } from '../props.ts';

export const categoryHead = defineBlock({
  name: 'category_head',
  label: { en: 'Category head', et: 'Kategooria päis' },
  group: 'product',
  parents: ['PLACEHOLDER'],
  directions: vertical,
  inline: ['title', 'description'],
  props: { title: local(255), description: local(1000), imgSrc: img(), imgAlt: local(255) },
});
