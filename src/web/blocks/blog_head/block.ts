import { defineBlock, vertical } from '../definition.ts';
import { local, localList } from '../props.ts';

/** The head of an article: its h1, subjects, day, introduction, credits and picture. */
export const blogHead = defineBlock({
  name: 'blog_head',
  label: { en: 'Blog head', et: 'Blogi päis' },
  group: 'content_list',
  parents: ['PLACEHOLDER'],
  directions: vertical,
  space: 'text',
  h1: 'always',
  inline: ['title', 'description', 'credits'],
  props: { title: local(255), tags: localList(64, 10), description: local(1000), credits: local(255) },
  sample: {
    props: { title: 'Artikkel', tags: ['Hooldus'], description: 'Sissejuhatus', credits: 'Foto: Ilumaja' },
  },
});
