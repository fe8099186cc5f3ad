import { defineBlock, vertical } from '../definition.ts';
import { img, local, rich } from '../props.ts';

export const accordionToggle = defineBlock({
  name: 'accordion_toggle',
  label: { en: 'Accordion toggle', et: 'Akordioni rida' },
  group: 'layout',
  parents: ['accordion'],
  requiresWrapper: 'accordion',
  directions: vertical,
  inline: ['title'],
  required: ['title'],
  props: { title: local(255), body: rich({ hasImages: true }), imgSrc: img(), imgAlt: local(255) },
});
