import { codeWord, fold, wordsOf } from '../../domain/search/fold.ts';
import { facetId } from '../../domain/search/facet-ids.ts';
import type { SearchDocument, SearchVariation, Weight } from '../../domain/search/port.ts';
import { variationCodes } from '../../domain/search/variation-codes.ts';
import { sortKey } from '../../domain/search/sort-key.ts';
import { languages, localeOf, type Language, type Multilingual } from '../../domain/locales.ts';
import { priceFor } from '../../domain/pricing/rules.ts';
import { pricesByProduct } from '../pricing/service.ts';
import type { Frame, FrameCategory } from './frame.ts';
import type { Listings } from './listings.ts';
import type { VariationRow } from './variation-rows.ts';

type Texts = { weight: Weight; words: readonly string[]; languages?: Language[] }[];

/** Turns what was read into documents. `now` decides which prices are in force; `seq` orders writers, see the port. */
export function documentsOf(listings: Listings, frame: Frame, now: Date, seq: bigint): SearchDocument[] {
  const prices = pricesPerAudience(listings, frame, now);
  const documents: SearchDocument[] = [];
  for (const [productId, variations] of listings.variations) {
    const lead = variations[0]!;
    documents.push({
      productId,
      brandId: lead.brand_id,
      popularity: Math.max(...variations.map((one) => one.popularity)),
      addedAt: lead.added_at,
      nameKeys: nameKeys(lead),
      variations: variations.toSorted(inOrderOfFamily).map((one) => variationOf(one, frame, prices(one.id))),
      texts: textsOf(variations, frame),
      seq,
    });
  }
  return documents;
}

function nameKeys(lead: VariationRow): SearchDocument['nameKeys'] {
  const keys: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const name = lead.i18n_name[localeOf[language]]?.value;
    if (name)
      keys[language] = sortKey(`${name} ${lead.i18n_variation[localeOf[language]]?.value ?? ''}`, language);
  }
  return keys;
}

function inOrderOfFamily(a: VariationRow, b: VariationRow): number {
  return a.variation_order - b.variation_order || a.id - b.id;
}

function variationOf(one: VariationRow, frame: Frame, { cents, discounts }: AudiencePrices): SearchVariation {
  return {
    productId: one.id,
    prices: cents,
    discounts,
    facets: facetsOf(one, frame),
    codes: variationCodes({
      sku: one.sku,
      ean: one.ean,
      shadeCode: one.shade_code,
      amount: one.content_amount,
      unit: one.content_unit,
    }),
  };
}

function facetsOf(one: VariationRow, frame: Frame): number[] {
  const facets = new Set([facetId('brand', one.brand_id)]);
  for (const category of one.categories) {
    for (const id of frame.categories.get(category)?.path ?? []) facets.add(facetId('category', id));
  }
  for (const id of one.parameter_values) {
    const parameter = frame.parameters.get(frame.values.get(id)?.parameter_id ?? 0);
    if (parameter?.is_filterable) facets.add(facetId('parameter', id));
  }
  for (const shop of one.stocked_in) facets.add(facetId('stock', shop));
  for (const campaign of one.campaigns) facets.add(facetId('campaign', campaign));
  return [...facets].sort((a, b) => a - b);
}

function textsOf(variations: readonly VariationRow[], frame: Frame): Texts {
  const lead = variations[0]!;
  const texts: Texts = [];
  const seen = new Set<string>();
  const add = (weight: Weight, text: string | null | undefined) => {
    if (!text || seen.has(text)) return;
    seen.add(text);
    texts.push({ weight, words: cachedWords(text) });
  };
  const addSpoken = (weight: Weight, spoken: SpokenTexts, read: (text: string) => readonly string[]) => {
    for (const [text, languages] of spoken) {
      if (seen.has(text)) continue;
      seen.add(text);
      texts.push({ weight, words: read(text), languages });
    }
  };
  const addInAll = (names: Multilingual | undefined) => {
    for (const language of languages) add('C', names?.[localeOf[language]]?.value);
  };

  addSpoken('A', languagesByText(lead.i18n_name), wordsOf);
  addSpoken('A', languagesByText(lead.family_name), wordsOf);
  for (const one of variations) add('B', frame.brands.get(one.brand_id)?.name);
  const categories = new Set(
    variations.flatMap((one) => one.categories.flatMap((id) => frame.categories.get(id)?.path ?? [])),
  );
  for (const id of categories) addSpoken('B', textsOfCategory(frame.categories.get(id)), cachedWords);
  const values = new Set(variations.flatMap((one) => one.parameter_values));
  for (const id of values) addParameter(id, frame, addInAll);
  const codes: string[] = [];
  for (const one of variations) {
    addInAll(one.i18n_name);
    addInAll(one.i18n_variation);
    addInAll(one.i18n_shade_tone);
    if (one.content_amount !== null) add('C', `${one.content_amount} ${one.content_unit}`);
    if (one.shade_code) {
      add('C', one.shade_code);
      texts.push({ weight: 'C', words: [codeWord(one.shade_code)] });
    }
    codes.push(codeWord(one.sku), ...(one.ean ? [codeWord(one.ean)] : []));
  }
  texts.push({ weight: 'D', words: codes.filter(Boolean) });
  return texts;
}

/** Texts of a name, each with the languages it is in. */
type SpokenTexts = Map<string, Language[]>;

function languagesByText(names: Multilingual | null | undefined): SpokenTexts {
  const byText: SpokenTexts = new Map();
  for (const language of languages) {
    const text = names?.[localeOf[language]]?.value;
    if (!text) continue;
    const held = byText.get(text);
    if (held) held.push(language);
    else byText.set(text, [language]);
  }
  return byText;
}

/** Most products share their categories with others. */
const ofCategory = new WeakMap<FrameCategory, SpokenTexts>();

function textsOfCategory(category: FrameCategory | undefined): SpokenTexts {
  if (!category) return new Map();
  let texts = ofCategory.get(category);
  if (!texts) {
    texts = languagesByText(category.i18n_name);
    ofCategory.set(category, texts);
  }
  return texts;
}

/** `dry hair` of the hair type, `vegan` where it is so; numbers say nothing without their parameter. */
function addParameter(
  valueId: number,
  frame: Frame,
  addInAll: (names: Multilingual | undefined) => void,
): void {
  const value = frame.values.get(valueId);
  const parameter = value && frame.parameters.get(value.parameter_id);
  if (!parameter || parameter.type === 'NUMBER') return;
  if (parameter.type !== 'BOOLEAN') addInAll(value.i18n_name);
  else if (fold(value.code) === 'true') addInAll(parameter.i18n_name);
}

/** Names of categories, sizes and tones repeat from product to product; those of products do not. */
const wordCache = new Map<string, readonly string[]>();
const maxCachedWords = 20_000;

function cachedWords(text: string): readonly string[] {
  let words = wordCache.get(text);
  if (!words) {
    words = wordsOf(text);
    if (wordCache.size >= maxCachedWords) wordCache.clear();
    wordCache.set(text, words);
  }
  return words;
}

interface AudiencePrices {
  cents: (number | null)[];
  discounts: number[];
}

/** Price and discount of a product for each audience, as it is shown there: businesses without VAT, all others with it. */
function pricesPerAudience(listings: Listings, frame: Frame, now: Date) {
  const countries = new Set(frame.audiences.map((audience) => audience.countryId));
  const rowsByCountry = new Map(
    [...countries].map((country) => [
      country,
      pricesByProduct(
        listings.lists.filter((list) => listings.countryOfList.get(list[0]) === country),
        listings.prices,
        country,
      ),
    ]),
  );
  // Businesses and others differ in nothing but VAT.
  const ofOnePrice = [...Map.groupBy(frame.audiences, (one) => `${one.countryId} ${one.groupId}`).values()];
  return (productId: number): AudiencePrices => {
    const cents: (number | null)[] = [];
    const discounts: number[] = [];
    for (const audiences of ofOnePrice) {
      const { countryId, groupId, vatRate } = audiences[0]!;
      const rows = rowsByCountry.get(countryId)?.get(productId) ?? [];
      const price = priceFor(rows, { countryId, groupId, vatRate, now: now.getTime() });
      for (const { ordinal, isBusiness } of audiences) {
        cents[ordinal - 1] = price && (isBusiness ? price.netCents : price.grossCents);
        discounts[ordinal - 1] = price?.discountRate ?? 0;
      }
    }
    // An audience that was removed leaves its place empty.
    return {
      cents: Array.from(cents, (one) => one ?? null),
      discounts: Array.from(discounts, (one) => one ?? 0),
    };
  };
}
