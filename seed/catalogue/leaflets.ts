import type { ImportFamily } from '../../src/domain/catalogue/import-format.ts';
import { brandNames } from './brands.ts';
import type { Item } from './builders.ts';
import { firstAid, storage } from './colour-work.ts';
import { mapTexts, t } from './texts.ts';
import type { Texts } from './texts.ts';

/** A document of several pages that a brand lays beside its products, in all languages of the shop. */
export interface Leaflet {
  /** Path below the seed folder. */
  file: string;
  title: Texts;
  /** Brand, and what it is about. */
  brand: string;
  name: Texts;
  /** Chapters: what it is, how it is used. */
  chapters: readonly Texts[];
  ingredients?: string;
  /** Of a shade chart, by level. */
  shades: readonly { code: string; hex: string; tone: Texts }[];
}

/** What salons want to read before they work with it. Others say all they have to say on their page. */
const explained = ['oxlab', 'nordlys', 'kask', 'lumi-pro'];
const explainedCategories =
  /^(?:toning|developers|lightening|colour-|hair-dryers|straighteners|curling-irons|clippers|barber-chairs)/;

const instructions = t(
  'Kasutusjuhend',
  'Instructions for use',
  'Инструкция по применению',
  'Käyttöohje',
  'Lietošanas instrukcija',
);
const safetySheet = t(
  'Ohutuskaart',
  'Safety data sheet',
  'Паспорт безопасности',
  'Käyttöturvallisuustiedote',
  'Drošības datu lapa',
);
const shadeChart = t('Toonikaart', 'Shade chart', 'Карта оттенков', 'Sävykartta', 'Toņu karte');

/** Gives products of colour, electricals and barber chairs their leaflets; of a family all share the same. */
export function withLeaflets(
  items: readonly Item[],
  families: readonly ImportFamily[],
): { items: Item[]; leaflets: Leaflet[] } {
  const nameOf = new Map(families.map(({ code, name }) => [code, name as Texts]));
  const groups = Map.groupBy(items.filter(isExplained), ({ record }) => record.family ?? record.sku);
  const byGroup = new Map<string, Leaflet[]>();
  for (const [code, members] of groups) {
    const { record } = members[0]!;
    const about = {
      brand: brandNames[record.brand] ?? record.brand,
      name: nameOf.get(code) ?? (record.name as Texts),
    };
    const shades = members.flatMap(({ record: { shade } }) =>
      shade?.code && shade.hex ? [{ code: shade.code, hex: shade.hex, tone: shade.tone_name as Texts }] : [],
    );
    byGroup.set(code, [
      ...(record.warning
        ? [
            {
              ...about,
              file: `leaflets/${code}-safety.pdf`,
              title: safetySheet,
              chapters: [record.warning as Texts, firstAid, storage],
              ...(record.ingredients && { ingredients: record.ingredients }),
              shades: [],
            },
          ]
        : []),
      {
        ...about,
        file: `leaflets/${code}.pdf`,
        title: instructions,
        // Running text: steps of their own would take a third page.
        chapters: [
          record.description as Texts,
          mapTexts(record.usage as Texts, (text) => text.replaceAll('\n\n', ' ')),
        ],
        ...(record.ingredients && { ingredients: record.ingredients }),
        shades: [],
      },
      ...(shades.length > 0
        ? [{ ...about, file: `leaflets/${code}-shades.pdf`, title: shadeChart, chapters: [], shades }]
        : []),
    ]);
  }
  return {
    leaflets: [...byGroup.values()].flat(),
    items: items.map((item) => {
      const own = isExplained(item) ? byGroup.get(item.record.family ?? item.record.sku) : undefined;
      if (!own) return item;
      const documents = own.map(({ file, title }) => ({ file, title }));
      return { ...item, record: { ...item.record, documents } };
    }),
  };
}

function isExplained({ record }: Item): boolean {
  return (
    record.usage !== undefined &&
    explained.includes(record.brand) &&
    record.categories.some((code) => explainedCategories.test(code))
  );
}
