import { anywhere, defineBlock, vertical } from '../definition.ts';
import { bgColor, local, textColor } from '../props.ts';

export const loyaltyProgressBanner = defineBlock({
  name: 'loyalty_progress_banner',
  label: { en: 'Loyalty progress', et: 'Püsikliendi edenemine' },
  group: 'loyalty',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  space: 'section',
  inline: ['title'],
  props: { title: local(255), bgColor: bgColor('purple'), textColor: textColor('black') },
  sample: { props: { title: 'Sinu tase' } },
});
