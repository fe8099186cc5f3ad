import { z } from 'zod';
import { spacerHeights } from '../constants.ts';
import { anywhere, defineBlock, vertical } from '../definition.ts';

export const spacer = defineBlock({
  name: 'spacer',
  label: { en: 'Spacer', et: 'Vahe' },
  group: 'layout',
  parents: anywhere,
  directions: vertical,
  props: { height: z.literal(spacerHeights).default(32).meta({ field: 'choice' }) },
});
