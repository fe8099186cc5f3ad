import { anywhere, defineBlock, everyDirection } from '../definition.ts';
import { local, url } from '../props.ts';
import { sampleUrl } from '../sample-values.ts';

/** A definition pair. */
export const labelText = defineBlock({
  name: 'label_text',
  label: { en: 'Label and text', et: 'Silt ja tekst' },
  group: 'text',
  parents: [...anywhere, 'content_head'],
  directions: everyDirection,
  space: 'text',
  inline: ['label', 'description'],
  props: { label: local(64), description: local(255), linkUrl: url() },
  sample: { props: { label: 'Koht', description: 'Tallinn', linkUrl: sampleUrl } },
});
