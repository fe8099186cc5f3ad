import type { ShadeVariation } from './shade-places.ts';

/** A shade of a family, as a product hands it over. */
export function shade(
  id: number,
  level: number | null,
  tone: string | null,
  name = `toon ${id}`,
  more: Partial<ShadeVariation> = {},
): ShadeVariation {
  const code = `${level ?? 0}.${tone ?? '00'}`;
  return {
    id,
    internal_id: `SKU-${id}`,
    slug: `toon-${id}`,
    name: `Värv ${code} ${name}`,
    variation: `${code} ${name}`,
    shade: {
      code,
      name,
      hex: '#8a3b1e',
      level,
      tone,
      tone_name: tone ? `peegeldus ${tone}` : '',
      swatch: { key: `s${id}.webp`, width: 720, height: 720, color: '#8a3b1e', alt: '', order_number: 1 },
    },
    choice: [],
    price: 9.9,
    stock_state: 'in_stock',
    available_stock: 20,
    sale_delay: null,
    pack_size: 1,
    is_restricted: false,
    picture: null,
    ...more,
  };
}
