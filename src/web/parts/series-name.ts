import type { ProductListItem } from '../../domain/catalogue/contract.ts';

/** What a shade is a shade of: `Permanent Colour 6.64 dark copper` is of Permanent Colour. */
export function seriesName({ name, variation }: Pick<ProductListItem, 'name' | 'variation'>): string {
  // Some names set the shade apart by a comma, the variation itself has none.
  const parts = name.split(/(?:, | )/);
  const shade = variation.split(/(?:, | )/);
  const isEnd = variation !== '' && parts.slice(-shade.length).join(' ') === shade.join(' ');
  return (isEnd && parts.slice(0, -shade.length).join(' ')) || name;
}
