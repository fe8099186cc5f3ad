import { anywhere, defineBlock, vertical } from '../definition.ts';
import { stepProps, stepSample } from '../loyalty-step-props.ts';

export const loyaltyThreeStepsBusiness = defineBlock({
  name: 'loyalty_three_steps_business',
  label: { en: 'Business in three steps', et: 'Äriklient kolme sammuga' },
  group: 'loyalty',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  space: 'section',
  inline: ['title'],
  props: stepProps,
  sample: { props: stepSample },
});
