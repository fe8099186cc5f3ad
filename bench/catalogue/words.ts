/** Words generated products are named with, in the order et, en, ru, fi, lv. */
export type Words = readonly [et: string, en: string, ru: string, fi: string, lv: string];

export interface Kind {
  words: Words;
  /** Package sizes and their unit. */
  sizes: readonly number[];
  unit: 'ml' | 'g' | 'pcs';
}

/** Departments of the shop with what is sold in each. */
export const departments: readonly { words: Words; kinds: readonly Kind[] }[] = [
  {
    words: ['Juuksehooldus', 'Hair care', 'Уход за волосами', 'Hiustenhoito', 'Matu kopšana'],
    kinds: [
      { words: ['šampoon', 'shampoo', 'шампунь', 'shampoo', 'šampūns'], sizes: [250, 300, 1000], unit: 'ml' },
      {
        words: ['palsam', 'conditioner', 'бальзам', 'hoitoaine', 'balzams'],
        sizes: [200, 250, 1000],
        unit: 'ml',
      },
      { words: ['mask', 'mask', 'маска', 'naamio', 'maska'], sizes: [150, 200, 500], unit: 'ml' },
      { words: ['seerum', 'serum', 'сыворотка', 'seerumi', 'serums'], sizes: [30, 50, 100], unit: 'ml' },
      {
        words: ['juukseõli', 'hair oil', 'масло для волос', 'hiusöljy', 'matu eļļa'],
        sizes: [50, 100],
        unit: 'ml',
      },
    ],
  },
  {
    words: ['Viimistlus', 'Styling', 'Стайлинг', 'Muotoilu', 'Ieveidošana'],
    kinds: [
      {
        words: ['juukselakk', 'hairspray', 'лак для волос', 'hiuslakka', 'matu laka'],
        sizes: [75, 300, 500],
        unit: 'ml',
      },
      { words: ['vaht', 'mousse', 'мусс', 'vaahto', 'putas'], sizes: [200, 300], unit: 'ml' },
      { words: ['vaha', 'wax', 'воск', 'vaha', 'vasks'], sizes: [75, 100], unit: 'g' },
      {
        words: ['kuumakaitse', 'heat protection', 'термозащита', 'lämpösuoja', 'termoaizsardzība'],
        sizes: [150, 200],
        unit: 'ml',
      },
    ],
  },
  {
    words: ['Värvimine', 'Colour', 'Окрашивание', 'Värjäys', 'Krāsošana'],
    kinds: [
      {
        words: ['juuksevärv', 'hair colour', 'краска для волос', 'hiusväri', 'matu krāsa'],
        sizes: [60, 100],
        unit: 'ml',
      },
      { words: ['oksüdant', 'developer', 'оксидант', 'hapete', 'oksidants'], sizes: [60, 1000], unit: 'ml' },
      {
        words: [
          'blondeerimispulber',
          'bleach powder',
          'осветляющая пудра',
          'vaalennusjauhe',
          'balināšanas pulveris',
        ],
        sizes: [400, 500],
        unit: 'g',
      },
      { words: ['toonija', 'toner', 'тонер', 'sävyte', 'toneris'], sizes: [150, 250], unit: 'ml' },
    ],
  },
  {
    words: ['Näohooldus', 'Skin care', 'Уход за лицом', 'Kasvohoito', 'Sejas kopšana'],
    kinds: [
      {
        words: ['näokreem', 'face cream', 'крем для лица', 'kasvovoide', 'sejas krēms'],
        sizes: [50, 100],
        unit: 'ml',
      },
      {
        words: ['puhastusgeel', 'cleansing gel', 'гель для умывания', 'puhdistusgeeli', 'attīrošs gels'],
        sizes: [150, 200],
        unit: 'ml',
      },
      { words: ['toonik', 'tonic', 'тоник', 'kasvovesi', 'toniks'], sizes: [200, 400], unit: 'ml' },
      { words: ['koorija', 'scrub', 'скраб', 'kuorinta', 'skrubis'], sizes: [75, 150], unit: 'ml' },
    ],
  },
  {
    words: ['Küüned', 'Nails', 'Ногти', 'Kynnet', 'Nagi'],
    kinds: [
      {
        words: ['küünelakk', 'nail polish', 'лак для ногтей', 'kynsilakka', 'nagu laka'],
        sizes: [5, 10, 15],
        unit: 'ml',
      },
      { words: ['geellakk', 'gel polish', 'гель-лак', 'geelilakka', 'gēllaka'], sizes: [8, 15], unit: 'ml' },
      {
        words: ['küünenahaõli', 'cuticle oil', 'масло для кутикулы', 'kynsinauhaöljy', 'kutikulas eļļa'],
        sizes: [10, 30],
        unit: 'ml',
      },
    ],
  },
  {
    words: ['Tarvikud', 'Accessories', 'Аксессуары', 'Tarvikkeet', 'Piederumi'],
    kinds: [
      { words: ['hari', 'brush', 'щётка', 'harja', 'suka'], sizes: [1], unit: 'pcs' },
      { words: ['kamm', 'comb', 'расчёска', 'kampa', 'ķemme'], sizes: [1, 6], unit: 'pcs' },
      { words: ['foolium', 'foil', 'фольга', 'folio', 'folija'], sizes: [100, 500], unit: 'pcs' },
      { words: ['kindad', 'gloves', 'перчатки', 'käsineet', 'cimdi'], sizes: [50, 100], unit: 'pcs' },
    ],
  },
  {
    words: ['Elektriseadmed', 'Electricals', 'Электроприборы', 'Sähkölaitteet', 'Elektroierīces'],
    kinds: [
      { words: ['föön', 'hair dryer', 'фен', 'hiustenkuivain', 'matu fēns'], sizes: [1], unit: 'pcs' },
      {
        words: ['sirgendaja', 'straightener', 'выпрямитель', 'suoristusrauta', 'matu taisnotājs'],
        sizes: [1],
        unit: 'pcs',
      },
      {
        words: [
          'juukselõikur',
          'clipper',
          'машинка для стрижки',
          'hiustenleikkuri',
          'matu griežamā mašīnīte',
        ],
        sizes: [1],
        unit: 'pcs',
      },
    ],
  },
];

/** What a line promises; the middle of a product's name. */
export const effects: readonly Words[] = [
  ['niisutav', 'moisturising', 'увлажняющий', 'kosteuttava', 'mitrinošs'],
  ['taastav', 'repairing', 'восстанавливающий', 'korjaava', 'atjaunojošs'],
  ['kohevust andev', 'volumising', 'для объёма', 'tuuheuttava', 'apjomu piešķirošs'],
  ['siluv', 'smoothing', 'разглаживающий', 'silottava', 'nogludinošs'],
  ['värvi kaitsev', 'colour protecting', 'для защиты цвета', 'väriä suojaava', 'krāsu aizsargājošs'],
  ['õrn', 'gentle', 'мягкий', 'hellävarainen', 'maigs'],
  ['tugev', 'strong', 'сильный', 'vahva', 'stiprs'],
  ['läiget andev', 'shine giving', 'для блеска', 'kiiltoa antava', 'spīdumu piešķirošs'],
  ['rahustav', 'soothing', 'успокаивающий', 'rauhoittava', 'nomierinošs'],
  ['toitev', 'nourishing', 'питательный', 'ravitseva', 'barojošs'],
];

/** Parts of made-up brand and line names. */
export const beginnings = [
  'Al',
  'Bel',
  'Cor',
  'Dan',
  'El',
  'Fen',
  'Gal',
  'Hel',
  'Il',
  'Kal',
  'Lor',
  'Mer',
  'Nor',
  'Or',
  'Pel',
  'Ros',
  'Sal',
  'Tal',
  'Ul',
  'Vel',
] as const;
export const endings = [
  'aris',
  'bera',
  'cella',
  'dine',
  'essa',
  'fina',
  'gora',
  'hild',
  'ina',
  'kade',
  'lume',
  'mira',
  'nova',
  'ora',
  'pura',
  'rine',
  'sol',
  'tive',
  'ura',
  'vita',
] as const;

export const hairTypes: readonly Words[] = [
  ['kuivad juuksed', 'dry hair', 'сухие волосы', 'kuivat hiukset', 'sausi mati'],
  ['rasused juuksed', 'oily hair', 'жирные волосы', 'rasvoittuvat hiukset', 'taukaini mati'],
  ['värvitud juuksed', 'coloured hair', 'окрашенные волосы', 'värjätyt hiukset', 'krāsoti mati'],
  ['lokkis juuksed', 'curly hair', 'кудрявые волосы', 'kiharat hiukset', 'cirtaini mati'],
  ['õhukesed juuksed', 'fine hair', 'тонкие волосы', 'ohuet hiukset', 'plāni mati'],
  ['kahjustatud juuksed', 'damaged hair', 'повреждённые волосы', 'vaurioituneet hiukset', 'bojāti mati'],
];
