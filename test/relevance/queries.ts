import { createRandom, type Random } from '../../bench/catalogue/random.ts';
import { fold, tokenise } from '../../src/domain/search/fold.ts';
import { swapLayout } from '../../src/domain/search/layout.ts';
import { nameOf } from './fill.ts';
import type { MadeListing, MadeShop, MadeVariation } from './shop.ts';

export const queryClasses = [
  'exact',
  'beginning',
  'typing error',
  'two typing errors',
  'no diacritics',
  'wrong layout',
  'Russian in Latin letters',
  'SKU and EAN',
  'shade',
  'order, amounts and languages',
] as const;
export type QueryClass = (typeof queryClasses)[number];

export interface KnownQuery {
  of: QueryClass;
  text: string;
  /** Ids of products any of which is what was meant. */
  answers: ReadonlySet<number>;
}

const perClass = 20;

/** 200 searches over the shop whose answers are known, twenty of each kind. The same shop gives the same searches. */
export function makeQueries(shop: MadeShop, seed = 1001): KnownQuery[] {
  const random = createRandom(seed);
  const known = new Set(
    shop.listings.flatMap((one) =>
      nameOf(shop, one).flatMap((name) => tokenise(name).map((token) => token.text)),
    ),
  );
  const maker = new Maker(shop, random, known);
  return queryClasses.flatMap((of) => Array.from({ length: perClass }, () => ({ of, ...maker.make(of) })));
}

type Made = Omit<KnownQuery, 'of'>;

class Maker {
  private readonly shop: MadeShop;
  private readonly random: Random;
  private readonly known: ReadonlySet<string>;

  constructor(shop: MadeShop, random: Random, known: ReadonlySet<string>) {
    this.shop = shop;
    this.random = random;
    this.known = known;
  }

  make(of: QueryClass): Made {
    const { random } = this;
    const listing = random.pick(this.shop.listings);
    const brand = this.shop.brands[listing.brand - 1]!;
    const { line, effect, kind } = listing;
    const language = random.whole(0, 4);
    const ofBrand = (one: MadeListing) => one.brand === listing.brand && one.kind === kind;
    const ofBrandAndEffect = (one: MadeListing) => one.brand === listing.brand && one.effect === effect;
    const ofLine = (one: MadeListing) =>
      one.line === line && one.brand === listing.brand && one.kind === kind;
    switch (of) {
      case 'exact':
        return this.answer(
          `${brand} ${line} ${effect[language]} ${kind.words[language]}`,
          (one) => one === listing,
        );
      case 'beginning': {
        const [maker, word] = [random.pick([brand, line]), kind.words[language]!];
        const typed = word.slice(0, random.whole(3, Math.max(3, word.length - 1)));
        return this.answer(
          `${maker.slice(0, random.whole(4, maker.length))} ${typed}`,
          (one) =>
            this.beginsWith(one, maker.slice(0, 4)) &&
            one.kind.words.some((other) => fold(other).startsWith(fold(typed))),
        );
      }
      case 'typing error':
        return random.pick([
          () => this.answer(`${this.mistyped(line, 1)} ${kind.words[language]}`, ofLine),
          () => this.answer(`${kind.words[language]} ${this.mistyped(brand, 1)}`, ofBrand),
          () =>
            this.answer(this.mistyped(longest(kind.words[language]!), 1), (one) =>
              nameHas(one, longest(kind.words[language]!)),
            ),
          () => this.answer(`${brand} ${this.mistyped(longest(effect[language]!), 1)}`, ofBrandAndEffect),
        ])();
      case 'two typing errors': {
        const word = longest(random.pick([kind, { words: effect }]).words[language]!);
        if (word.length < 9) return this.make(of);
        return this.answer(
          `${brand} ${this.mistyped(word, 2)}`,
          (one) => one.brand === listing.brand && nameHas(one, word),
        );
      }
      case 'no diacritics': {
        const at = random.pick([0, 3, 4]);
        const text = `${effect[at]} ${kind.words[at]} ${brand}`;
        return this.answer(fold(text), (one) => ofBrand(one) && one.effect === effect);
      }
      case 'wrong layout':
        return random.pick([
          () => this.answer(`${line} ${swapLayout(kind.words[2])}`, ofLine),
          () =>
            this.answer(
              swapLayout(`${effect[2]} ${kind.words[2]}`)!,
              (one) => one.kind === kind && one.effect === effect,
            ),
          () => this.answer(`${swapLayout(brand)} ${kind.words[2]}`, ofBrand),
        ])();
      case 'Russian in Latin letters':
        return random.pick([
          () => this.answer(`${this.inLatin(kind.words[2])} ${line.toLowerCase()}`, ofLine),
          () =>
            this.answer(
              `${this.inLatin(`${effect[2]} ${kind.words[2]}`)} ${brand}`,
              (one) => ofBrand(one) && one.effect === effect,
            ),
        ])();
      case 'SKU and EAN': {
        const one = random.pick(listing.variations);
        const text = random.pick([one.sku, one.sku.replace('-', ''), one.sku.toLowerCase(), one.ean]);
        return { text, answers: new Set([one.id]) };
      }
      case 'shade': {
        const shaded = this.shop.listings.filter((one) => one.variations[0]!.shade);
        const family = random.pick(shaded);
        const { code } = random.pick(family.variations).shade!;
        const typed = random.pick([
          code,
          code.replace('/', ''),
          code.replace('/', '-'),
          code.replace('/', ' '),
        ]);
        const isShade = (other: MadeVariation) => other.shade?.code === code;
        return random.pick([
          () => this.answer(`${family.line} ${typed}`, (other) => other.line === family.line, isShade),
          () =>
            this.answer(
              `${typed} ${this.shop.brands[family.brand - 1]!}`,
              (other) => other.brand === family.brand,
              isShade,
            ),
        ])();
      }
      default: {
        const one = random.pick(listing.variations);
        const amount = random.pick([`${one.amount}${kind.unit}`, `${one.amount} ${kind.unit}`]);
        return random.pick([
          () =>
            this.answer(
              `${amount} ${kind.words[language]} ${line}`,
              ofLine,
              (other) => other.amount === one.amount,
            ),
          () =>
            this.answer(
              `${kind.words[language]} ${brand} ${amount}`,
              ofBrand,
              (other) => other.amount === one.amount,
            ),
          () =>
            this.answer(
              `${kind.words[language]} ${effect[random.whole(0, 4)]} ${brand}`,
              (other) => ofBrand(other) && other.effect === effect,
            ),
          () =>
            this.answer(
              `${kind.words[1]} by ${brand} for ${effect[1]}`,
              (other) => ofBrand(other) && other.effect === effect,
            ),
          () => this.answer(`osta soodsalt ${brand} ${kind.words[0]}`, ofBrand),
        ])();
      }
    }
  }

  private beginsWith(listing: MadeListing, beginning: string): boolean {
    const names = [this.shop.brands[listing.brand - 1]!, listing.line];
    return names.some((name) => fold(name).startsWith(fold(beginning)));
  }

  private answer(
    text: string,
    isMeant: (one: MadeListing) => boolean,
    isMeantVariation: (one: MadeVariation) => boolean = () => true,
  ): Made {
    const meant = this.shop.listings
      .filter(isMeant)
      .flatMap((one) => one.variations.filter(isMeantVariation));
    return { text, answers: new Set(meant.map((one) => one.id)) };
  }

  /** A letter left out, doubled, mistaken or swapped with the next, never the first one; never another word of the shop. */
  private mistyped(word: string, errors: number): string {
    const { random } = this;
    for (;;) {
      let typed = word.toLowerCase();
      for (let error = 0; error < errors; error++) {
        const at = random.whole(1, typed.length - 2);
        const [before, letter, after] = [typed.slice(0, at), typed[at]!, typed.slice(at + 1)];
        const neighbour = letter >= 'а' ? 'е' : 'e';
        typed = random.pick([
          before + after,
          before + letter + letter + after,
          before + neighbour + after,
          before + after[0] + letter + after.slice(1),
        ]);
      }
      if (typed.length >= 4 && !this.known.has(fold(typed))) return typed;
    }
  }

  /** As people write Russian who have no Russian keyboard: each a little differently. */
  private inLatin(text: string): string {
    const pick = this.random.pick.bind(this.random);
    const scheme: Record<string, string> = {
      я: pick(['ya', 'ja', 'ia']),
      ю: pick(['yu', 'ju', 'iu']),
      х: pick(['h', 'kh']),
      ц: pick(['ts', 'c']),
      щ: pick(['sch', 'shch']),
      ы: 'y',
      й: pick(['y', 'j', 'i']),
      ж: 'zh',
      ч: 'ch',
      ш: 'sh',
      ь: '',
      ъ: '',
      э: 'e',
      ё: 'e',
    };
    const plain = 'абвгдезиклмнопрстуф';
    const latin = 'abvgdeziklmnoprstuf';
    return [...text].map((letter) => scheme[letter] ?? latin[plain.indexOf(letter)] ?? letter).join('');
  }
}

function nameHas(listing: MadeListing, word: string): boolean {
  return [...listing.kind.words, ...listing.effect].some((one) => one.split(' ').includes(word));
}

function longest(words: string): string {
  return words.split(' ').reduce((best, one) => (one.length > best.length ? one : best));
}
