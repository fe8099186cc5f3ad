import { anywhere, defineBlock, vertical } from '../definition.ts';
import { rich, yesNo } from '../props.ts';

export const dynamicText = defineBlock({
  name: 'dynamic_text',
  label: { en: 'Dynamic text', et: 'Vormindatud tekst' },
  group: 'rich_text',
  parents: anywhere,
  directions: vertical,
  props: { body: rich({ hasImages: true }), isTermsInEvents: yesNo('no') },
});
