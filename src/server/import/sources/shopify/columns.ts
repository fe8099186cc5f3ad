import { columnKey } from '../table.ts';

/**
 * What we read of a Shopify product export, each with the names it has had: the export of long standing and, behind it,
 * the template of 2025. Names are compared without case and blanks at the ends.
 */
const names = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Body', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category', 'Standardized Product Type', 'Google Shopping / Google Product Category'],
  type: ['Type', 'Custom Product Type', 'Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Variant Inventory Quantity', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Variant Compare-at Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card'],
} as const;

export type ShopifyField = keyof typeof names;

/** Where each field stands in this file; fields that are not there are missing. */
export type ShopifyColumns = Partial<Record<ShopifyField, number>>;

/** Where each known field stands in the header, whichever of its names the export uses. */
export function shopifyColumns(header: readonly string[]): ShopifyColumns {
  const keys = header.map(columnKey);
  const columns: ShopifyColumns = {};
  for (const [field, known] of Object.entries(names)) {
    const index = known.map((name) => keys.indexOf(columnKey(name))).find((at) => at !== -1);
    if (index !== undefined) columns[field as ShopifyField] = index;
  }
  return columns;
}

/** Shopify's product export has a handle and a title, and what no table of our own has: variants, options or a body. */
export function isShopifyHeader(header: readonly string[]): boolean {
  const { handle, title, price, option1, body, image } = shopifyColumns(header);
  const isProducts = title !== undefined || price !== undefined;
  return handle !== undefined && isProducts && [price, option1, body, image].some((at) => at !== undefined);
}

/** Columns that are sensibly left out without a word: they say nothing that a product of ours could hold. */
const unspoken =
  /^(?:google shopping|seo |variant (?:fulfillment|requires|taxable|tax code|weight unit)|charge tax|tax code|requires shipping|fulfillment service|weight unit|cost per item|included \/|price \/|compare at price \/|unit price|option\d linked to|gift card|title|collection)/i;

/** Columns of the file that are not read and that the merchant should hear of. */
export function unknownColumns(header: readonly string[]): string[] {
  const read = new Set(Object.values(shopifyColumns(header)));
  return header.filter((name, index) => name !== '' && !read.has(index) && !unspoken.test(name));
}
