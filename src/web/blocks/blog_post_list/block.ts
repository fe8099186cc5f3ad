import { anywhere, defineBlock, vertical } from '../definition.ts';
import { int, local } from '../props.ts';

export const blogPostList = defineBlock({
  name: 'blog_post_list',
  label: { en: 'Blog posts', et: 'Blogipostitused' },
  group: 'content_list',
  parents: anywhere,
  directions: vertical,
  space: 'section',
  inline: ['title'],
  props: { title: local(255), pageSize: int(1, 24, 12) },
  sample: { props: { title: 'Artiklid' } },
});
