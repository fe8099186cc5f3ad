import { carton, ml } from './amounts.ts';
import { gather, sizes } from './builders.ts';
import { salonShelf } from './shared.ts';
import { t } from './texts.ts';

const kelpMask = sizes(
  {
    code: 'merivali-kelp-repair-mask',
    sku: 'MR-KEL',
    lead: '200',
    brand: 'merivali',
    categories: ['hair-masks'],
    name: t(
      'Kelp Repair mask adru ja meremineraalidega',
      'Kelp Repair mask with sea minerals',
      'Маска Kelp Repair с водорослями и морскими минералами',
      'Kelp Repair -merilevänaamio',
      'Maska Kelp Repair ar jūraszālēm un jūras minerāliem',
    ),
    description: {
      et: 'Kerge mask õhukestele juustele, mida rasked maskid maha suruvad. Põisadru ekstrakt seob niiskust, meremineraalid annavad juustele tuge. Tuubist on lihtne viimane tilk kätte saada.',
      en: 'A light mask for fine hair that heavy masks flatten. Bladderwrack extract holds moisture, sea minerals give the hair body. The tube is easy to empty to the last drop.',
      ru: 'Лёгкая маска для тонких волос, которые утяжеляются под плотными масками. Экстракт фукуса удерживает влагу, морские минералы придают волосам плотность. Из тубы легко выдавить всё до капли.',
      fi: 'Kevyt naamio ohuille hiuksille, jotka painuvat raskaiden naamioiden alla. Rakkohauru-uute sitoo kosteutta, meren mineraalit antavat hiuksille ryhtiä. Tuubista saa helposti viimeisenkin pisaran.',
      lv: 'Viegla maska smalkiem matiem, kurus smagas maskas nospiež. Fukusa aļģu ekstrakts saista mitrumu, jūras minerāli piešķir matiem tvirtumu. No tūbiņas viegli izspiest arī pēdējo pilienu.',
    },
    usage: {
      et: 'Kanna pestud juuste pikkusele, jäta 3–5 minutiks mõjuma ja loputa. Üks kuni kaks korda nädalas.',
      en: 'Apply to washed lengths, leave for 3 to 5 minutes and rinse. Once or twice a week.',
      ru: 'Нанесите на длину вымытых волос, оставьте на 3–5 минут и смойте. Один-два раза в неделю.',
      fi: 'Levitä pestyjen hiusten pituuksiin, anna vaikuttaa 3–5 minuuttia ja huuhtele. Kerran tai kaksi viikossa.',
      lv: 'Uzklājiet mazgātu matu garumiem, atstājiet uz 3–5 minūtēm un izskalojiet. Vienu vai divas reizes nedēļā.',
    },
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Glycerin, Fucus Vesiculosus Extract, Maris Sal, Laminaria Digitata Extract, Panthenol, Cetyl Esters, Lactic Acid, Sodium Benzoate, Potassium Sorbate, Parfum.',
    parameters: {
      'hair-type': ['fine', 'damaged'],
      concern: ['repair', 'moisture'],
      scent: 'sea',
      vegan: true,
      'made-in': 'estonia',
    },
    images: ['merivali-sea-mask', 'banners/tall-merivali', 'covers/article-scalp-care'],
    goesWith: ['merivali-scalp-reset-shampoo', 'merivali-tide-serum', 'silksalt-sea-salt-spray'],
    popularity: 620,
    added: '2024-06-10',
  },
  [
    ml(50, 690),
    ml(100, 1090),
    ml(200, 1890),
    ml(500, 3690, salonShelf('hair-masks')),
    carton(6, ml(200, 1890), 9990, salonShelf('hair-masks')),
  ],
);

const scalpReset = sizes(
  {
    code: 'merivali-scalp-reset-shampoo',
    sku: 'MR-SCA',
    lead: '300',
    brand: 'merivali',
    categories: ['shampoos', 'scalp-care'],
    name: t(
      'Scalp Reset šampoon meresoola ja kadakaga',
      'Scalp Reset shampoo with sea salt and juniper',
      'Шампунь Scalp Reset с морской солью и можжевельником',
      'Scalp Reset -merisuola-katajashampoo',
      'Šampūns Scalp Reset ar jūras sāli un kadiķi',
    ),
    description: {
      et: 'Läbipaistev šampoon rasusele peanahale ja viimistlustoodetest väsinud juustele. Peen meresool eemaldab jäägid, kadakavesi värskendab. Pärast pesu jääb peanahk puhas, mitte kuiv.',
      en: 'A clear shampoo for an oily scalp and for hair tired of styling products. Fine sea salt lifts residue, juniper water refreshes. The scalp is clean after washing, not dry.',
      ru: 'Прозрачный шампунь для жирной кожи головы и волос, уставших от стайлинга. Мелкая морская соль удаляет остатки средств, можжевеловая вода освежает. После мытья кожа чистая, но не сухая.',
      fi: 'Kirkas shampoo rasvoittuvalle hiuspohjalle ja muotoilutuotteista väsyneille hiuksille. Hieno merisuola irrottaa jäämät, katajavesi raikastaa. Hiuspohja jää pesun jälkeen puhtaaksi, ei kuivaksi.',
      lv: 'Dzidrs šampūns taukainai galvas ādai un no ieveidošanas līdzekļiem nogurušiem matiem. Smalka jūras sāls noņem līdzekļu paliekas, kadiķu ūdens atsvaidzina. Pēc mazgāšanas āda ir tīra, nevis sausa.',
    },
    usage: {
      et: 'Kanna märjale peanahale, masseeri kaks minutit ja loputa. Kasuta üks kuni kaks korda nädalas, vahepeal pese igapäevase šampooniga.',
      en: 'Apply to the wet scalp, massage for two minutes and rinse. Use once or twice a week, with an everyday shampoo in between.',
      ru: 'Нанесите на мокрую кожу головы, массируйте две минуты и смойте. Один-два раза в неделю, в остальные дни — ежедневный шампунь.',
      fi: 'Levitä märkään hiuspohjaan, hiero kaksi minuuttia ja huuhtele. Käytä kerran tai kaksi viikossa, välissä päivittäisshampoota.',
      lv: 'Uzklājiet mitrai galvas ādai, divas minūtes masējiet un izskalojiet. Lietojiet vienu vai divas reizes nedēļā, pārējā laikā — ikdienas šampūnu.',
    },
    ingredients:
      'Aqua, Sodium Lauroyl Sarcosinate, Cocamidopropyl Betaine, Maris Sal, Glycerin, Coco-Glucoside, Juniperus Communis Fruit Water, Laminaria Digitata Extract, Panthenol, Menthyl Lactate, Citric Acid, Sodium Benzoate, Potassium Sorbate, Parfum, Limonene.',
    parameters: {
      'hair-type': ['oily-scalp'],
      concern: ['cleansing', 'scalp-balance'],
      scent: ['juniper', 'sea'],
      vegan: true,
      'sulphate-free': true,
      'made-in': 'estonia',
    },
    images: ['merivali-salt-scalp-shampoo', 'banners/tall-merivali', 'banners/banner-water'],
    goesWith: ['merivali-tide-serum', 'merivali-salt-scrub', 'merivali-kelp-repair-mask'],
    campaigns: [{ when: 'november', off: 20 }],
    popularity: 770,
    added: '2024-06-10',
  },
  [
    ml(50, 560),
    ml(100, 840),
    ml(300, 1590),
    ml(500, 2290),
    ml(1000, 3390, salonShelf('shampoos', 'scalp-care')),
    carton(6, ml(300, 1590), 8390, salonShelf('shampoos', 'scalp-care')),
  ],
);

const handCream = sizes(
  {
    code: 'merivali-foam-hand-cream',
    sku: 'MR-HAN',
    lead: '75',
    brand: 'merivali',
    categories: ['hand-body-care'],
    name: t('Foam kätekreem', 'Foam hand cream', 'Крем для рук Foam', 'Foam-käsivoide', 'Roku krēms Foam'),
    description: {
      et: 'Kreem kätele, mis on päev läbi vees ja kinnastes. Imendub poole minutiga, nii et kääre ja telefoni saab kohe kätte võtta. Sheavõi ja adruekstrakt pehmendavad lõhenevat nahka.',
      en: 'A cream for hands that spend the day in water and gloves. It sinks in within half a minute, so scissors and phone can be picked up at once. Shea butter and kelp extract soften chapped skin.',
      ru: 'Крем для рук, которые весь день в воде и перчатках. Впитывается за полминуты, и можно сразу брать ножницы и телефон. Масло ши и экстракт водорослей смягчают потрескавшуюся кожу.',
      fi: 'Voide käsille, jotka ovat päivän vedessä ja käsineissä. Imeytyy puolessa minuutissa, joten sakset ja puhelimen voi ottaa käteen heti. Karitevoi ja merileväuute pehmentävät halkeilevaa ihoa.',
      lv: 'Krēms rokām, kas visu dienu ir ūdenī un cimdos. Iesūcas pusminūtē, tāpēc šķēres un tālruni var ņemt rokās uzreiz. Šī sviests un jūraszāļu ekstrakts mīkstina sasprēgājušu ādu.',
    },
    usage: {
      et: 'Masseeri kuivadele kätele pärast iga pesu, määri ka küünenahku.',
      en: 'Massage into dry hands after each wash, cuticles included.',
      ru: 'Втирайте в сухие руки после каждого мытья, не забывая о кутикуле.',
      fi: 'Hiero kuiviin käsiin jokaisen pesun jälkeen, myös kynsinauhoihin.',
      lv: 'Iemasējiet sausās rokās pēc katras mazgāšanas, arī kutikulā.',
    },
    ingredients:
      'Aqua, Glycerin, Cetearyl Alcohol, Butyrospermum Parkii Butter, Caprylic/Capric Triglyceride, Glyceryl Stearate Citrate, Fucus Vesiculosus Extract, Panthenol, Allantoin, Xanthan Gum, Tocopherol, Sodium Benzoate, Potassium Sorbate, Parfum.',
    parameters: { concern: ['moisture', 'soothing'], scent: 'sea', vegan: true, 'made-in': 'estonia' },
    images: ['merivali-hand-cream', 'banners/banner-water'],
    goesWith: ['puhas-hand-wash', 'puhas-nitrile-gloves', 'merivali-tide-serum'],
    campaigns: [{ when: 'december', off: 15 }],
    popularity: 710,
    added: '2024-11-18',
  },
  [ml(30, 490), ml(75, 890), ml(150, 1490), carton(12, ml(75, 890), 9490)],
);

const saltScrub = sizes(
  {
    code: 'merivali-salt-scrub',
    sku: 'MR-SCR',
    lead: '250',
    brand: 'merivali',
    categories: ['scalp-care'],
    name: t(
      'Salt Scrub peanahakoorija',
      'Salt Scrub scalp exfoliant',
      'Скраб для кожи головы Salt Scrub',
      'Salt Scrub -hiuspohjakuorinta',
      'Galvas ādas skrubis Salt Scrub',
    ),
    description: {
      et: 'Meresoolaga koorija, mis eemaldab peanahalt kuivšampooni, laki ja ketendava naha. Sool sulab masseerides, nii et kriimustavaid terasid ei jää. Peanahahoolduse esimene samm pesukohal.',
      en: 'A sea salt scrub that takes dry shampoo, hairspray and flaking skin off the scalp. The salt melts while you massage, so no grains are left to scratch. The first step of a scalp treatment at the wash unit.',
      ru: 'Скраб с морской солью удаляет с кожи головы сухой шампунь, лак и отшелушившиеся частицы. Соль тает во время массажа и не царапает. Первый шаг ухода за кожей головы на мойке.',
      fi: 'Merisuolakuorinta poistaa hiuspohjasta kuivashampoon, hiuskiinteen ja hilseilevän ihon. Suola sulaa hierottaessa, joten raapivia rakeita ei jää. Hiuspohjahoidon ensimmäinen vaihe pesupaikalla.',
      lv: 'Jūras sāls skrubis noņem no galvas ādas sauso šampūnu, laku un zvīņas. Masējot sāls izkūst un neskrāpē. Pirmais solis galvas ādas procedūrā pie mazgātnes.',
    },
    usage: {
      et: 'Jaga juuksed lahkudeks, kanna märjale peanahale, masseeri kolm minutit ja loputa. Seejärel pese šampooniga. Korda iga kahe nädala tagant.',
      en: 'Part the hair, apply to the wet scalp, massage for three minutes and rinse. Then shampoo. Every two weeks.',
      ru: 'Разделите волосы на проборы, нанесите на мокрую кожу, массируйте три минуты и смойте. Затем вымойте шампунем. Раз в две недели.',
      fi: 'Jaa hiukset jakauksiin, levitä märkään hiuspohjaan, hiero kolme minuuttia ja huuhtele. Pese sitten shampoolla. Kahden viikon välein.',
      lv: 'Sadaliet matus celiņos, uzklājiet mitrai ādai, trīs minūtes masējiet un noskalojiet. Pēc tam mazgājiet ar šampūnu. Reizi divās nedēļās.',
    },
    ingredients:
      'Maris Sal, Glycerin, Sodium Cocoyl Isethionate, Caprylic/Capric Triglyceride, Aqua, Coco-Glucoside, Juniperus Communis Fruit Oil, Mentha Piperita Oil, Tocopherol, Parfum, Limonene.',
    parameters: {
      'hair-type': ['oily-scalp'],
      concern: ['cleansing', 'scalp-balance'],
      scent: ['sea', 'juniper'],
      vegan: true,
      'sulphate-free': true,
      'made-in': 'estonia',
    },
    images: ['merivali-body-scrub', 'covers/article-scalp-care'],
    goesWith: ['merivali-scalp-reset-shampoo', 'merivali-tide-serum', 'tallinn-tonic-birch-3'],
    popularity: 500,
    added: '2025-01-27',
  },
  [
    ml(100, 1190),
    ml(250, 2290),
    ml(500, 3890, salonShelf('scalp-care')),
    carton(6, ml(250, 2290), 12300, salonShelf('scalp-care')),
  ],
);

const tideSerum = sizes(
  {
    code: 'merivali-tide-serum',
    sku: 'MR-TID',
    lead: '50',
    brand: 'merivali',
    categories: ['scalp-care', 'leave-in-care'],
    name: t(
      'Tide peanahaseerum',
      'Tide scalp serum',
      'Сыворотка для кожи головы Tide',
      'Tide-hiuspohjaseerumi',
      'Galvas ādas serums Tide',
    ),
    description: {
      et: 'Kerge veepõhine seerum kuivale ja kiskuvale peanahale. Niatsiinamiid ja hüaluroonhape niisutavad, ei tee juuksejuuri rasuseks. Pipetiga saab tilgad täpselt lahkude peale.',
      en: 'A light, water-based serum for a dry and tight scalp. Niacinamide and hyaluronic acid moisturise without making the roots oily. The pipette places drops exactly along the partings.',
      ru: 'Лёгкая сыворотка на водной основе для сухой, стянутой кожи головы. Ниацинамид и гиалуроновая кислота увлажняют, не делая корни жирными. Пипетка точно распределяет капли по проборам.',
      fi: 'Kevyt vesipohjainen seerumi kuivalle ja kiristävälle hiuspohjalle. Niasiiniamidi ja hyaluronihappo kosteuttavat rasvoittamatta tyveä. Pipetillä tipat saa tarkasti jakauksiin.',
      lv: 'Viegls serums uz ūdens bāzes sausai, savilktai galvas ādai. Niacinamīds un hialuronskābe mitrina, nepadarot saknes taukainas. Ar pipeti pilienus var precīzi uzklāt celiņos.',
    },
    usage: {
      et: 'Tilguta 10–15 tilka puhtale peanahale lahk lahu haaval, masseeri sisse. Ei loputata. Kolm korda nädalas.',
      en: 'Place 10 to 15 drops on a clean scalp, parting by parting, and massage in. Do not rinse. Three times a week.',
      ru: 'Нанесите 10–15 капель на чистую кожу по проборам и вмассируйте. Не смывайте. Три раза в неделю.',
      fi: 'Tiputa 10–15 tippaa puhtaaseen hiuspohjaan jakaus kerrallaan ja hiero. Ei huuhdella. Kolme kertaa viikossa.',
      lv: 'Uzpiliniet 10–15 pilienu tīrai ādai pa celiņiem un iemasējiet. Neizskalojiet. Trīs reizes nedēļā.',
    },
    ingredients:
      'Aqua, Glycerin, Niacinamide, Panthenol, Sodium Hyaluronate, Laminaria Digitata Extract, Fucus Vesiculosus Extract, Betaine, Allantoin, Xanthan Gum, Sodium Benzoate, Potassium Sorbate, Citric Acid.',
    parameters: {
      'hair-type': ['sensitive-scalp'],
      concern: ['scalp-balance', 'soothing'],
      scent: 'unscented',
      vegan: true,
      'made-in': 'estonia',
    },
    images: ['merivali-scalp-serum', 'covers/article-scalp-care', 'banners/banner-water'],
    goesWith: ['merivali-scalp-reset-shampoo', 'merivali-salt-scrub', 'tallinn-tonic-birch-3'],
    popularity: 590,
    added: '2025-01-27',
  },
  [ml(30, 1890), ml(50, 2690), ml(100, 4590), carton(3, ml(50, 2690), 7290)],
);

export const merivali = gather(kelpMask, scalpReset, handCream, saltScrub, tideSerum);
