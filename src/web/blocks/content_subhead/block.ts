import { anywhere, defineBlock, vertical } from '../definition.ts';
import { local } from '../props.ts';

export const contentSubhead = defineBlock({
  name: 'content_subhead',
  label: { en: 'Content subhead', et: 'Sisu alapäis' },
  group: 'product',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  space: 'text',
  inline: ['title', 'subtitle', 'description'],
  props: { title: local(255), subtitle: local(255), description: local(1000) },
  sample: { props: { title: 'Pealkiri', subtitle: 'Alapealkiri', description: 'Kirjeldus' } },
});
