import { anywhere, defineBlock, vertical } from '../definition.ts';
import { local, yesNo } from '../props.ts';

export const accordion = defineBlock({
  name: 'accordion',
  label: { en: 'Accordion', et: 'Akordion' },
  group: 'layout',
  parents: anywhere,
  children: ['accordion_toggle'],
  startsWith: ['accordion_toggle'],
  directions: vertical,
  space: 'section',
  inline: ['title'],
  props: { title: local(255), isTermsInEvents: yesNo('no') },
  sample: { props: { title: 'Küsimused' }, children: ['accordion_toggle'] },
});
