import { anywhere, defineBlock, vertical } from '../definition.ts';
import { rich } from '../props.ts';

/** The body of an article. */
export const post = defineBlock({
  name: 'post',
  label: { en: 'Post', et: 'Postitus' },
  group: 'rich_text',
  parents: anywhere,
  directions: vertical,
  props: { body: rich({ hasImages: true }) },
});
