import type { Brand, Category, Product, ProductListItem } from '../../../domain/catalogue/contract.ts';
import type { Post, PostPage } from '../../../domain/creator/contract.ts';
import { locales, type Multilingual } from '../../../domain/locales.ts';

const inAll = (value: string): Multilingual =>
  Object.fromEntries(locales.map((locale) => [locale, { value }]));

export function product(id: number, more: Partial<ProductListItem> = {}): ProductListItem {
  return {
    id,
    internal_id: `SKU-${id}`,
    name: `Toode ${id}`,
    slug: `toode-${id}`,
    brand_id: 1,
    brand_name: 'NORDLYS',
    shade: null,
    variation: '300 ml',
    price: 12.9,
    old_price: null,
    discount_rate: 0,
    comparison_price: null,
    other_price: 10.4,
    vat_included: true,
    available_stock: 5,
    stock_state: 'in_stock',
    expected_at: null,
    sale_delay: null,
    pack_size: 1,
    files: [
      {
        key: `p${id}.webp`,
        width: 1200,
        height: 1200,
        color: '#f6f4f1',
        alt: `Toode ${id}`,
        order_number: 0,
      },
    ],
    reviews: { average_rating: null, rating_count: 0 },
    is_disabled: false,
    is_color_variation: false,
    is_new: false,
    valid_restrictions: [],
    family: null,
    ...more,
  };
}

export const products = (count: number) => Array.from({ length: count }, (_, index) => product(index + 1));

export const fullProduct = (id: number): Product => ({
  ...product(id),
  i18n_slug: { et_EE: { value: `toode-${id}` }, ru_RU: { value: `tovar-${id}` } },
  description: '',
  usage: '',
  warning: '',
  ingredients: '',
  ean: null,
  categories: [],
  parameters: [],
  documents: [],
  stock: [],
  shade: null,
  axes: [],
  variations: [],
  price_reasons: [],
  added_at: '2026-01-01',
  weight_g: null,
  is_furniture: false,
});

export function category(id: number, parent?: number, name = `Kategooria ${id}`): Category {
  return {
    id,
    ...(parent === undefined ? {} : { parent }),
    i18n_name: inAll(name),
    i18n_slug: inAll(`kategooria-${id}`),
    children: [],
    icon: null,
    image: null,
    product_count: id * 10,
  };
}

export const brands: Brand[] = [
  { id: 3, value: 'NORDLYS', slug: 'nordlys', logo: '/media/nordlys.svg', product_count: 40 },
];

export function post(path: string, more: Partial<Post> = {}): Post {
  return {
    path,
    type: 'POST',
    meta_title: `Lugu ${path}`,
    meta_image_src: '/media/1200/a.webp',
    picture: { width: 1200, height: 800, color: '#cccccc' },
    created_at: '2026-11-18T08:00:00Z',
    description: 'Lühidalt',
    language: 'et',
    article: { tag: 'Hooldus', reading_minutes: 5 },
    ...more,
  };
}

export const postPage = (results: Post[], count = results.length): PostPage => ({
  count,
  next: null,
  previous: null,
  results,
  filters: { locations: [], languages: [], categories: [] },
});

/** Answers for every call a block makes. */
export const answers = {
  '/api/v1/products/categories/': [1, 2, 3, 4, 5, 6, 7, 8].map((id) => category(id)),
  '/api/v1/products/brands/': brands,
  '/api/v1/products/1/': fullProduct(1),
  '/api/v1/products/popular/': products(4),
  '/api/v1/products/highlighted/': products(12),
  '/api/v1/products/brand-favourites/': { results: products(3) },
  '/api/v1/products/fair-favourites/': { results: products(3) },
  '/api/v1/recommended/': [],
  '/api/v1/creator/posts/': postPage([
    post('/inspiration/1'),
    post('/inspiration/2'),
    post('/inspiration/3'),
  ]),
  '/api/v1/careers/job-advertisements/': [
    { url: '/careers#adviser', title: 'Müüginõustaja', location: 'Tallinn' },
    { url: 'https://too.ilumaja.example/2', title: 'Koolitaja', location: 'Tartu' },
  ],
  '/api/v1/subscribe-newsletter/': { email: 'nimi@salong.ee' },
};
