import { anywhere, defineBlock, vertical } from '../definition.ts';
import { rich } from '../props.ts';
import { sampleDocument } from '../sample-values.ts';

/** A short introduction; its beginning is also the page's teaser and description. */
export const excerpt = defineBlock({
  name: 'excerpt',
  label: { en: 'Excerpt', et: 'Väljavõte' },
  group: 'rich_text',
  parents: anywhere,
  directions: vertical,
  space: 'text',
  props: { body: rich({ hasImages: false }) },
  sample: { props: { body: sampleDocument } },
});
