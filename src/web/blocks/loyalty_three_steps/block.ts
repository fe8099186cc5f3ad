import { anywhere, defineBlock, vertical } from '../definition.ts';
import { stepProps, stepSample } from '../loyalty-step-props.ts';

export const loyaltyThreeSteps = defineBlock({
  name: 'loyalty_three_steps',
  label: { en: 'Loyalty in three steps', et: 'Püsikliendiks kolme sammuga' },
  group: 'loyalty',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  space: 'section',
  inline: ['title'],
  props: stepProps,
  sample: { props: stepSample },
});
