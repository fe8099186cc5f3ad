import type { Language } from '../../../../domain/locales.ts';
import { slugify } from '../../../../domain/slug.ts';
import type { Implied, RawRecord } from '../../records.ts';
import { cut, splitList } from '../../values.ts';
import { categoryPath, codeOf, otherProducts } from '../categories.ts';
import { htmlToText } from '../html-text.ts';
import { columnKey } from '../table.ts';
import type { ShopifyField } from './columns.ts';
import type { ShopifyGroup, ShopifyRow } from './group.ts';
import type { ShopifyFile, ShopifySettings } from './file.ts';
import { gallery, picturesOf, type Picture } from './pictures.ts';
import { readVariant, variantSku, type Option } from './variant.ts';

const maxCategories = 20;
const maxLength = { name: 255, variation: 64, description: 10_000 };

/** The product's variants as records of ours. A variant with a broken value is told as a problem and left out. */
export function shopifyRecords(group: ShopifyGroup, file: ShopifyFile): RawRecord[] {
  if (isGiftCard(group)) {
    file.findings.notice(group.rows[0]!.place, 'gift cards are left out');
    return [];
  }
  const common = commonFields(group, file);
  const variants = group.rows.filter((row, index) => index === 0 || isVariant(row));
  const names = optionNames(group);
  const used = new Set(variants.flatMap((row) => optionsOf(row, names).map(({ name }) => name)));
  const family = used.size > 0 ? familyOf(group, common, [...used], file) : undefined;
  return variants.flatMap((row, index) =>
    variantRecord(row, index, group, { ...common, family, names }, file),
  );
}

interface Common {
  name: Record<string, string>;
  description: string;
  brand: { slug: string; name: string };
  categories: string[];
  tags: string[];
  implied: NonNullable<Implied['categories']>;
  images: Picture[];
  isDisabled: boolean;
}

function variantRecord(
  row: ShopifyRow,
  index: number,
  group: ShopifyGroup,
  product: Common & { family: Implied['family']; names: string[] },
  file: ShopifyFile,
): RawRecord[] {
  const { settings } = file;
  const options = optionsOf(row, product.names);
  const values = readVariant(row, file);
  const sku = variantSku(row, group.handle, options, file);
  if (!values || !sku) return [];
  const { language } = settings;
  const variation = options.map(({ value }) => value).join(' / ');
  const images = picturesOf(row.get('variantImage'), product.images, row, file);
  const parameters = parametersOf(options, product.tags, language);
  const value: Record<string, unknown> = {
    sku,
    brand: product.brand.slug,
    name: product.name,
    description: product.description ? { [language]: product.description } : undefined,
    categories: product.categories,
    disabled: product.isDisabled,
    family: product.family?.code,
    variation: product.family && variation ? { [language]: cut(variation, maxLength.variation) } : undefined,
    variation_order: product.family ? index : undefined,
    parameters: Object.fromEntries(
      parameters.map(({ code, values: own }) => [code, own.map((one) => one.code)]),
    ),
    images: images.map(({ file: source, alt }) =>
      alt ? { file: source, alt: { [language]: alt } } : source,
    ),
    ...values,
  };
  return [
    {
      place: row.place,
      value,
      fields: file.fields,
      columnOf: (path) => columnOf(path, file),
      mayImply: true,
      implied: { brand: product.brand, categories: product.implied, parameters, family: product.family },
    },
  ];
}

function commonFields(group: ShopifyGroup, file: ShopifyFile): Common {
  const { settings, findings } = file;
  const first = (field: ShopifyField) => group.rows.map((row) => row.get(field)).find(Boolean) ?? '';
  const place = group.rows[0]!.place;
  const title = htmlToText(first('title')).replace(/\s+/g, ' ');
  if (!title) findings.notice(place, 'products without a title are named after their handle');
  const description = htmlToText(first('body'));
  if (description.length > maxLength.description)
    findings.notice(place, `descriptions are cut at ${maxLength.description} characters`);
  const vendor = first('vendor');
  if (!vendor) findings.notice(place, `products without a vendor get the brand “${settings.brand}”`);
  const brand = vendor || settings.brand;
  const tags = splitList(first('tags'), /[,\n]/).slice(0, 50);
  return {
    name: { [settings.language]: cut(title || spoken(group.handle), maxLength.name) },
    description: cut(description, maxLength.description),
    brand: { slug: slugify(brand) || codeOf(brand), name: cut(brand, 255) },
    ...categoriesOf(first('category'), first('type'), tags, settings),
    images: gallery(group, file),
    isDisabled: /^(?:false|no)$/i.test(first('published')) || /^(?:draft|archived)$/i.test(first('status')),
  };
}

/** `Shampoo (in Hair Care)` says after its name what it is a part of. */
function withoutParent(path: string): string {
  const at = path.endsWith(')') ? path.search(/\(in /i) : -1;
  return at === -1 ? path : path.slice(0, at).trimEnd();
}

/** Its path in the product taxonomy, else its type, else its tags; then tags are a parameter to filter by. */
function categoriesOf(path: string, type: string, tags: readonly string[], settings: ShopifySettings) {
  const own = withoutParent(path) || type;
  const tagsAre = own && settings.tags !== 'categories' ? settings.tags : 'categories';
  const names = [...(own ? [own] : []), ...(tagsAre === 'categories' ? tags : [])].slice(0, maxCategories);
  const paths = names.map((name) => categoryPath(name, settings.language)).filter(({ code }) => code);
  if (paths.length === 0) paths.push({ code: otherProducts.code, implied: [otherProducts] });
  return {
    categories: [...new Set(paths.map(({ code }) => code))],
    implied: paths.flatMap(({ implied }) => implied),
    tags: tagsAre === 'parameter' ? [...tags] : [],
  };
}

function parametersOf(options: readonly Option[], tags: readonly string[], language: Language) {
  const value = (name: string) => ({ code: codeOf(name), name: { [language]: cut(name, 255) } });
  const parameters = options.map((option) => ({
    code: codeOf(option.name),
    name: { [language]: cut(option.name, 255) },
    values: [value(option.value)],
  }));
  if (tags.length > 0) {
    const values = [...new Map(tags.map((tag) => [codeOf(tag), value(tag)])).values()];
    parameters.push({
      code: 'tag',
      name: { et: 'Märksõna', en: 'Tag', ru: 'Метка', fi: 'Tunniste', lv: 'Birka' },
      values,
    });
  }
  return parameters;
}

function familyOf(
  group: ShopifyGroup,
  common: Common,
  names: readonly string[],
  file: ShopifyFile,
): Implied['family'] {
  const isSize =
    names.length === 1 && /^(?:size|suurus|maht|размер|объ[её]м|koko|izmērs|tilpums)$/iu.test(names[0]!);
  const isCode = /^[\p{L}\p{N}][\p{L}\p{N}._/+-]{0,63}$/u.test(group.handle);
  return {
    code: isCode ? group.handle : codeOf(group.handle),
    kind: isSize ? 'size' : 'option',
    name: { [file.settings.language]: common.name[file.settings.language]! },
  };
}

function optionNames(group: ShopifyGroup): string[] {
  return (['option1Name', 'option2Name', 'option3Name'] as const).map(
    (field, index) => group.rows.map((row) => row.get(field)).find(Boolean) ?? `Option ${index + 1}`,
  );
}

/** Options of a variant; `Title: Default Title` is how Shopify writes that there are none. */
function optionsOf(row: ShopifyRow, names: readonly string[]): Option[] {
  return (['option1', 'option2', 'option3'] as const)
    .map((field, index) => ({ name: names[index]!, value: row.get(field).replace(/^'/, '') }))
    .filter(({ value }) => value !== '' && columnKey(value) !== 'default title');
}

const isVariant = (row: ShopifyRow) =>
  (['option1', 'sku', 'price', 'quantity', 'barcode'] as const).some((field) => row.get(field) !== '');

const isGiftCard = (group: ShopifyGroup) => group.rows.some((row) => /^true$/i.test(row.get('giftCard')));

/** Fields of ours that come from one column of theirs, for naming the column of a problem. */
const columnsOf: Record<string, ShopifyField> = {
  sku: 'sku',
  ean: 'barcode',
  brand: 'vendor',
  name: 'title',
  description: 'body',
  family: 'handle',
  variation: 'option1',
  categories: 'category',
  images: 'image',
  weight_g: 'grams',
  stock: 'quantity',
  prices: 'price',
  parameters: 'option1',
  disabled: 'published',
  sale_delay: 'policy',
};

function columnOf(path: readonly PropertyKey[], file: ShopifyFile): string {
  const field = columnsOf[String(path[0])];
  return field ? file.columnName(field) : path.map(String).join('.');
}

function spoken(handle: string): string {
  const words = handle.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
