import { anywhere, defineBlock, vertical } from '../definition.ts';
import { rich } from '../props.ts';

/** A short introduction; its beginning is also the page's teaser and description. */
export const excerpt = defineBlock({
  name: 'excerpt',
  label: { en: 'Excerpt', et: 'Väljavõte' },
  group: 'rich_text',
  parents: anywhere,
  directions: vertical,
  props: { body: rich({ hasImages: false }) },
});
