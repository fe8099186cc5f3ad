import { anywhere, defineBlock, vertical } from '../definition.ts';
import { rich } from '../props.ts';
import { sampleDocument } from '../sample-values.ts';

/** The body of an article. */
export const post = defineBlock({
  name: 'post',
  label: { en: 'Post', et: 'Postitus' },
  group: 'rich_text',
  parents: anywhere,
  directions: vertical,
  space: 'text',
  props: { body: rich({ hasImages: true }) },
  sample: { props: { body: sampleDocument } },
});
