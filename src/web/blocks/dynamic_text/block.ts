import { anywhere, defineBlock, vertical } from '../definition.ts';
import { rich, yesNo } from '../props.ts';
import { sampleDocument } from '../sample-values.ts';

export const dynamicText = defineBlock({
  name: 'dynamic_text',
  label: { en: 'Dynamic text', et: 'Vormindatud tekst' },
  group: 'rich_text',
  parents: anywhere,
  directions: vertical,
  space: 'text',
  props: { body: rich({ hasImages: true }), isTermsInEvents: yesNo('no') },
  sample: { props: { body: sampleDocument } },
});
