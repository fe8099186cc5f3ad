import { anywhere, defineBlock, vertical } from '../definition.ts';
import { alignment, int, local, text } from '../props.ts';

export const titleText = defineBlock({
  name: 'title_text',
  label: { en: 'Title and text', et: 'Pealkiri ja tekst' },
  group: 'text',
  parents: anywhere,
  directions: vertical,
  space: 'text',
  h1: 'by_level',
  inline: ['title', 'description'],
  props: {
    title: local(255),
    description: local(1000),
    /** Pixels, used only when it is all digits. */
    columnWidth: text(64),
    alignment: alignment(),
    level: int(1, 5, 2),
  },
  sample: { props: { title: 'Pealkiri', description: 'Kirjeldus', columnWidth: '640' } },
});
