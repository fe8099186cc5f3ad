import type { SeedPage, SeedPlaceholders } from './builder.ts';

/** How the Estonian shop is reached, and the Latvian one; the same as the two shops say in the footer. */
const support = [
  ['tugi@ilumaja.example', 'palidziba@ilumaja.example'],
  ['+372 600 0100', '+371 6700 0100'],
  ['tel:+3726000100', 'tel:+37167000100'],
] as const;

/** The page with the support of the Latvian shop for its visitors, where it names any. */
export function withOwnSupport(page: SeedPage): SeedPage {
  const written = JSON.stringify(page.placeholders);
  const latvian = support.reduce((text, [ee, lv]) => text.replaceAll(ee, lv), written);
  return latvian === written ? page : { ...page, inLatvia: JSON.parse(latvian) as SeedPlaceholders };
}
