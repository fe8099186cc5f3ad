import type { Language } from '../../src/domain/locales.ts';
import { naturalHex, oklchHex, shadeHex, type Reflection } from './colour-swatch.ts';

type Texts = Record<Language, string>;

/** One tube of a shade chart: everything that differs from tube to tube. */
export type Shade = {
  /** As printed on the tube, `6.64`. */
  code: string;
  hex: string;
  /** Depth 1 to 10; a mixing tone has none. */
  level?: number;
  /** Column of the chart: the digits after the point, `64`. */
  tone: string;
  /** Values of the parameter `tone`. */
  reflects: string[];
  tone_name: Texts;
  /** Name of the shade, in lower case: it follows the code. */
  name: Texts;
};

const levels: readonly Texts[] = [
  { et: 'must', en: 'black', ru: 'чёрный', fi: 'musta', lv: 'melns' },
  {
    et: 'väga tume pruun',
    en: 'darkest brown',
    ru: 'очень тёмный шатен',
    fi: 'erittäin tummanruskea',
    lv: 'ļoti tumši brūns',
  },
  { et: 'tumepruun', en: 'dark brown', ru: 'тёмный шатен', fi: 'tummanruskea', lv: 'tumši brūns' },
  { et: 'keskmine pruun', en: 'medium brown', ru: 'шатен', fi: 'keskiruskea', lv: 'vidēji brūns' },
  { et: 'helepruun', en: 'light brown', ru: 'светлый шатен', fi: 'vaaleanruskea', lv: 'gaiši brūns' },
  { et: 'tumeblond', en: 'dark blonde', ru: 'тёмно-русый', fi: 'tummanvaalea', lv: 'tumši blonds' },
  { et: 'keskmine blond', en: 'medium blonde', ru: 'русый', fi: 'keskivaalea', lv: 'vidēji blonds' },
  { et: 'heleblond', en: 'light blonde', ru: 'светло-русый', fi: 'vaalea', lv: 'gaiši blonds' },
  {
    et: 'väga hele blond',
    en: 'very light blonde',
    ru: 'блондин',
    fi: 'erittäin vaalea',
    lv: 'ļoti gaiši blonds',
  },
  {
    et: 'ülihele blond',
    en: 'lightest blonde',
    ru: 'светлый блондин',
    fi: 'vaalein blondi',
    lv: 'īpaši gaiši blonds',
  },
];

/** Reflections by the digits after the point: 1 ash, 2 violet, 3 gold, 4 copper, 6 red, 7 brown. */
const reflections: Record<string, { reflects: string[]; name: Texts; colour?: Reflection }> = {
  '0': {
    reflects: ['natural'],
    name: { et: 'naturaalne', en: 'natural', ru: 'натуральный', fi: 'luonnollinen', lv: 'dabiskais' },
  },
  '1': {
    reflects: ['ash'],
    name: { et: 'tuhk', en: 'ash', ru: 'пепельный', fi: 'tuhka', lv: 'pelnains' },
    colour: { hue: [52, 88], chroma: [0.008, 0.034], lift: -0.012 },
  },
  '11': {
    reflects: ['ash'],
    name: {
      et: 'intensiivne tuhk',
      en: 'intense ash',
      ru: 'интенсивно-пепельный',
      fi: 'intensiivinen tuhka',
      lv: 'intensīvi pelnains',
    },
    colour: { hue: [70, 112], chroma: [0.004, 0.014], lift: -0.02 },
  },
  '12': {
    reflects: ['pearl'],
    name: { et: 'pärl', en: 'pearl', ru: 'жемчужный', fi: 'helmi', lv: 'pērļu' },
    colour: { hue: [20, 52], chroma: [0.022, 0.02], lift: -0.004 },
  },
  '13': {
    reflects: ['ash', 'gold'],
    name: { et: 'beež', en: 'beige', ru: 'бежевый', fi: 'beige', lv: 'bēšs' },
    colour: { hue: [55, 80], chroma: [0.026, 0.042], lift: 0 },
  },
  '2': {
    reflects: ['violet'],
    name: { et: 'violetne', en: 'violet', ru: 'фиолетовый', fi: 'violetti', lv: 'violets' },
    colour: { hue: [342, 378], chroma: [0.045, 0.024], lift: -0.008 },
  },
  '22': {
    reflects: ['violet'],
    name: {
      et: 'intensiivne violetne',
      en: 'intense violet',
      ru: 'интенсивно-фиолетовый',
      fi: 'intensiivinen violetti',
      lv: 'intensīvi violets',
    },
    colour: { hue: [338, 346], chroma: [0.072, 0.105], lift: 0 },
  },
  '26': {
    reflects: ['violet', 'red'],
    name: { et: 'roosa', en: 'rose', ru: 'розовый', fi: 'roosa', lv: 'rozā' },
    colour: { hue: [356, 380], chroma: [0.07, 0.052], lift: 0.004 },
  },
  '3': {
    reflects: ['gold'],
    name: { et: 'kuldne', en: 'gold', ru: 'золотистый', fi: 'kulta', lv: 'zeltains' },
    colour: { hue: [48, 87], chroma: [0.036, 0.098], lift: 0.012 },
  },
  '34': {
    reflects: ['gold', 'copper'],
    name: {
      et: 'kuldvask',
      en: 'gold copper',
      ru: 'золотисто-медный',
      fi: 'kultakupari',
      lv: 'zeltainvara',
    },
    colour: { hue: [46, 70], chroma: [0.06, 0.112], lift: 0.016 },
  },
  '4': {
    reflects: ['copper'],
    name: { et: 'vask', en: 'copper', ru: 'медный', fi: 'kupari', lv: 'vara' },
    colour: { hue: [40, 56], chroma: [0.078, 0.132], lift: 0.018 },
  },
  '64': {
    reflects: ['red', 'copper'],
    name: { et: 'punavask', en: 'red copper', ru: 'красно-медный', fi: 'punakupari', lv: 'sarkanvara' },
    colour: { hue: [30, 45], chroma: [0.09, 0.148], lift: 0.012 },
  },
  '66': {
    reflects: ['red'],
    name: { et: 'punane', en: 'red', ru: 'красный', fi: 'punainen', lv: 'sarkans' },
    colour: { hue: [19, 31], chroma: [0.105, 0.162], lift: 0.006 },
  },
  '7': {
    reflects: ['brown'],
    name: { et: 'šokolaad', en: 'chocolate', ru: 'шоколадный', fi: 'suklaa', lv: 'šokolādes' },
    colour: { hue: [42, 60], chroma: [0.018, 0.06], lift: -0.016 },
  },
};

/** Names that the tube prints instead of depth and reflection. */
const ownNames: Record<string, Texts> = {
  '1.1': { et: 'sinimust', en: 'blue black', ru: 'иссиня-чёрный', fi: 'sinimusta', lv: 'zilganmelns' },
  '6.64': { et: 'tumevask', en: 'dark copper', ru: 'тёмно-медный', fi: 'tumma kupari', lv: 'tumšs varš' },
  '9.1': {
    et: 'jäine blond',
    en: 'icy blonde',
    ru: 'ледяной блондин',
    fi: 'jäänvaalea',
    lv: 'ledaini blonds',
  },
};

/** Blue black is the one shade whose colour is not its depth: the blue shows only in the light. */
const ownColours: Record<string, string> = { '1.1': '#10141d' };

const mixingTones: readonly Shade[] = [
  mixing('0.00', '0', oklchHex(0.93, 0.012, 95), {
    et: 'värvitu segutoon',
    en: 'clear mixing tone',
    ru: 'бесцветный корректор',
    fi: 'väritön sekoitussävy',
    lv: 'bezkrāsains korektors',
  }),
  mixing('0.11', '11', oklchHex(0.42, 0.055, 258), {
    et: 'tuhkjas segutoon',
    en: 'ash mixing tone',
    ru: 'пепельный корректор',
    fi: 'tuhkansininen sekoitussävy',
    lv: 'pelnu korektors',
  }),
  mixing('0.22', '22', oklchHex(0.36, 0.125, 312), {
    et: 'violetne segutoon',
    en: 'violet mixing tone',
    ru: 'фиолетовый корректор',
    fi: 'violetti sekoitussävy',
    lv: 'violets korektors',
  }),
  mixing('0.33', '3', oklchHex(0.8, 0.15, 88), {
    et: 'kuldne segutoon',
    en: 'gold mixing tone',
    ru: 'золотистый корректор',
    fi: 'kultainen sekoitussävy',
    lv: 'zeltains korektors',
  }),
  mixing('0.44', '4', oklchHex(0.64, 0.17, 53), {
    et: 'vaskne segutoon',
    en: 'copper mixing tone',
    ru: 'медный корректор',
    fi: 'kuparinen sekoitussävy',
    lv: 'vara korektors',
  }),
  mixing('0.66', '66', oklchHex(0.44, 0.17, 25), {
    et: 'puhaspunane',
    en: 'pure red',
    ru: 'чистый красный',
    fi: 'puhdas punainen',
    lv: 'tīri sarkans',
  }),
];

/** The chart of Permanent Colour: depths per series, then the mixing tones. */
export const permanentShades: readonly Shade[] = [
  ...series('0', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  ...series('1', [1, 4, 5, 6, 7, 8, 9, 10]),
  ...series('11', [7, 8, 9, 10]),
  ...series('2', [6, 7, 8, 9, 10]),
  ...series('22', [3, 4, 5, 6]),
  ...series('3', [4, 5, 6, 7, 8, 9, 10]),
  ...series('34', [4, 5, 6, 7, 8, 9]),
  ...series('4', [4, 5, 6, 7, 8, 9]),
  ...series('64', [4, 5, 6, 7, 8]),
  ...series('66', [4, 5, 6, 7]),
  ...series('7', [3, 4, 5, 6, 7, 8]),
  ...mixingTones,
];

/** The chart of Gloss, an acid toner: mostly light depths, and one clear gloss. */
export const glossShades: readonly Shade[] = [
  ...series('0', [4, 5, 6, 7, 8, 9, 10], 1),
  ...series('1', [6, 7, 8, 9, 10], 1),
  ...series('12', [7, 8, 9, 10], 1),
  ...series('13', [6, 7, 8, 9, 10], 1),
  ...series('2', [7, 8, 9, 10], 1),
  ...series('26', [7, 8, 9, 10], 1),
  ...series('3', [7, 8, 9, 10], 1),
  ...series('34', [6, 7, 8, 9], 1),
  ...series('4', [6, 7, 8], 1),
  ...series('66', [5, 6, 7], 1),
  ...series('7', [5, 6, 7, 8], 1),
  mixing('0.00', '0', oklchHex(0.955, 0.008, 95), {
    et: 'läbipaistev',
    en: 'clear',
    ru: 'прозрачный',
    fi: 'kirkas',
    lv: 'caurspīdīgs',
  }),
];

function series(digits: string, depths: readonly number[], sheer = 0): Shade[] {
  const { reflects, name, colour } = reflections[digits]!;
  return depths.map((level) => {
    const code = `${level}.${digits}`;
    return {
      code,
      hex: ownColours[code] ?? (colour ? shadeHex(level, colour, sheer) : naturalHex(level, sheer)),
      level,
      tone: digits,
      reflects,
      tone_name: name,
      name: (sheer ? undefined : ownNames[code]) ?? shadeName(level, digits === '0' ? undefined : name),
    };
  });
}

/** Depth first, reflection after it, as charts of the trade do in all five languages. */
function shadeName(level: number, reflection: Texts | undefined): Texts {
  const depth = levels[level - 1]!;
  if (!reflection) return depth;
  const join = (language: Language) => `${depth[language]} ${reflection[language]}`;
  return { et: join('et'), en: join('en'), ru: join('ru'), fi: join('fi'), lv: join('lv') };
}

function mixing(code: string, digits: string, hex: string, name: Texts): Shade {
  const { reflects, name: tone_name } = reflections[digits]!;
  return { code, hex, tone: digits, reflects: code === '0.00' ? ['clear'] : reflects, tone_name, name };
}
