import { anywhere, defineBlock, everyDirection } from '../definition.ts';
import { local, url } from '../props.ts';

/** A definition pair. */
export const labelText = defineBlock({
  name: 'label_text',
  label: { en: 'Label and text', et: 'Silt ja tekst' },
  group: 'text',
  parents: [...anywhere, 'content_head'],
  directions: everyDirection,
  inline: ['label', 'description'],
  props: { label: local(64), description: local(255), linkUrl: url() },
});
