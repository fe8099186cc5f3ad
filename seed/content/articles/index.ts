import type { SeedPage } from '../builder.ts';
import { bondsExplained } from './bonds-explained.ts';
import { coolBlonde } from './cool-blonde.ts';
import { plantBasedCare } from './plant-based-care.ts';
import { scalpInWinter } from './scalp-in-winter.ts';
import { scissorsThatLast } from './scissors-that-last.ts';
import { shadeNumbers } from './shade-numbers.ts';
import { smallSalonPlan } from './small-salon-plan.ts';

/** Articles of the inspiration pages, the newest first. */
export const articles: readonly SeedPage[] = [
  smallSalonPlan,
  scalpInWinter,
  coolBlonde,
  scissorsThatLast,
  bondsExplained,
  shadeNumbers,
  plantBasedCare,
];
