import { defineBlock, vertical } from '../definition.ts';
import { img, local } from '../props.ts';
import { sampleImage } from '../sample-values.ts';

export const categoryHead = defineBlock({
  name: 'category_head',
  label: { en: 'Category head', et: 'Kategooria päis' },
  group: 'product',
  parents: ['PLACEHOLDER'],
  directions: vertical,
  hydrate: 'island',
  space: 'none',
  h1: 'always',
  inline: ['title', 'description'],
  props: { title: local(255), description: local(1000), imgSrc: img(), imgAlt: local(255) },
  sample: {
    props: { title: 'Juuksehooldus', description: 'Kirjeldus', imgSrc: sampleImage, imgAlt: 'Pilt' },
  },
});
