import { localeOf, type Language } from '../../src/domain/locales.ts';
import { slugify } from '../../src/domain/slug.ts';
import { createRandom, type Random } from './random.ts';
import { beginnings, departments, effects, endings, type Kind, type Words } from './words.ts';

export interface GeneratedBrand {
  id: number;
  name: string;
  slug: string;
}

export interface GeneratedCategory {
  id: number;
  parent: number | null;
  code: string;
  words: Words;
}

export interface GeneratedProduct {
  id: number;
  sku: string;
  ean: string;
  brand: number;
  family: number | null;
  shade: { code: string; hex: string; level: number } | null;
  name: string;
  slug: string;
  description: string;
  variation: string;
  categories: readonly number[];
  content: { amount: number; unit: Kind['unit'] };
  cents: number;
  hairType: number;
  isVegan: boolean;
  popularity: number;
}

/** Shades in a generated colour family; real ones have 40 and more. */
const shadesOfFamily = 48;
/** Share of products that belong to a shade family. */
const shadeShare = 0.15;

/** Brands with made-up names, the same ones every time. */
export function generateBrands(count: number): GeneratedBrand[] {
  return Array.from({ length: count }, (_, index) => {
    const name =
      beginnings[index % beginnings.length]! +
      endings[Math.floor(index / beginnings.length) % endings.length]!;
    return { id: index + 1, name, slug: `${name.toLowerCase()}-${index + 1}` };
  });
}

/** Departments, below them what is sold, below that what it promises: some 280 categories. */
export function generateCategories(): GeneratedCategory[] {
  const found: GeneratedCategory[] = [];
  const add = (parent: number | null, words: Words) => {
    const id = found.length + 1;
    found.push({ id, parent, code: `bench-${id}`, words });
    return id;
  };
  for (const department of departments) {
    const root = add(null, department.words);
    for (const kind of department.kinds) {
      const child = add(root, kind.words);
      for (const effect of effects) add(child, joined(effect, kind.words));
    }
  }
  return found;
}

/** Products one after another; the same `count` gives the same products. */
export function* generateProducts(
  count: number,
  brands: readonly GeneratedBrand[],
  categories: readonly GeneratedCategory[],
): Generator<GeneratedProduct> {
  const random = createRandom(20_261_121);
  const leaves = leafCategories(categories);
  let family = 0;
  let id = 1;
  while (id <= count) {
    const made = describe(random, brands, leaves);
    const isFamily = made.kind.unit === 'ml' && random.chance(shadeShare / shadesOfFamily / 0.6);
    if (!isFamily) {
      yield productOf(random, id++, made, null, null);
      continue;
    }
    family++;
    for (let shade = 0; shade < shadesOfFamily && id <= count; shade++) {
      yield productOf(random, id++, made, family, shade);
    }
  }
}

interface Described {
  brand: GeneratedBrand;
  kind: Kind;
  words: Words;
  line: string;
  category: number;
}

function describe(random: Random, brands: readonly GeneratedBrand[], leaves: Leaf[]): Described {
  // Few brands sell much and many sell little.
  const brand = brands[Math.floor(brands.length * random.next() ** 2)]!;
  const leaf = random.pick(leaves);
  const line = random.pick(beginnings) + random.pick(endings);
  return { brand, kind: leaf.kind, words: leaf.words, line, category: leaf.id };
}

interface Leaf {
  id: number;
  kind: Kind;
  words: Words;
}

function leafCategories(categories: readonly GeneratedCategory[]): Leaf[] {
  const kinds = departments.flatMap((department) => department.kinds);
  const parents = new Map(categories.map((category) => [category.id, category]));
  return categories
    .filter((category) => category.parent !== null && parents.get(category.parent)?.parent !== null)
    .map((category) => {
      const parent = parents.get(category.parent!)!;
      return {
        id: category.id,
        kind: kinds.find((kind) => kind.words === parent.words)!,
        words: category.words,
      };
    });
}

function productOf(
  random: Random,
  id: number,
  made: Described,
  family: number | null,
  shadeIndex: number | null,
): GeneratedProduct {
  const size = random.pick(made.kind.sizes);
  const shade = shadeIndex === null ? null : shadeOf(shadeIndex);
  const names = made.words.map((word) => `${made.brand.name} ${made.line} ${word}`) as unknown as Words;
  return {
    id,
    sku: `B${String(id).padStart(7, '0')}`,
    ean: String(4_740_000_000_000 + id),
    brand: made.brand.id,
    family,
    shade,
    name: texts(names),
    slug: texts(names.map(slugify) as unknown as Words),
    description: texts(
      made.words.map((word) =>
        Array.from({ length: 6 }, () => `${made.line}: ${word}.`).join(' '),
      ) as unknown as Words,
    ),
    variation: texts(
      [0, 1, 2, 3, 4].map(() => shade?.code ?? `${size} ${made.kind.unit}`) as unknown as Words,
    ),
    categories: [made.category],
    content: { amount: size, unit: made.kind.unit },
    cents: random.whole(290, 8900),
    hairType: random.whole(1, 6),
    isVegan: random.chance(0.3),
    // A few products are bought often, most seldom.
    popularity: Math.round(1000 * random.next() ** 6 * 100) / 100,
  };
}

function shadeOf(index: number): GeneratedProduct['shade'] {
  const level = (index % 10) + 1;
  const lightness = Math.round(30 + level * 18);
  const hex = [lightness, Math.round(lightness * 0.8), Math.round(lightness * (0.4 + index / 120))]
    .map((part) => Math.min(255, part).toString(16).padStart(2, '0'))
    .join('');
  return { code: `${level}.${Math.floor(index / 10)}`, hex: `#${hex}`, level };
}

/** A multilingual value as json. */
export function texts(words: Words): string {
  return JSON.stringify(
    Object.fromEntries(wordOrder.map((language, i) => [localeOf[language], { value: words[i] }])),
  );
}

/** The order of `Words`. */
const wordOrder: readonly Language[] = ['et', 'en', 'ru', 'fi', 'lv'];

function joined(first: Words, second: Words): Words {
  return first.map((word, index) => `${word} ${second[index]}`) as unknown as Words;
}
