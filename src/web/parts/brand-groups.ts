import type { Brand } from '../../domain/catalogue/contract.ts';

export interface BrandGroup {
  letter: string;
  brands: Brand[];
}

/** Brands whose name holds `text` (case does not matter), sorted and grouped by their first letter; digits and signs under `#`. */
export function groupBrands(brands: readonly Brand[], text: string): BrandGroup[] {
  const wanted = text.trim().toLowerCase();
  const groups = new Map<string, Brand[]>();
  const found = brands
    .filter((brand) => brand.value.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.value.localeCompare(b.value, 'et'));
  for (const brand of found) {
    const first = brand.value.trim().charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups].map(([letter, inGroup]) => ({ letter, brands: inGroup }));
}
