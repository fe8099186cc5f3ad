import { anywhere, defineBlock, vertical } from '../definition.ts';
import { choice, local } from '../props.ts';

export const categoryButtons = defineBlock({
  name: 'category_buttons',
  label: { en: 'Category buttons', et: 'Kategooria nupud' },
  group: 'product',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  space: 'section',
  inline: ['title'],
  props: {
    title: local(255),
    /** Beyond the catalogue: tiles with the category's picture and number of products. */
    look: choice(['buttons', 'tiles'], 'buttons'),
  },
  sample: { props: { title: 'Kõik salongi tööks', look: 'tiles' } },
});
