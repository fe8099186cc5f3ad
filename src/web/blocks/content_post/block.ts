import { anywhere, defineBlock, vertical } from '../definition.ts';
import { img, local, rich } from '../props.ts';
import { sampleDocument, sampleImage } from '../sample-values.ts';

/** Text with a lead image. */
export const contentPost = defineBlock({
  name: 'content_post',
  label: { en: 'Content post', et: 'Sisupostitus' },
  group: 'rich_text',
  parents: anywhere,
  directions: vertical,
  space: 'section',
  inline: ['title'],
  props: { title: local(255), imgSrc: img(), imgAlt: local(255), body: rich({ hasImages: true }) },
  sample: { props: { title: 'Pealkiri', imgSrc: sampleImage, imgAlt: 'Pilt', body: sampleDocument } },
});
