import { defineBlock, vertical } from '../definition.ts';
import { img, local, rich } from '../props.ts';
import { sampleDocument, sampleImage } from '../sample-values.ts';

export const accordionToggle = defineBlock({
  name: 'accordion_toggle',
  label: { en: 'Accordion toggle', et: 'Akordioni rida' },
  group: 'layout',
  parents: ['accordion'],
  requiresWrapper: 'accordion',
  directions: vertical,
  space: 'none',
  inline: ['title'],
  required: ['title'],
  props: { title: local(255), body: rich({ hasImages: true }), imgSrc: img(), imgAlt: local(255) },
  sample: { props: { title: 'Kuidas?', body: sampleDocument, imgSrc: sampleImage, imgAlt: 'Pilt' } },
});
