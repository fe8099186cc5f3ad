import { anywhere, defineBlock, vertical } from '../definition.ts';
import { alignment, local, url } from '../props.ts';
import { sampleUrl } from '../sample-values.ts';

export const loyaltyButtons = defineBlock({
  name: 'loyalty_buttons',
  label: { en: 'Loyalty buttons', et: 'Püsikliendi nupud' },
  group: 'loyalty',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  space: 'text',
  inline: ['linkText'],
  props: { alignment: alignment(), linkUrl: url(), linkText: local(64) },
  sample: { props: { linkUrl: sampleUrl, linkText: 'Rohkem teavet' } },
});
