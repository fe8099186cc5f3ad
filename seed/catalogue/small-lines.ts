import { carton, ml } from './amounts.ts';
import { gather, sizes } from './builders.ts';
import { salonShelf } from './shared.ts';
import { t } from './texts.ts';

const birchSerum = sizes(
  {
    code: 'tallinn-tonic-birch-3',
    sku: 'TT-BI3',
    lead: '50',
    brand: 'tallinn-tonic',
    categories: ['scalp-care'],
    name: t(
      'Birch No. 3 peanahaseerum kasemahlaga',
      'Birch No. 3 scalp serum with birch sap',
      'Сыворотка для кожи головы Birch No. 3 с берёзовым соком',
      'Birch No. 3 -koivunmahlaseerumi hiuspohjalle',
      'Galvas ādas serums Birch No. 3 ar bērzu sulu',
    ),
    description: {
      et: 'Peanahaseerum hõreneva juuksepiiri ja tuhmi peanaha hoolduseks. Kasemahl, takjajuure ekstrakt ja koffeiin värskendavad, massaaži ajal on tunda kerget soojust. Pudel on merevaiguvärvi klaasist ja pipetiga.',
      en: 'A serum for a thinning hairline and a dull scalp. Birch sap, burdock root extract and caffeine refresh, with a faint warmth during the massage. In amber glass with a pipette.',
      ru: 'Сыворотка для ухода за редеющей линией роста волос и уставшей кожей головы. Берёзовый сок, экстракт корня лопуха и кофеин освежают, при массаже ощущается лёгкое тепло. Флакон из янтарного стекла с пипеткой.',
      fi: 'Seerumi harvenevan hiusrajan ja väsyneen hiuspohjan hoitoon. Koivunmahla, takiaisenjuuriuute ja kofeiini virkistävät, ja hieronta tuntuu hentona lämpönä. Ruskea lasipullo ja pipetti.',
      lv: 'Serums matu līnijai, kas kļūst retāka, un nogurušai galvas ādai. Bērzu sula, diždadža saknes ekstrakts un kofeīns atsvaidzina, masējot jūtams viegls siltums. Dzintarkrāsas stikla pudelīte ar pipeti.',
    },
    usage: {
      et: 'Tilguta 8–10 tilka puhtale peanahale, masseeri kaks minutit. Ei loputata. Iga päev kaheksa nädala jooksul.',
      en: 'Place 8 to 10 drops on a clean scalp and massage for two minutes. Do not rinse. Daily for eight weeks.',
      ru: 'Нанесите 8–10 капель на чистую кожу головы, массируйте две минуты. Не смывайте. Ежедневно в течение восьми недель.',
      fi: 'Tiputa 8–10 tippaa puhtaaseen hiuspohjaan ja hiero kaksi minuuttia. Ei huuhdella. Päivittäin kahdeksan viikon ajan.',
      lv: 'Uzpiliniet 8–10 pilienu tīrai galvas ādai un divas minūtes masējiet. Neizskalojiet. Katru dienu astoņas nedēļas.',
    },
    ingredients:
      'Aqua, Betula Alba Juice, Alcohol Denat., Glycerin, Arctium Lappa Root Extract, Caffeine, Niacinamide, Panthenol, Urtica Dioica Root Extract, Biotin, Vanillyl Butyl Ether, Sodium Benzoate, Citric Acid.',
    parameters: {
      'hair-type': ['sensitive-scalp', 'fine'],
      concern: ['scalp-balance'],
      scent: 'birch',
      material: 'glass',
      vegan: true,
      'made-in': 'estonia',
    },
    images: ['tallinn-birch-tonic'],
    goesWith: ['merivali-scalp-reset-shampoo', 'botanika-nettle-oat-shampoo', 'merivali-salt-scrub'],
    campaigns: [
      { when: 'october', off: 10 },
      { when: 'november', off: 20 },
    ],
    popularity: 730,
    added: '2024-08-26',
  },
  [ml(15, 990), ml(30, 1690), ml(50, 2490), ml(100, 4290), carton(3, ml(50, 2490), 6700)],
);

const glowSerum = sizes(
  {
    code: 'aurelle-eclat-serum',
    sku: 'AU-ECL',
    lead: '30',
    brand: 'aurelle',
    categories: ['face-care'],
    name: t(
      'Éclat sära andev näoseerum',
      'Éclat glow serum',
      'Сыворотка для сияния кожи Éclat',
      'Éclat-hehkuseerumi',
      'Sejas serums mirdzumam Éclat',
    ),
    description: {
      et: 'Kerge seerum tuhmile nahale, hommikuks enne kreemi ja meiki. C-vitamiini püsiv vorm ühtlustab jumet, niatsiinamiid kahandab läiget T-tsoonis. Imendub kiiresti ja sobib aluskreemi alla.',
      en: 'A light serum for dull skin, for mornings before cream and make-up. A stable form of vitamin C evens the tone, niacinamide takes shine off the T-zone. It sinks in fast and sits well under primer.',
      ru: 'Лёгкая сыворотка для тусклой кожи, утром перед кремом и макияжем. Стабильная форма витамина C выравнивает тон, ниацинамид уменьшает блеск в Т-зоне. Быстро впитывается и подходит под базу.',
      fi: 'Kevyt seerumi väsyneelle iholle, aamuisin ennen voidetta ja meikkiä. C-vitamiinin vakaa muoto tasoittaa sävyä, niasiiniamidi vähentää T-alueen kiiltoa. Imeytyy nopeasti ja sopii pohjustusvoiteen alle.',
      lv: 'Viegls serums blāvai ādai, no rīta pirms krēma un grima. Stabila C vitamīna forma izlīdzina toni, niacinamīds mazina spīdumu T zonā. Ātri iesūcas un der zem grima bāzes.',
    },
    usage: {
      et: 'Kanna 3–4 tilka puhtale näole ja kaelale, oota üks minut ja jätka kreemiga. Päeval kasuta ka päikesekaitset.',
      en: 'Apply 3 to 4 drops to clean face and neck, wait a minute and follow with cream. Use sun protection by day.',
      ru: 'Нанесите 3–4 капли на чистое лицо и шею, через минуту нанесите крем. Днём используйте солнцезащитное средство.',
      fi: 'Levitä 3–4 tippaa puhtaille kasvoille ja kaulalle, odota minuutti ja jatka voiteella. Käytä päivällä aurinkosuojaa.',
      lv: 'Uzklājiet 3–4 pilienus tīrai sejai un kaklam, pagaidiet minūti un turpiniet ar krēmu. Dienā lietojiet arī saules aizsargkrēmu.',
    },
    ingredients:
      'Aqua, Glycerin, Niacinamide, 3-O-Ethyl Ascorbic Acid, Propanediol, Sodium Hyaluronate, Panthenol, Rosa Damascena Flower Water, Tocopherol, Xanthan Gum, Citric Acid, Phenoxyethanol, Ethylhexylglycerin.',
    parameters: {
      concern: ['radiance', 'moisture'],
      finish: 'radiant',
      scent: 'unscented',
      material: 'glass',
      vegan: true,
      'made-in': 'poland',
    },
    images: ['aurelle-glow-serum', 'covers/event-makeup-class'],
    goesWith: ['AU-PRI-40', 'botanika-linden-cleanser', 'AU-BLU-ROS'],
    salonOff: 30,
    popularity: 580,
    added: '2026-10-26',
  },
  [ml(15, 1490), ml(30, 2690), ml(50, 3990), carton(3, ml(30, 2690), 7290)],
);

const handWash = sizes(
  {
    code: 'puhas-hand-wash',
    sku: 'PU-HWA',
    lead: '1000',
    brand: 'puhas',
    categories: ['hand-wash'],
    name: t(
      'Lõhnatu vedelseep',
      'Unscented hand wash',
      'Жидкое мыло без запаха',
      'Hajusteeton nestesaippua',
      'Šķidrās ziepes bez aromāta',
    ),
    description: {
      et: 'Lõhnatu vedelseep kätele, mida pestakse päevas kümneid kordi. pH 5,5, ilma värvaine ja parfüümita, glütseriin ei lase nahal kuivada. Pumbapudel seisab valamu ääres kindlalt.',
      en: 'An unscented hand wash for hands washed dozens of times a day. pH 5.5, no dye or perfume, glycerin keeps the skin from drying out. The pump bottle stands firm by the basin.',
      ru: 'Мыло без запаха для рук, которые моют десятки раз в день. pH 5,5, без красителей и отдушек, глицерин не даёт коже пересыхать. Флакон с дозатором устойчиво стоит у раковины.',
      fi: 'Hajusteeton saippua käsille, joita pestään kymmeniä kertoja päivässä. pH 5,5, ei väriaineita eikä hajusteita, glyseriini estää ihoa kuivumasta. Pumppupullo seisoo tukevasti altaan reunalla.',
      lv: 'Ziepes bez aromāta rokām, ko mazgā desmitiem reižu dienā. pH 5,5, bez krāsvielām un smaržvielām, glicerīns neļauj ādai izžūt. Pudele ar dozatoru stabili stāv pie izlietnes.',
    },
    usage: {
      et: 'Üks pumbatäis märgadele kätele, pese 20 sekundit, loputa ja kuivata.',
      en: 'One pump on wet hands, wash for 20 seconds, rinse and dry.',
      ru: 'Одно нажатие на мокрые руки, мойте 20 секунд, смойте и вытрите.',
      fi: 'Yksi pumpullinen märkiin käsiin, pese 20 sekuntia, huuhtele ja kuivaa.',
      lv: 'Viena deva uz mitrām rokām, mazgājiet 20 sekundes, noskalojiet un nosusiniet.',
    },
    ingredients:
      'Aqua, Sodium Coco-Sulfate, Glycerin, Coco-Glucoside, Cocamidopropyl Betaine, Sodium Chloride, Lactic Acid, Sodium Benzoate, Potassium Sorbate.',
    parameters: { scent: 'unscented', vegan: true, 'sulphate-free': false, 'made-in': 'estonia' },
    images: ['puhas-hand-wash', 'banners/banner-hygiene'],
    goesWith: ['merivali-foam-hand-cream', 'puhas-nitrile-gloves', 'puhas-nonwoven-towels'],
    salonOff: 24,
    popularity: 560,
    added: '2024-01-15',
  },
  [
    ml(500, 790),
    ml(1000, 1290),
    ml(2000, 2190),
    carton(6, ml(1000, 1290), 6790),
    carton(12, ml(1000, 1290), 12700),
  ],
);

const gloss = sizes(
  {
    code: 'oxlab-gloss-03',
    sku: 'OX-SHINE3',
    lead: '300',
    brand: 'oxlab',
    categories: ['shine-sprays'],
    name: t(
      'Gloss 03 läikesprei',
      'Gloss 03 shine spray',
      'Спрей для блеска Gloss 03',
      'Gloss 03 -kiiltosuihke',
      'Spīduma sprejs Gloss 03',
    ),
    description: {
      et: 'Peen läikeudu soengu lõpetuseks, eriti pärast värvimist. Silub lendlevad karvad ja jätab juuksed libedaks, kuid mitte õliseks. Ühest pihustusest piisab kogu peale.',
      en: 'A fine shine mist to finish the style, above all after colour. It lays down flyaways and leaves the hair sleek but not oily. One burst covers the whole head evenly.',
      ru: 'Тонкая дымка блеска в завершение укладки, особенно после окрашивания. Приглаживает пушащиеся волоски, волосы гладкие, но не жирные. Одного распыления хватает на всю голову.',
      fi: 'Hieno kiiltosumu kampauksen viimeistelyyn, erityisesti värjäyksen jälkeen. Silottaa lentohiukset ja jättää hiuksen liukkaaksi mutta ei öljyiseksi. Yksi suihkaus riittää tasaisesti koko päähän.',
      lv: 'Smalka spīduma migla frizūras noslēgumam, īpaši pēc krāsošanas. Nogludina izspurušos matiņus, mati ir gludi, bet ne eļļaini. Ar vienu izsmidzinājumu pietiek visai galvai.',
    },
    usage: {
      et: 'Pihusta kuivadele juustele 30 cm kauguselt ja silu peopesaga. Väldi juuksejuuri.',
      en: 'Spray on dry hair from 30 cm and smooth with the palm. Avoid the roots.',
      ru: 'Распылите на сухие волосы с расстояния 30 см и пригладьте ладонью. Избегайте корней.',
      fi: 'Suihkuta kuiviin hiuksiin 30 cm:n päästä ja silota kämmenellä. Vältä tyveä.',
      lv: 'Izsmidziniet uz sausiem matiem no 30 cm attāluma un nogludiniet ar plaukstu. Izvairieties no saknēm.',
    },
    ingredients:
      'Isobutane, Propane, Cyclopentasiloxane, Alcohol Denat., Dimethiconol, Phenyl Trimethicone, Argania Spinosa Kernel Oil, Parfum, Limonene, Linalool.',
    parameters: {
      'hair-type': ['coloured', 'all'],
      concern: ['shine', 'smoothing'],
      vegan: true,
      'made-in': 'estonia',
    },
    images: ['oxlab-shine-spray'],
    restrictions: ['aerosol-finland'],
    goesWith: ['oxlab-gloss', 'nordlys-colour-lock-shampoo', 'nordlys-heat-shield', 'lumi-line-pro'],
    popularity: 600,
    added: '2025-02-10',
  },
  [ml(75, 590), ml(300, 1590), carton(6, ml(300, 1590), 8390, salonShelf('shine-sprays'))],
);

export const smallLines = gather(birchSerum, glowSerum, handWash, gloss);
