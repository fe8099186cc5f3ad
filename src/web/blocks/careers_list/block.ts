import { anywhere, defineBlock, vertical } from '../definition.ts';
import { local, url } from '../props.ts';

export const careersList = defineBlock({
  name: 'careers_list',
  label: { en: 'Careers', et: 'Tööpakkumised' },
  group: 'content_list',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  space: 'section',
  inline: ['title', 'description'],
  props: { title: local(255), description: local(1000), path: url() },
  sample: {
    props: {
      title: 'Tööpakkumised',
      description: 'Avatud töökohad',
      path: 'https://cv.ilumaja.example/',
    },
  },
});
