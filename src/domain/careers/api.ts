import { z } from 'zod';
import { contract } from '../contract.ts';
import { jobAdvertisementsCall } from './calls.ts';
import { jobAdvertisement } from './contract.ts';

export const jobAdvertisements = contract(jobAdvertisementsCall, {
  tag: 'Careers',
  summary: 'Open positions at the visited shop, in the language of the visitor',
  answer: z.array(jobAdvertisement).meta({
    examples: [[{ url: '/careers#colour-trainer', title: 'Colour trainer', location: 'Tallinn and Tartu' }]],
  }),
});
