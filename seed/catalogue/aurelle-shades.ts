import type { Texts } from './texts.ts';

/** A colour of make-up: its number, how it looks, the group it stands in and its photograph. */
export type MakeupShade = {
  code: string;
  hex: string;
  tone: string;
  /** Value of the parameter `colour`. */
  colour: string;
  tone_name: Texts;
  photo: string;
  name: Texts;
};

/** The colour filter is shared with other goods, so it knows no groups of make-up. */
const colourOfTone: Record<string, string> = { rose: 'pink', dark: 'noir' };

/** Photographs that also stand in banners; they carry the name of their shade. */
const covers: Record<'lacquer' | 'lipstick', Record<string, string>> = {
  lacquer: { '03': 'nude', '12': 'rouge', '18': 'coral', '27': 'plum', '41': 'sea' },
  lipstick: { '01': 'nude', '07': 'rosewood', '10': 'coral', '15': 'berry' },
};

type Row = readonly [code: string, hex: string, et: string, en: string, ru: string, fi: string, lv: string];

export const lipstickShades: readonly MakeupShade[] = [
  ...group(
    'nude',
    { et: 'naturaalsed', en: 'nude', ru: 'нюдовые', fi: 'nudet', lv: 'dabiskie' },
    'lipstick',
    [
      ['01', '#cf9f8b', 'ihukarva', 'nude', 'нюд', 'nude', 'miesas tonis'],
      ['02', '#bf8a74', 'piimakohv', 'latte', 'латте', 'maitokahvi', 'piena kafija'],
      ['03', '#ab725c', 'kaneel', 'cinnamon', 'корица', 'kaneli', 'kanēlis'],
      ['04', '#925f52', 'kakao', 'cocoa', 'какао', 'kaakao', 'kakao'],
    ],
  ),
  ...group(
    'rose',
    { et: 'roosad', en: 'rose', ru: 'розовые', fi: 'ruusunpunaiset', lv: 'rozā' },
    'lipstick',
    [
      ['05', '#c58d88', 'tuhkroosa', 'dusty rose', 'пепельная роза', 'tuhkaruusu', 'pelnu roze'],
      ['06', '#b8696c', 'puuderroos', 'powder rose', 'пудровая роза', 'puuteriruusu', 'pūderroze'],
      ['07', '#9f4650', 'roosipuu', 'rosewood', 'розовое дерево', 'ruusupuu', 'rožkoks'],
      ['08', '#bd5a68', 'metsroos', 'wild rose', 'шиповник', 'metsäruusu', 'mežroze'],
      ['09', '#c0405a', 'vaarikas', 'raspberry', 'малина', 'vadelma', 'avene'],
    ],
  ),
  ...group(
    'coral',
    { et: 'korallid', en: 'coral', ru: 'коралловые', fi: 'korallit', lv: 'koraļļu' },
    'lipstick',
    [
      ['10', '#d8553f', 'korall', 'coral', 'коралл', 'koralli', 'korallis'],
      ['11', '#e07d62', 'virsik', 'peach', 'персик', 'persikka', 'persiks'],
      ['12', '#cf3f2c', 'moon', 'poppy', 'мак', 'unikko', 'magone'],
      [
        '13',
        '#b51f2b',
        'klassikaline punane',
        'classic red',
        'классический красный',
        'klassinen punainen',
        'klasiski sarkans',
      ],
    ],
  ),
  ...group('berry', { et: 'marjased', en: 'berry', ru: 'ягодные', fi: 'marjaisat', lv: 'ogu' }, 'lipstick', [
    ['14', '#8e1b2f', 'kirss', 'cherry', 'вишня', 'kirsikka', 'ķirsis'],
    ['15', '#6e2a3d', 'põldmari', 'berry', 'ежевика', 'karhunvatukka', 'kazene'],
    ['16', '#5c2140', 'ploom', 'plum', 'слива', 'luumu', 'plūme'],
    ['17', '#742735', 'punane vein', 'red wine', 'красное вино', 'punaviini', 'sarkanvīns'],
    ['18', '#471c29', 'tume kirss', 'black cherry', 'тёмная вишня', 'mustakirsikka', 'melnais ķirsis'],
  ]),
];

export const lacquerShades: readonly MakeupShade[] = [
  ...group('nude', { et: 'naturaalsed', en: 'nude', ru: 'нюдовые', fi: 'nudet', lv: 'dabiskie' }, 'lacquer', [
    ['01', '#efe1d6', 'piimvalge', 'milk white', 'молочный', 'maidonvalkoinen', 'piena balts'],
    ['02', '#e6cdbd', 'siidiroosa', 'silk pink', 'шёлковый', 'silkki', 'zīda'],
    ['03', '#c9997f', 'ihukarva', 'nude', 'нюд', 'nude', 'miesas tonis'],
    ['04', '#d8b59f', 'mandel', 'almond', 'миндаль', 'manteli', 'mandele'],
    ['05', '#bd9a86', 'liiv', 'sand', 'песок', 'hiekka', 'smiltis'],
    ['06', '#a98372', 'piimakohv', 'latte', 'латте', 'maitokahvi', 'piena kafija'],
    ['07', '#8c6a5b', 'kakao', 'cocoa', 'какао', 'kaakao', 'kakao'],
    ['08', '#6d5145', 'kohviuba', 'coffee bean', 'кофейное зерно', 'kahvipapu', 'kafijas pupiņa'],
  ]),
  ...group('red', { et: 'punased', en: 'red', ru: 'красные', fi: 'punaiset', lv: 'sarkanie' }, 'lacquer', [
    ['09', '#d21f2f', 'jõhvikas', 'cranberry', 'клюква', 'karpalo', 'dzērvene'],
    ['10', '#c41e26', 'signaalpunane', 'signal red', 'алый', 'helakanpunainen', 'koši sarkans'],
    ['11', '#b4162a', 'sõstar', 'redcurrant', 'красная смородина', 'punaherukka', 'jāņoga'],
    [
      '12',
      '#a31e2c',
      'klassikaline punane',
      'classic red',
      'классический красный',
      'klassinen punainen',
      'klasiski sarkans',
    ],
    ['13', '#8f1d2a', 'kirss', 'cherry', 'вишня', 'kirsikka', 'ķirsis'],
    ['14', '#7b1a27', 'rubiin', 'ruby', 'рубин', 'rubiini', 'rubīns'],
    ['15', '#671b25', 'granaat', 'garnet', 'гранат', 'granaatti', 'granāts'],
    ['16', '#7d2b22', 'telliskivi', 'brick', 'кирпич', 'tiili', 'ķieģelis'],
  ]),
  ...group(
    'coral',
    { et: 'korallid', en: 'coral', ru: 'коралловые', fi: 'korallit', lv: 'koraļļu' },
    'lacquer',
    [
      ['17', '#f0a38a', 'virsik', 'peach', 'персик', 'persikka', 'persiks'],
      ['18', '#e2553d', 'korall', 'coral', 'коралл', 'koralli', 'korallis'],
      ['19', '#e6784f', 'aprikoos', 'apricot', 'абрикос', 'aprikoosi', 'aprikoze'],
      ['20', '#dc5a2b', 'mandariin', 'mandarin', 'мандарин', 'mandariini', 'mandarīns'],
      ['21', '#e2382f', 'moon', 'poppy', 'мак', 'unikko', 'magone'],
      ['22', '#d9665f', 'arbuus', 'watermelon', 'арбуз', 'vesimeloni', 'arbūzs'],
    ],
  ),
  ...group('plum', { et: 'ploomid', en: 'plum', ru: 'сливовые', fi: 'luumut', lv: 'plūmju' }, 'lacquer', [
    ['23', '#a35a7d', 'kanarbik', 'heather', 'вереск', 'kanerva', 'virši'],
    ['24', '#8a3d66', 'malva', 'mallow', 'мальва', 'malva', 'malva'],
    [
      '25',
      '#732f58',
      'mustikas piimaga',
      'blueberry milk',
      'черника с молоком',
      'mustikkamaito',
      'mellenes ar pienu',
    ],
    ['26', '#5e2348', 'põldmari', 'blackberry', 'ежевика', 'karhunvatukka', 'kazene'],
    ['27', '#44213b', 'ploom', 'plum', 'слива', 'luumu', 'plūme'],
    ['28', '#54192f', 'bordoo', 'bordeaux', 'бордо', 'bordeaux', 'bordo'],
    ['29', '#3a1a28', 'tume kirss', 'black cherry', 'тёмная вишня', 'mustakirsikka', 'melnais ķirsis'],
    ['30', '#2f1d33', 'baklažaan', 'aubergine', 'баклажан', 'munakoiso', 'baklažāns'],
  ]),
  ...group('rose', { et: 'roosad', en: 'rose', ru: 'розовые', fi: 'ruusunpunaiset', lv: 'rozā' }, 'lacquer', [
    ['31', '#f1c9cb', 'õunaõis', 'apple blossom', 'яблоневый цвет', 'omenankukka', 'ābeļzieds'],
    ['32', '#e5a9ae', 'pojeng', 'peony', 'пион', 'pioni', 'peonija'],
    ['33', '#cf8a8e', 'tuhkroosa', 'dusty rose', 'пепельная роза', 'tuhkaruusu', 'pelnu roze'],
    ['34', '#bd6d78', 'metsroos', 'wild rose', 'шиповник', 'metsäruusu', 'mežroze'],
    ['35', '#d9567d', 'fuksia', 'fuchsia', 'фуксия', 'fuksia', 'fuksija'],
    ['36', '#c23a5e', 'vaarikas', 'raspberry', 'малина', 'vadelma', 'avene'],
  ]),
  ...group('sea', { et: 'merelised', en: 'sea', ru: 'морские', fi: 'merelliset', lv: 'jūras' }, 'lacquer', [
    ['37', '#bcd3d8', 'udu', 'mist', 'туман', 'usva', 'migla'],
    ['38', '#9cc0bd', 'merevaht', 'sea foam', 'морская пена', 'merivaahto', 'jūras putas'],
    ['39', '#7fa3ae', 'hall laine', 'grey wave', 'серая волна', 'harmaa aalto', 'pelēks vilnis'],
    ['40', '#4f8f94', 'laguun', 'lagoon', 'лагуна', 'laguuni', 'lagūna'],
    ['41', '#2f6378', 'meri', 'sea', 'море', 'meri', 'jūra'],
    ['42', '#2a4f7c', 'lahesügavus', 'deep bay', 'глубина залива', 'syvä lahti', 'dziļš līcis'],
    ['43', '#1f3a5c', 'öösinine', 'midnight blue', 'полуночно-синий', 'yönsininen', 'nakts zils'],
    ['44', '#2f5a4c', 'männimets', 'pine forest', 'сосновый лес', 'mäntymetsä', 'priežu mežs'],
  ]),
  ...group('dark', { et: 'tumedad', en: 'dark', ru: 'тёмные', fi: 'tummat', lv: 'tumšie' }, 'lacquer', [
    ['45', '#4b4a4d', 'grafiit', 'graphite', 'графит', 'grafiitti', 'grafīts'],
    ['46', '#2b2b30', 'süsi', 'charcoal', 'уголь', 'hiili', 'ogle'],
    ['47', '#1c1a1f', 'must', 'black', 'чёрный', 'musta', 'melns'],
    ['48', '#3a2a26', 'mõru šokolaad', 'dark chocolate', 'горький шоколад', 'tumma suklaa', 'tumšā šokolāde'],
  ]),
];

function group(
  tone: string,
  tone_name: Texts,
  line: 'lacquer' | 'lipstick',
  rows: readonly Row[],
): MakeupShade[] {
  return rows.map(([code, hex, et, en, ru, fi, lv]) => ({
    code,
    hex,
    tone,
    tone_name,
    colour: colourOfTone[tone] ?? tone,
    photo: `aurelle-${line}-${covers[line][code] ?? code}`,
    name: { et, en, ru, fi, lv },
  }));
}
