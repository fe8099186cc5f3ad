import { lacquerShades } from './aurelle-shades.ts';
import { join, same } from './texts.ts';
import { options, partOf, type Line } from './lines.ts';

const lines: readonly Line[] = [
  {
    family: {
      code: 'aurelle-nail-lacquer',
      kind: 'shade',
      lead: 'AU-NL-12',
      name: {
        et: 'Küünelakk 10 ml',
        en: 'Nail lacquer 10 ml',
        ru: 'Лак для ногтей 10 мл',
        fi: 'Kynsilakka 10 ml',
        lv: 'Nagu laka 10 ml',
      },
    },
    brand: 'aurelle',
    categories: ['nail-lacquers'],
    name: { et: 'Küünelakk', en: 'Nail lacquer', ru: 'Лак для ногтей', fi: 'Kynsilakka', lv: 'Nagu laka' },
    description: {
      et: 'Kõrgläikega küünelakk, mis katab kahe õhukese kihiga ja tasandub ise. Lai kumera otsaga pintsel katab küüne kolme tõmbega. Pudel mahub püsti 15 mm vahega stendi.',
      en: 'High-shine lacquer that covers in two thin coats and levels by itself. The wide brush with a rounded tip covers a nail in three strokes. The bottle stands in a display with 15 mm gaps.',
      ru: 'Лак с высоким блеском, который перекрывает ноготь в два тонких слоя и сам выравнивается. Широкая кисть с закруглённым кончиком покрывает ноготь тремя мазками. Флакон встаёт в стенд с шагом 15 мм.',
      fi: 'Kiiltävä kynsilakka, joka peittää kahdella ohuella kerroksella ja tasoittuu itsestään. Leveä pyöreäkärkinen sivellin peittää kynnen kolmella vedolla. Pullo sopii telineeseen, jonka jako on 15 mm.',
      lv: 'Spīdīga nagu laka, kas nosedz divās plānās kārtās un pati izlīdzinās. Platā ota ar noapaļotu galu pārklāj nagu trīs vilcienos. Pudelīte ietilpst statīvā ar 15 mm soli.',
    },
    usage: {
      et: 'Kanna puhtale rasvavabale küünele aluslakk, seejärel kaks õhukest kihti värvi, kihtide vahel oota 2 minutit. Lõpeta pealislakiga.',
      en: 'Apply a base coat to a clean, grease-free nail, then two thin coats of colour with 2 minutes between them. Finish with a top coat.',
      ru: 'На чистый обезжиренный ноготь нанесите базу, затем два тонких слоя цвета с паузой 2 минуты. Завершите верхним покрытием.',
      fi: 'Levitä puhtaalle, rasvattomalle kynnelle aluslakka ja sitten kaksi ohutta kerrosta väriä, odota välissä 2 minuuttia. Viimeistele päällyslakalla.',
      lv: 'Uz tīra, attaukota naga uzklājiet bāzes laku, tad divas plānas krāsas kārtas ar 2 minūšu starplaiku. Noslēdziet ar virslaku.',
    },
    ingredients:
      'Butyl Acetate, Ethyl Acetate, Nitrocellulose, Adipic Acid/Neopentyl Glycol/Trimellitic Anhydride Copolymer, Acetyl Tributyl Citrate, Isopropyl Alcohol, Stearalkonium Bentonite, Silica, Benzophenone-1, Diacetone Alcohol, [+/- CI 77891, CI 77491, CI 77499, CI 15850, CI 15880, CI 77510, CI 77742, CI 77266]',
    content: { amount: 10, unit: 'ml' },
    parameters: { volume: '10-ml', finish: 'gloss', vegan: true },
    popularity: 550,
    added: '2025-04-07',
    campaigns: [{ when: 'november', off: 15, only: (item) => item.shade?.tone === 'coral' }],
    goesWith: ['AU-LS-13'],
    scenes: ['banners/banner-makeup', 'covers/event-makeup-class'],
    items: lacquerShades.map((shade) => ({
      sku: `AU-NL-${shade.code}`,
      name: options(join(' ', nailLacquer(), same(shade.code)), shade.name),
      detail: join(' ', same(shade.code), shade.name),
      cents: 690,
      photo: shade.photo,
      weight_g: 48,
      shade: { code: shade.code, hex: shade.hex, tone: shade.tone, tone_name: shade.tone_name },
      parameters: { colour: shade.colour },
    })),
  },
];

export const nails = partOf(lines, { salonOff: 30 });

function nailLacquer() {
  return { et: 'Küünelakk', en: 'Nail lacquer', ru: 'Лак для ногтей', fi: 'Kynsilakka', lv: 'Nagu laka' };
}
