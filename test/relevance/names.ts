import type { Random } from '../../bench/catalogue/random.ts';

/** Brands of the made-up shop, unlike each other as real ones are. */
export const brandNames = [
  'Nordlys',
  'Maison Velour',
  'Botanika 64',
  'Kask',
  'Oxlab',
  'Merivali',
  'Aurelle',
  'Silk & Salt',
  'Tallinn Tonic',
  'Fjordform',
  'Lumi Pro',
  'Puhas',
  'Haldja',
  'Brisa Verde',
  'Ikonika',
  'Juniper Row',
  'Quartzline',
  'Zephyra',
  'Umbra Studio',
  'Gräshopp',
  'Päikesekivi',
  "D'Amber",
  'Solène',
  'Vihmaring',
  'Rozmarīns',
  'Čakli',
  'Experta',
  'Woodwind',
  'Crème Atelier',
  'Northshore',
  'Hyvä Olo',
  'Talvetar',
  'Yunomi',
  'Bright Side',
  'Cobalt',
  'Eskulap',
  'Fabrika',
  'Granada',
  'Opaline',
  'Perle Noire',
] as const;

const openings = [
  'b',
  'br',
  'd',
  'f',
  'g',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
  'z',
];
const vowels = ['a', 'e', 'i', 'o', 'u', 'ia', 'ea'];
const closings = ['', '', 'l', 'n', 'r', 's', 'x', 'nt'];

/** So many different names of product lines, two to four syllables each. */
export function lineNames(count: number, random: Random): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    let name = '';
    for (let syllables = random.whole(2, 3); syllables > 0; syllables--)
      name += random.pick(openings) + random.pick(vowels);
    name += random.pick(closings);
    if (name.length >= 5 && name.length <= 10) names.add(name[0]!.toUpperCase() + name.slice(1));
  }
  return [...names];
}

/** What a shade looks like, in the order et, en, ru, fi, lv; the place in the list is the reflection of the code. */
export const tones = [
  ['naturaalne', 'natural', 'натуральный', 'luonnollinen', 'dabīgs'],
  ['tuhkjas', 'ash', 'пепельный', 'tuhka', 'pelnu'],
  ['pärlmutter', 'pearl', 'жемчужный', 'helmiäinen', 'pērļu'],
  ['kuldne', 'golden', 'золотистый', 'kultainen', 'zeltains'],
  ['vaskne', 'copper', 'медный', 'kupari', 'vara'],
  ['mahagon', 'mahogany', 'махагон', 'mahonki', 'sarkankoka'],
  ['punane', 'red', 'красный', 'punainen', 'sarkans'],
  ['pruun', 'brown', 'коричневый', 'ruskea', 'brūns'],
] as const;
