import { anywhere, defineBlock, vertical } from '../definition.ts';
import { local } from '../props.ts';

export const loyaltyLevelsTable = defineBlock({
  name: 'loyalty_levels_table',
  label: { en: 'Loyalty levels', et: 'Püsikliendi tasemed' },
  group: 'loyalty',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  space: 'section',
  inline: ['title', 'titleLeft', 'titleRight'],
  props: {
    title: local(255),
    /** Names of the two kinds of benefit; left empty, those of the programme. */
    titleLeft: local(255),
    titleRight: local(255),
  },
  sample: { props: { title: 'Tasemed', titleLeft: 'Täishinnaga tooted', titleRight: 'Koolitused' } },
});
