import { defineBlock, vertical } from '../definition.ts';
import { local, rich } from '../props.ts';
import { sampleDocument } from '../sample-values.ts';

/** The head of a page: its h1, an introduction, facts as label and text. */
export const contentHead = defineBlock({
  name: 'content_head',
  label: { en: 'Content head', et: 'Sisu päis' },
  group: 'rich_text',
  parents: ['PLACEHOLDER'],
  children: ['label_text'],
  startsWith: ['label_text'],
  directions: vertical,
  space: 'text',
  h1: 'with_title',
  inline: ['title'],
  props: { title: local(255), body: rich({ hasImages: false }) },
  sample: { props: { title: 'Pealkiri', body: sampleDocument }, children: ['label_text'] },
});
