import { defineBlock, vertical } from '../definition.ts';
import { img, local } from '../props.ts';
import { sampleImage } from '../sample-values.ts';

export const brandHead = defineBlock({
  name: 'brand_head',
  label: { en: 'Brand head', et: 'Brändi päis' },
  group: 'product',
  parents: ['PLACEHOLDER'],
  directions: vertical,
  hydrate: 'island',
  space: 'text',
  h1: 'always',
  inline: ['title', 'description'],
  props: { imgSrc: img(), imgAlt: local(255), title: local(255), description: local(1000) },
  sample: {
    props: { title: 'NORDLYS', description: 'Põhjamaa hooldus.', imgSrc: sampleImage, imgAlt: 'Pilt' },
  },
});
