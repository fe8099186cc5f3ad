import type { ImportReport } from '../src/server/import/import.ts';

const brands = [{ slug: 'nordlys', name: 'NORDLYS' }];
const categories = [
  { code: 'shampoos', parent: 'hair', name: { et: 'Šampoonid', ru: 'Шампуни' } },
  { code: 'hair', name: { et: 'Juuksed' } },
];
export const priceLists = [{ code: 'EE', name: 'Eesti hinnad', country: 'EE' }];
/** What products of imports refer to: a brand, two categories, a price list. */
export const baseFiles = {
  'brands.json': brands,
  'categories.json': categories,
  'price-lists.json': priceLists,
};

/** A product that refers to them. */
export const product = (sku: string, more: object = {}) => ({
  sku,
  brand: 'nordlys',
  name: { et: `Toode ${sku}` },
  categories: ['shampoos'],
  prices: [{ list: 'EE', cents: 1290 }],
  stock: { TLN: 5 },
  ...more,
});

/** The problems of an import, a line each. */
export const told = ({ problems }: Pick<ImportReport, 'problems'>) =>
  problems.map(({ row, column, reason }) => `${row} ${column}: ${reason}`);
