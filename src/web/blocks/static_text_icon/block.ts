import { anywhere, defineBlock, everyDirection } from '../definition.ts';
import { alignment, icon, local, textColor } from '../props.ts';

export const staticTextIcon = defineBlock({
  name: 'static_text_icon',
  label: { en: 'Static text with icon', et: 'Ikooniga tekst' },
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
    iconLeft: icon(),
    iconRight: icon(),
  },
  sample: { props: { title: 'Pealkiri', description: 'Kirjeldus', iconLeft: 'truck' } },
});
