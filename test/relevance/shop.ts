import { generateCategories, type GeneratedCategory } from '../../bench/catalogue/generate.ts';
import { createRandom, type Random } from '../../bench/catalogue/random.ts';
import { departments, effects, type Kind, type Words } from '../../bench/catalogue/words.ts';
import { brandNames, lineNames, tones } from './names.ts';

export interface MadeVariation {
  id: number;
  sku: string;
  ean: string;
  /** `300 ml`, or the tone of the shade. */
  text: Words;
  amount: number;
  shade: { code: string; level: number } | null;
}

/** One row of a list: a product, or a family with its variations. */
export interface MadeListing {
  brand: number;
  line: string;
  effect: Words;
  kind: Kind;
  category: number;
  variations: MadeVariation[];
  popularity: number;
}

export interface MadeShop {
  brands: readonly string[];
  categories: GeneratedCategory[];
  listings: MadeListing[];
}

/** Kinds sold as shade families. */
const shadedKinds = ['hair colour', 'toner', 'nail polish', 'gel polish'];
const isShaded = (kind: Kind) => shadedKinds.includes(kind.words[1]);
const shadesOfFamily = 24;

/** A shop of at least `products` products in five languages; the same number gives the same shop. */
export function makeShop(products: number): MadeShop {
  const random = createRandom(4711);
  const categories = generateCategories();
  // About eight listings a line.
  const lines = lineNames(Math.max(40, Math.round(products / 20)), random);
  const brandOfLine = lines.map(() => random.whole(1, brandNames.length));
  const leaves = leavesOf(categories);
  const listings: MadeListing[] = [];
  const taken = new Set<string>();
  let id = 0;
  while (id < products) {
    const line = random.whole(0, lines.length - 1);
    const leaf = random.pick(leaves);
    // A family holds as many products as twenty other listings.
    if (isShaded(leaf.kind) && random.chance(0.9)) continue;
    const key = `${line} ${leaf.category}`;
    if (taken.has(key)) continue;
    taken.add(key);
    const made = variationsOf(id + 1, leaf.kind, brandOfLine[line]!, random);
    id += made.length;
    listings.push({
      brand: brandOfLine[line]!,
      line: lines[line]!,
      effect: leaf.effect,
      kind: leaf.kind,
      category: leaf.category,
      variations: made,
      popularity: Math.round(1000 * random.next() ** 6 * 100) / 100,
    });
  }
  return { brands: brandNames, categories, listings };
}

interface Leaf {
  category: number;
  effect: Words;
  kind: Kind;
}

function leavesOf(categories: readonly GeneratedCategory[]): Leaf[] {
  const kinds = departments.flatMap((department) => department.kinds);
  const byId = new Map(categories.map((category) => [category.id, category]));
  return categories.flatMap((category) => {
    const parent = byId.get(category.parent ?? 0);
    const kind = kinds.find((one) => one.words === parent?.words);
    const effect = kind && effects.find((one) => category.words[1] === `${one[1]} ${kind.words[1]}`);
    return kind && effect ? [{ category: category.id, effect, kind }] : [];
  });
}

function variationsOf(first: number, kind: Kind, brand: number, random: Random): MadeVariation[] {
  const code = brandNames[brand - 1]!.normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 2)
    .toUpperCase();
  const one = (at: number, rest: Pick<MadeVariation, 'text' | 'amount' | 'shade'>): MadeVariation => {
    const id = first + at;
    return {
      id,
      sku: `${code}-${String(id * 7).padStart(6, '0')}`,
      ean: String(4_740_000_000_000 + id * 13),
      ...rest,
    };
  };
  if (isShaded(kind)) {
    const amount = kind.sizes[0]!;
    return Array.from({ length: shadesOfFamily }, (_, at) => {
      const level = (at % 10) + 1;
      const tone = Math.min(tones.length - 1, Math.floor(at / 10) * 3 + random.whole(0, 2));
      const second = random.whole(0, tones.length - 1);
      return one(at, { text: tones[tone]!, amount, shade: { code: `${level}/${tone}${second}`, level } });
    });
  }
  const sizes = random.chance(0.5) ? kind.sizes : [random.pick(kind.sizes)];
  return sizes.map((amount, at) => {
    const text = `${amount} ${kind.unit}`;
    return one(at, { text: [text, text, text, text, text], amount, shade: null });
  });
}
