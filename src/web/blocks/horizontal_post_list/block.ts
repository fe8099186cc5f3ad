import { anywhere, defineBlock, vertical } from '../definition.ts';
import { choice, int, local, url } from '../props.ts';
import { sampleUrl } from '../sample-values.ts';

export const horizontalPostList = defineBlock({
  name: 'horizontal_post_list',
  label: { en: 'Horizontal posts', et: 'Postituste rida' },
  group: 'content_list',
  parents: anywhere,
  directions: vertical,
  space: 'section',
  inline: ['title', 'linkText', 'description'],
  props: {
    title: local(255),
    limit: int(1, 12, 4),
    linkUrl: url(),
    linkText: local(64),
    /** Beyond the catalogue: campaigns or coming events in place of articles, a line under the title, the first one large. */
    postType: choice(['POST', 'CAMPAIGN', 'EVENT'], 'POST'),
    description: local(255),
    look: choice(['row', 'feature'], 'row'),
  },
  sample: {
    props: { title: 'Inspiratsioon', look: 'feature', linkUrl: sampleUrl, linkText: 'Kõik' },
  },
});
