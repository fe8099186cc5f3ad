import { brandNames } from '../catalogue/brands.ts';

/** Brands whose logos the shop shows, in the order of its front page; its own name is not among them. */
export const brandLogos = [
  'nordlys',
  'maison-velour',
  'oxlab',
  'merivali',
  'kask',
  'aurelle',
  'lumi-pro',
  'botanika-64',
  'fjordform',
  'silk-salt',
  'puhas',
  'tallinn-tonic',
].map((slug) => ({ slug, name: brandNames[slug]! }));
