import type { Brand, Category, Product, ProductListItem } from './contract.ts';

/** Examples of the API's documentation: one product and what stands around it, as the shop would show them. */
const picture = {
  key: '3f/3f9a1c5e7b2d4068a1c9e3b57d0f26481a9c3e.webp',
  width: 1200,
  height: 1200,
  color: '#8fb3b0',
  alt: 'NORDLYS Hydra Repair, šampoon, 300 ml',
  order_number: 0,
};

export const exampleItem: ProductListItem = {
  id: 128,
  internal_id: 'NL-HR-300',
  name: 'Hydra Repair niisutav šampoon',
  slug: 'hydra-repair-niisutav-sampoon',
  brand_id: 3,
  brand_name: 'NORDLYS',
  variation: '300 ml',
  shade: null,
  price: 14.32,
  old_price: 17.9,
  discount_rate: 20,
  comparison_price: { price: 4.77, amount: 100, unit: 'ml' },
  other_price: 11.55,
  vat_included: true,
  available_stock: 42,
  stock_state: 'in_stock',
  expected_at: null,
  sale_delay: null,
  pack_size: 1,
  files: [picture],
  reviews: { average_rating: 4.7, rating_count: 31 },
  is_disabled: false,
  is_color_variation: false,
  is_new: false,
  valid_restrictions: [],
  family: { kind: 'size', count: 2, shades: [], sizes: { from: 300, to: 1000, unit: 'ml' } },
};

export const exampleProduct: Product = {
  ...exampleItem,
  i18n_slug: { et_EE: { value: exampleItem.slug }, en_US: { value: 'hydra-repair-moisture-shampoo' } },
  description: 'Niisutab kuivi ja värvitud juukseid, ei koorma.',
  usage: 'Masseeri märgadesse juustesse, loputa. Vajadusel korda.',
  warning: '',
  ingredients: 'Aqua, Sodium Cocoyl Isethionate, Glycerin, Panthenol',
  ean: '4740012345678',
  categories: [12],
  parameters: [
    {
      code: 'hair-type',
      type: 'STRING',
      name: 'Juuksetüüp',
      unit: null,
      values: [{ code: 'dry', name: 'Kuivad juuksed', color: null }],
    },
  ],
  documents: [
    {
      id: 7,
      title: 'Ohutuskaart',
      url: '/media/files/a1/a1c9e3b57d0f26481a9c3e3f9a1c5e7b2d4068.pdf',
      mime: 'application/pdf',
      size: 184_320,
      created_at: '2026-03-02T09:00:00Z',
    },
  ],
  stock: [
    { code: 'TLN', name: 'Tallinn', available: 30 },
    { code: 'TRT', name: 'Tartu', available: 12 },
  ],
  axes: [],
  variations: [
    {
      id: 128,
      internal_id: 'NL-HR-300',
      slug: 'hydra-repair-niisutav-sampoon',
      name: 'Hydra Repair niisutav šampoon',
      variation: '300 ml',
      shade: null,
      choice: [],
      price: 14.32,
      stock_state: 'in_stock',
      available_stock: 42,
      sale_delay: null,
      pack_size: 1,
      is_restricted: false,
      picture,
    },
  ],
  price_reasons: [
    { code: 'list', label: 'Eesti hinnakiri', price: 17.9 },
    { code: 'campaign', label: 'Novembri pakkumised', price: 14.32 },
  ],
  added_at: '2025-09-01',
  weight_g: 340,
  is_furniture: false,
};

export const exampleCategory: Category = {
  id: 12,
  parent: 2,
  i18n_name: { et_EE: { value: 'Šampoonid' }, en_US: { value: 'Shampoos' } },
  i18n_slug: { et_EE: { value: 'sampoonid' }, en_US: { value: 'shampoos' } },
  children: [31, 32],
  icon: null,
  image: null,
  product_count: 84,
};

export const exampleBrand: Brand = {
  id: 3,
  value: 'NORDLYS',
  slug: 'nordlys',
  logo: '/media/files/9c/9c3e3f9a1c5e7b2d4068a1c9e3b57d0f26481a.svg',
  product_count: 46,
};
