import { anywhere, defineBlock, everyDirection } from '../definition.ts';
import { text } from '../props.ts';
import { wrapperChildren } from '../wrapper-children.ts';

/** Holds a place for one block. */
export const placeholder = defineBlock({
  name: 'placeholder',
  label: { en: 'Placeholder', et: 'Kohatäide' },
  group: 'layout',
  parents: anywhere,
  children: ['content_wrapper', ...wrapperChildren.filter((name) => name !== 'placeholder')],
  maxChildren: 1,
  directions: everyDirection,
  space: 'text',
  inline: ['label'],
  props: { label: text(64) },
  sample: { props: { label: 'Koht' }, children: ['static_text'] },
});
