import { z } from 'zod';
import { spacerHeights } from '../constants.ts';
import { anywhere, defineBlock, vertical } from '../definition.ts';

export const spacer = defineBlock({
  name: 'spacer',
  label: { en: 'Spacer', et: 'Vahe' },
  group: 'layout',
  parents: anywhere,
  directions: vertical,
  space: 'none',
  props: { height: z.literal(spacerHeights).default(32).meta({ field: 'choice' }) },
  sample: { props: { height: 48 } },
});
