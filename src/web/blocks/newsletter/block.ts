import { anywhere, defineBlock, vertical } from '../definition.ts';
import { bgColors, choiceOrNone, img, local } from '../props.ts';
import { sampleImage } from '../sample-values.ts';

export const newsletter = defineBlock({
  name: 'newsletter',
  label: { en: 'Newsletter', et: 'Uudiskiri' },
  group: 'content_list',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  space: 'section',
  inline: ['title', 'description'],
  props: { title: local(255), description: local(1000), bgColor: choiceOrNone(bgColors), imgSrc: img() },
  sample: {
    props: { title: 'Uudiskiri', description: 'Kord nädalas', bgColor: 'purple', imgSrc: sampleImage },
  },
});
