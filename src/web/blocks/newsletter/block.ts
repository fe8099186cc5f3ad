import { anywhere, defineBlock, vertical } from '../definition.ts';
import { bgColors, choiceOrNone, img, local } from '../props.ts';

export const newsletter = defineBlock({
  name: 'newsletter',
  label: { en: 'Newsletter', et: 'Uudiskiri' },
  group: 'content_list',
  parents: anywhere,
  directions: vertical,
  inline: ['title', 'description'],
  props: { title: local(255), description: local(1000), bgColor: choiceOrNone(bgColors), imgSrc: img() },
});
