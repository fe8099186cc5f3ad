import { defineBlock, vertical } from '../definition.ts';
import { local } from '../props.ts';

export const categoryFoot = defineBlock({
  name: 'category_foot',
  label: { en: 'Category foot', et: 'Kategooria jalus' },
  group: 'product',
  parents: ['PLACEHOLDER'],
  directions: vertical,
  hydrate: 'island',
  space: 'section',
  inline: ['title', 'description'],
  props: { title: local(255), description: local(1000) },
  sample: { props: { title: 'Juuksehooldus', description: 'Kirjeldus' } },
});
