import { anywhere, defineBlock, everyDirection } from '../definition.ts';
import { alignment, local, textColor } from '../props.ts';

export const staticText = defineBlock({
  name: 'static_text',
  label: { en: 'Static text', et: 'Staatiline tekst' },
  group: 'text',
  parents: [...anywhere, 'static_text_row'],
  directions: everyDirection,
  space: 'text',
  inline: ['title', 'description'],
  props: {
    title: local(255),
    description: local(1000),
    alignment: alignment(),
    textColor: textColor('black'),
  },
  sample: { props: { title: 'Pealkiri', description: 'Kirjeldus', textColor: 'white' } },
});
