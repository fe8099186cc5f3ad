import type { Language } from '../../src/domain/locales.ts';
import { t, type Texts } from '../catalogue/texts.ts';

/** Brands first shown by name, by their slugs; each shop has its own order. */
export const popularBrands: Record<2 | 3, readonly string[]> = {
  2: ['nordlys', 'oxlab', 'fjordform', 'maison-velour', 'lumi-pro', 'kask', 'merivali', 'puhas'],
  3: ['oxlab', 'nordlys', 'aurelle', 'lumi-pro', 'puhas', 'fjordform', 'botanika-64', 'kask'],
};

/** Categories first shown by name, by their codes. */
export const popularCategories: Record<2 | 3, readonly string[]> = {
  2: [
    'hair-care',
    'permanent-colour',
    'hair-dryers',
    'scissors',
    'gloves',
    'styling-chairs',
    'beard-care',
    'hair-masks',
  ],
  3: [
    'permanent-colour',
    'shampoos',
    'nail-lacquers',
    'straighteners',
    'gloves',
    'toning',
    'trolleys',
    'gift-sets',
  ],
};

/** What visitors search for, the most wanted first. */
export const popularSearches: Record<Language, readonly string[]> = {
  et: [
    'šampoon',
    'oksüdant',
    'nitriilkindad',
    'püsivärv',
    'käärid',
    'föön',
    'juuksemask',
    'foolium',
    'habemeõli',
    'salongitool',
    'toonimine',
    'kinkekaart',
  ],
  en: [
    'shampoo',
    'developer',
    'nitrile gloves',
    'permanent colour',
    'scissors',
    'hair dryer',
    'hair mask',
    'foil',
    'beard oil',
    'styling chair',
    'toner',
    'gift card',
  ],
  ru: [
    'шампунь',
    'оксидант',
    'перчатки',
    'стойкая краска',
    'ножницы',
    'фен',
    'маска для волос',
    'фольга',
    'масло для бороды',
    'кресло',
    'тонер',
    'подарочная карта',
  ],
  fi: [
    'shampoo',
    'hapete',
    'nitriilikäsineet',
    'kestoväri',
    'sakset',
    'hiustenkuivaaja',
    'hiusnaamio',
    'folio',
    'partaöljy',
    'kampaamotuoli',
    'sävyte',
    'lahjakortti',
  ],
  lv: [
    'šampūns',
    'oksidants',
    'nitrila cimdi',
    'noturīgā krāsa',
    'šķēres',
    'fēns',
    'matu maska',
    'folija',
    'bārdas eļļa',
    'salona krēsls',
    'toneris',
    'dāvanu karte',
  ],
};

export interface FeaturedList {
  list: string;
  /** Categories whose best sellers it draws on in turn. */
  categories: readonly string[];
  size: number;
}

/** The lists editors keep, filled with the best sellers of some categories. */
export const featuredLists: readonly FeaturedList[] = [
  {
    list: 'highlighted',
    size: 16,
    categories: ['hair-care', 'colour', 'electricals', 'styling', 'makeup', 'gifts', 'cosmetics', 'barber'],
  },
  {
    list: 'business_highlighted',
    size: 16,
    categories: ['colour', 'hygiene', 'hair-care', 'tools', 'furniture', 'electricals'],
  },
  {
    list: 'popular',
    size: 20,
    categories: [
      'hair-care',
      'colour',
      'tools',
      'hygiene',
      'electricals',
      'styling',
      'furniture',
      'makeup',
      'nails',
      'barber',
    ],
  },
  {
    list: 'business_popular',
    size: 20,
    categories: ['colour', 'hygiene', 'hair-care', 'tools', 'electricals', 'barber', 'furniture'],
  },
  {
    list: 'recommended',
    size: 16,
    categories: ['hair-care', 'styling', 'cosmetics', 'tools', 'makeup', 'gifts', 'nails'],
  },
  {
    list: 'fair_favourites',
    size: 14,
    categories: ['tools', 'electricals', 'colour', 'furniture', 'barber', 'makeup', 'nails'],
  },
];

/** For each of these brands the favourites that its lists show. */
export const brandFavourites = {
  brands: ['nordlys', 'maison-velour', 'oxlab', 'fjordform', 'kask', 'aurelle', 'lumi-pro', 'botanika-64'],
  size: 14,
} as const;

export const promoLabels: readonly {
  code: string;
  label: Texts;
  color: 'brand' | 'black';
  from: string;
  to: string;
}[] = [
  {
    code: 'winter',
    label: t('Talvekampaania', 'Winter campaign', 'Зимняя акция', 'Talvikampanja', 'Ziemas akcija'),
    color: 'brand',
    from: '2026-11-10T00:00:00+02:00',
    to: '2026-12-07T00:00:00+02:00',
  },
  {
    code: 'black-weekend',
    label: t(
      'Must nädalalõpp',
      'Black weekend',
      'Чёрные выходные',
      'Musta viikonloppu',
      'Melnā nedēļas nogale',
    ),
    color: 'black',
    from: '2026-11-27T00:00:00+02:00',
    to: '2026-12-01T00:00:00+02:00',
  },
];

/** Posts that are open, in the languages they are advertised in. */
export const jobAdvertisements: readonly { shop_id: 2 | 3; place: Texts; title: Texts; slug: string }[] = [
  {
    shop_id: 2,
    slug: 'sales-adviser',
    place: t('Tallinn', 'Tallinn', 'Таллинн', 'Tallinna', 'Tallina'),
    title: t(
      'Müüginõustaja Pärnu maantee kauplusesse',
      'Sales adviser, Pärnu mnt store',
      'Консультант в магазин на Пярнуском шоссе',
      'Myyntineuvoja Pärnu mnt:n myymälään',
      'Pārdošanas konsultants veikalā Pärnu mnt',
    ),
  },
  {
    shop_id: 2,
    slug: 'colour-trainer',
    place: t(
      'Tallinn ja Tartu',
      'Tallinn and Tartu',
      'Таллинн и Тарту',
      'Tallinna ja Tartto',
      'Tallina un Tartu',
    ),
    title: t(
      'Värvikoolitaja',
      'Colour trainer',
      'Технолог-преподаватель по окрашиванию',
      'Värikouluttaja',
      'Krāsošanas apmācību vadītājs',
    ),
  },
  {
    shop_id: 3,
    slug: 'warehouse-worker',
    place: t('Riia', 'Riga', 'Рига', 'Riika', 'Rīga'),
    title: t(
      'Laotöötaja',
      'Warehouse worker',
      'Работник склада',
      'Varastotyöntekijä',
      'Noliktavas darbinieks',
    ),
  },
];
