import { expect, test } from 'vitest';
import { refusalKey, shopErrors, type ShopErrorCode } from '../../domain/errors.ts';
import { languages, type Language } from '../../domain/locales.ts';
import type { Plural, Resources, TextTree } from './keys.ts';
import { languageModule, onDemandModule } from './languages.ts';
import { lazyAreas } from './lazy-areas.ts';
import { sameInSeveralLanguages } from './same-words.ts';

type Leaf = string | Plural;

const loaders = lazyAreas as Record<string, Partial<Record<Language, () => Promise<{ default: unknown }>>>>;

/** Every text by its key; what only some languages have is in `only`. */
async function readAll(): Promise<Map<Language, Map<string, Leaf>>> {
  const all = new Map<Language, Map<string, Leaf>>();
  for (const language of languages) {
    const resources: Resources = {};
    for (const [area, load] of Object.entries(loaders)) {
      const file = await load[language]?.();
      if (file) resources[area] = file.default as TextTree;
    }
    const texts = flat(resources as TextTree);
    for (const module of [languageModule, onDemandModule])
      flat((await module[language]()).texts as TextTree, '', texts);
    all.set(language, texts);
  }
  return all;
}

function flat(tree: TextTree, path = '', into = new Map<string, Leaf>()): Map<string, Leaf> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string' || ('other' in value && 'one' in value))
      into.set(path + key, value as Leaf);
    else flat(value, `${path}${key}.`, into);
  }
  return into;
}

const forms = (leaf: Leaf): string[] => (typeof leaf === 'string' ? [leaf] : Object.values(leaf));
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

const texts = await readAll();
const estonian = texts.get('et')!;

/** Areas of the back office are in Estonian and English only; everything else is in all five. */
const speaks = (language: Language, key: string) => {
  const area = loaders[key.split('.')[0]!];
  return area === undefined || area[language] !== undefined;
};

test.each(languages)('LY-15 %s has exactly the texts Estonian has', (language) => {
  const wanted = [...estonian.keys()].filter((key) => speaks(language, key));
  expect([...texts.get(language)!.keys()].sort()).toEqual(wanted.sort());
});

test.each(languages)(
  'LY-15 %s says no text in both of its files, and has the first of Estonian first',
  async (language) => {
    const keysOf = async (module: typeof languageModule, of: Language) =>
      [...flat((await module[of]()).texts as TextTree).keys()].toSorted();
    const first = await keysOf(languageModule, language);
    expect(first).toEqual(await keysOf(languageModule, 'et'));
    expect((await keysOf(onDemandModule, language)).filter((key) => first.includes(key))).toEqual([]);
  },
);

test.each(languages)('LY-15 %s has every plural form its grammar asks for', (language) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  for (const [key, leaf] of texts.get(language)!) {
    expect(typeof leaf, key).toBe(speaks(language, key) ? typeof estonian.get(key) : typeof leaf);
    if (typeof leaf !== 'string')
      expect([key, ...Object.keys(leaf).toSorted()]).toEqual([key, ...categories]);
  }
});

test.each(languages)('LY-15 %s leaves no text empty and names the same places', (language) => {
  for (const [key, leaf] of texts.get(language)!) {
    for (const text of forms(leaf)) {
      expect(text.trim(), key).not.toBe('');
      // A form for one may leave the number out ("see the product").
      const wanted = forms(estonian.get(key)!).map(places);
      if (typeof leaf === 'string') expect([key, places(text)]).toEqual([key, wanted[0]]);
      else expect(`${wanted.join()},{count}`, key).toContain(places(text));
    }
  }
});

test('LY-15 a text that reads the same in two languages is one that may', () => {
  const untranslated: string[] = [];
  for (const [key, leaf] of estonian) {
    const seen = new Map<string, Language>();
    for (const language of languages) {
      const other = texts.get(language)!.get(key);
      if (other === undefined) continue;
      const words = JSON.stringify(other);
      const before = seen.get(words);
      if (
        before &&
        /\p{L}{4,}/u.test(
          forms(other)
            .join(' ')
            .replace(/\{\w+\}/g, ''),
        )
      )
        untranslated.push(`${key} (${before}, ${language}): ${forms(leaf)[0]}`);
      seen.set(words, language);
    }
  }
  expect(untranslated.filter((line) => !sameInSeveralLanguages.has(line.split(' ')[0]!))).toEqual([]);
});

test('LY-15 no Cyrillic outside Russian and no Latin words left in Russian', () => {
  for (const language of languages) {
    for (const [key, leaf] of texts.get(language)!) {
      const words = forms(leaf)
        .join(' ')
        .replace(/\{\w+\}/g, '');
      if (key.startsWith('shell.languages.')) continue;
      if (language !== 'ru') expect(words, key).not.toMatch(/\p{Script=Cyrillic}/u);
      else if (!/Ilumaja|cookie|EAN|PDF|JPEG|CSV|Apple Pay|Enter|@|https?:|E{2}\d/i.test(words))
        expect(words, key).not.toMatch(/\p{Script=Latin}{4,}/u);
    }
  }
});

test('ER-01 every refusal of the shop has its words', () => {
  const codes = Object.keys(shopErrors) as ShopErrorCode[];
  const missing = codes.filter(
    (code) =>
      !estonian.has(refusalKey(code)) && !estonian.has(refusalKey(code).replace('refusals', 'orderRefusals')),
  );
  expect(missing).toEqual([]);
});

test('CT-08 the link to the field of a discount code says the same in the cart and in the checkout', async () => {
  const pairs = [
    ['cartPage.coupon.open', 'checkout.summary.addCoupon'],
    ['cartPage.coupon.label', 'checkout.summary.couponCode'],
    ['cartPage.coupon.use', 'checkout.summary.useCoupon'],
  ] as const;
  for (const [language, texts] of await readAll())
    for (const [inCart, inCheckout] of pairs) {
      expect(texts.get(inCart)).toBeDefined();
      expect([language, texts.get(inCheckout)]).toEqual([language, texts.get(inCart)]);
    }
});

test('CO-08 the number to pay with is called the same after an order as on its page in the account', async () => {
  for (const [language, texts] of await readAll()) {
    // Finnish says "viite" for short.
    const word = String(texts.get('orderPages.reference')).toLowerCase().replace(' {number}', '').slice(0, 5);
    for (const key of ['checkout.success.dueHint', 'checkout.success.invoiceHint'])
      expect([language, key, String(texts.get(key)).toLowerCase().includes(word)]).toEqual([
        language,
        key,
        true,
      ]);
  }
});

test('CO-04 AC-01 paying at a bank and by instalments are called the same where they are chosen and where they are shown', async () => {
  for (const [language, texts] of await readAll())
    for (const method of ['BANK', 'LEASE']) {
      const shown = texts.get(`orderPages.methods.${method}`);
      expect(shown).toBeDefined();
      expect([language, texts.get(`checkout.methods.${method}.name`)]).toEqual([language, shown]);
    }
});
