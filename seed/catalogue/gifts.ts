import { family, gather, product } from './builders.ts';
import type { Part, Variation } from './builders.ts';
import { colourWords } from './colour-words.ts';
import type { ColourKey } from './colour-words.ts';
import { join, t } from './texts.ts';
import type { Texts } from './texts.ts';

const amounts = [10, 20, 25, 30, 50, 75, 100, 150, 200, 250, 300, 500];

const cardName = t(
  'Ilumaja kinkekaart',
  'Ilumaja gift card',
  'Подарочная карта Ilumaja',
  'Ilumajan lahjakortti',
  'Ilumaja dāvanu karte',
);

const cardDescription: Texts = {
  et: 'Kinkekaart kehtib kõigi toodete ja koolituste eest tasumisel nii veebis kui ka esindustes Tallinnas, Tartus ja Riias. Kehtivus on 24 kuud ja summat võib kulutada mitme ostuga. Kaart on paberümbrikus, soovi korral saadame selle e-postiga PDF-ina.',
  en: 'The gift card pays for every product and course, online and in the shops in Tallinn, Tartu and Riga. It is valid for 24 months and may be spent over several purchases. It comes in a paper envelope; on request we send it by e-mail as a PDF.',
  ru: 'Картой можно оплатить любые товары и обучение — в интернет-магазине и в магазинах Таллинна, Тарту и Риги. Она действует 24 месяца, сумму можно потратить за несколько покупок. Карта в бумажном конверте; по желанию пришлём её по электронной почте в формате PDF.',
  fi: 'Lahjakortilla voi maksaa kaikki tuotteet ja koulutukset verkossa sekä Tallinnan, Tarton ja Riian liikkeissä. Se on voimassa 24 kuukautta, ja summan voi käyttää useassa osassa. Kortti on paperisessa kuoressa; haluttaessa lähetämme sen sähköpostilla PDF-tiedostona.',
  lv: 'Ar dāvanu karti var apmaksāt visas preces un mācības interneta veikalā un veikalos Tallinā, Tartu un Rīgā. Tā ir derīga 24 mēnešus, un summu var izlietot vairākos pirkumos. Karte ir papīra aploksnē; pēc vēlēšanās nosūtīsim to e-pastā PDF formātā.',
};

/** One design in every amount; a card costs what it is worth. */
function giftCard(key: ColourKey, code: string, photo: string, popularity: number): Part {
  return family(
    {
      code: `ilumaja-gift-card-${key}`,
      kind: 'option',
      sku: `IL-GC-${code}`,
      lead: '50',
      brand: 'ilumaja',
      categories: ['gift-cards'],
      name: join(', ', cardName, colourWords(key, { ru: 'f', lv: 'f' })),
      description: cardDescription,
      parameters: { colour: key, material: 'cardboard' },
      images: [photo, 'banners/banner-gifts-composed'],
      goesWith: ['velour-gift-box', 'nordlys-gift-box'],
      faceValue: true,
      popularity,
      added: '2024-01-08',
    },
    amounts.map((euros): Variation => ({
      suffix: `${euros}`,
      text: t(`${euros}\u00a0€`, `€${euros}`, `${euros}\u00a0€`, `${euros}\u00a0€`, `${euros}\u00a0€`),
      cents: euros * 100,
      weight_g: 20,
      stock: 'plenty',
    })),
  );
}

/** What a boxed gift holds, and what it costs. */
function boxed(
  code: string,
  text: Texts,
  cents: number,
  weight_g: number,
  more: Partial<Variation> = {},
): Variation {
  return { suffix: code, text, cents, weight_g, ...more };
}

const velourBox = family(
  {
    code: 'velour-gift-box',
    kind: 'option',
    sku: 'MV-BOX',
    brand: 'maison-velour',
    categories: ['gift-sets'],
    name: t(
      'Maison Velouri kinkekarp',
      'Maison Velour gift box',
      'Подарочная коробка Maison Velour',
      'Maison Velour -lahjapakkaus',
      'Maison Velour dāvanu kaste',
    ),
    description: {
      et: 'Burgundiapunane karp kuldse lindiga, milles on valmis valitud paar Maison Velouri sarjast. Tooted on siidipaberis ja vahele mahub ka kaart. Eraldi ostes maksaksid samad tooted rohkem.',
      en: 'A burgundy box with a gold ribbon, holding a ready-made pair from the Maison Velour line. The products lie in tissue paper and a card fits between. Bought one by one they cost more.',
      ru: 'Коробка цвета бургундского вина с золотой лентой, в которой собрана готовая пара средств Maison Velour. Средства завёрнуты в тонкую бумагу, внутри есть место для открытки. По отдельности они стоят дороже.',
      fi: 'Kultanauhainen viininpunainen laatikko, jossa on valmiiksi valittu pari Maison Velour -sarjasta. Tuotteet on kääritty silkkipaperiin, ja kortti mahtuu väliin. Erikseen ostettuina ne maksaisivat enemmän.',
      lv: 'Vīnsarkana kaste ar zelta lenti, kurā ielikts gatavs Maison Velour līdzekļu pāris. Tie ietīti zīdpapīrā, un kastē ir vieta kartītei. Atsevišķi tie maksātu vairāk.',
    },
    parameters: { scent: ['rose', 'amber'], colour: 'burgundy', 'made-in': 'france' },
    images: ['velour-gift-box', 'banners/banner-gifts', 'banners/tall-velour'],
    goesWith: ['velour-nuit-hair-perfume', 'ilumaja-gift-card-burgundy', 'velour-velvet-silk-conditioner'],
    salonOff: 26,
    christmasOff: 10,
    popularity: 510,
    added: '2026-10-30',
  },
  [
    boxed(
      'SILK',
      t(
        'Velvet Silk ja Argan Rituel, 2 × 250 ml',
        'Velvet Silk and Argan Rituel, 2 × 250 ml',
        'Velvet Silk и Argan Rituel, 2 × 250 мл',
        'Velvet Silk ja Argan Rituel, 2 × 250 ml',
        'Velvet Silk un Argan Rituel, 2 × 250 ml',
      ),
      3890,
      820,
    ),
    boxed(
      'NUIT',
      t(
        'Velvet Silk ja Nuit, 250 + 50 ml',
        'Velvet Silk and Nuit, 250 + 50 ml',
        'Velvet Silk и Nuit, 250 + 50 мл',
        'Velvet Silk ja Nuit, 250 + 50 ml',
        'Velvet Silk un Nuit, 250 + 50 ml',
      ),
      4490,
      640,
    ),
    boxed(
      'TRUF',
      t(
        'Argan Rituel ja Truffe Noire, 250 + 200 ml',
        'Argan Rituel and Truffe Noire, 250 + 200 ml',
        'Argan Rituel и Truffe Noire, 250 + 200 мл',
        'Argan Rituel ja Truffe Noire, 250 + 200 ml',
        'Argan Rituel un Truffe Noire, 250 + 200 ml',
      ),
      4990,
      780,
    ),
    boxed(
      'TRIO',
      t(
        'Velvet Silk, Argan Rituel ja Nuit',
        'Velvet Silk, Argan Rituel and Nuit',
        'Velvet Silk, Argan Rituel и Nuit',
        'Velvet Silk, Argan Rituel ja Nuit',
        'Velvet Silk, Argan Rituel un Nuit',
      ),
      6490,
      980,
    ),
    boxed(
      'MINI',
      t(
        'reisikomplekt, 3 × 50 ml',
        'travel set, 3 × 50 ml',
        'дорожный набор, 3 × 50 мл',
        'matkapakkaus, 3 × 50 ml',
        'ceļojuma komplekts, 3 × 50 ml',
      ),
      2290,
      400,
    ),
  ],
);

const nordlysBox = family(
  {
    code: 'nordlys-gift-box',
    kind: 'option',
    sku: 'ND-BOX',
    brand: 'nordlys',
    categories: ['gift-sets'],
    name: t(
      'NORDLYSi kinkekarp',
      'NORDLYS gift box',
      'Подарочная коробка NORDLYS',
      'NORDLYS-lahjapakkaus',
      'NORDLYS dāvanu kaste',
    ),
    description: {
      et: 'Sinakasroheline karp elevandiluuvärvi lindiga ja NORDLYSi toodetega, mis sobivad kokku. Vali sari kliendi juuste järgi: kuivad, värvitud või blondeeritud. Karp on tugev ja jääb hiljem hoiukarbiks.',
      en: 'A teal box with an ivory ribbon and NORDLYS products that belong together. Choose the line by the client’s hair: dry, coloured or lightened. The box is sturdy and stays on as storage.',
      ru: 'Сине-зелёная коробка с лентой цвета слоновой кости и средствами NORDLYS, подходящими друг к другу. Выберите серию под волосы клиента: сухие, окрашенные или осветлённые. Коробка прочная и пригодится для хранения.',
      fi: 'Sinivihreä laatikko, jossa on norsunluunvärinen nauha ja toisiinsa sopivat NORDLYS-tuotteet. Valitse sarja asiakkaan hiusten mukaan: kuivat, värjätyt tai vaalennetut. Laatikko on tukeva ja jää säilytyslaatikoksi.',
      lv: 'Zilganzaļa kaste ar ziloņkaula krāsas lenti un NORDLYS līdzekļiem, kas saskan savā starpā. Sēriju izvēlieties pēc klienta matiem: sausi, krāsoti vai balināti. Kaste ir izturīga un noderēs glabāšanai.',
    },
    parameters: { colour: 'teal', 'made-in': 'sweden' },
    images: ['nordlys-gift-box', 'banners/banner-gifts', 'banners/tall-nordlys'],
    goesWith: ['nordlys-hydra-repair-shampoo', 'ilumaja-gift-card-teal', 'nordlys-deep-mask'],
    salonOff: 26,
    christmasOff: 10,
    popularity: 490,
    added: '2026-10-30',
  },
  [
    boxed(
      'HYDRA',
      t(
        'Hydra Repair ja Deep Mask, 300 + 250 ml',
        'Hydra Repair and Deep Mask, 300 + 250 ml',
        'Hydra Repair и Deep Mask, 300 + 250 мл',
        'Hydra Repair ja Deep Mask, 300 + 250 ml',
        'Hydra Repair un Deep Mask, 300 + 250 ml',
      ),
      3490,
      860,
    ),
    boxed(
      'COLOUR',
      t(
        'Colour Lock ja Heat Shield, 300 + 200 ml',
        'Colour Lock and Heat Shield, 300 + 200 ml',
        'Colour Lock и Heat Shield, 300 + 200 мл',
        'Colour Lock ja Heat Shield, 300 + 200 ml',
        'Colour Lock un Heat Shield, 300 + 200 ml',
      ),
      2890,
      790,
    ),
    boxed(
      'NIGHT',
      t(
        'Night Repair ja Deep Mask, 300 + 250 ml',
        'Night Repair and Deep Mask, 300 + 250 ml',
        'Night Repair и Deep Mask, 300 + 250 мл',
        'Night Repair ja Deep Mask, 300 + 250 ml',
        'Night Repair un Deep Mask, 300 + 250 ml',
      ),
      3590,
      860,
    ),
    boxed(
      'TRIO',
      t(
        'Colour Lock, Deep Mask ja Heat Shield',
        'Colour Lock, Deep Mask and Heat Shield',
        'Colour Lock, Deep Mask и Heat Shield',
        'Colour Lock, Deep Mask ja Heat Shield',
        'Colour Lock, Deep Mask un Heat Shield',
      ),
      4790,
      1120,
    ),
    boxed(
      'MINI',
      t(
        'reisikomplekt, 4 × 50 ml',
        'travel set, 4 × 50 ml',
        'дорожный набор, 4 × 50 мл',
        'matkapakkaus, 4 × 50 ml',
        'ceļojuma komplekts, 4 × 50 ml',
      ),
      2290,
      470,
    ),
  ],
);

const botanikaBox = family(
  {
    code: 'botanika-gift-box',
    kind: 'option',
    sku: 'BO-BOX',
    brand: 'botanika-64',
    categories: ['gift-sets'],
    name: t(
      'Botanika 64 kinkekarp',
      'Botanika 64 gift box',
      'Подарочная коробка Botanika 64',
      'Botanika 64 -lahjapakkaus',
      'Botanika 64 dāvanu kaste',
    ),
    description: {
      et: 'Rohelise lindiga heledas karbis on taimsed tooted juustele või näole. Tooted on õrna lõhnaga, nii et need sobivad kinkida ka siis, kui sa saaja maitset ei tea. Täiteks on purustatud paber.',
      en: 'A pale box with a green ribbon and a plant-based pair for hair or face. The scents are mild, so it is safe to give when you do not know the taste. Packed in shredded paper.',
      ru: 'Светлая коробка с зелёной лентой и растительными средствами для волос или лица. Ароматы мягкие, поэтому набор легко подарить, даже не зная вкусов человека. Внутри наполнитель из резаной бумаги.',
      fi: 'Vaalea laatikko, jossa on vihreä nauha ja kasvipohjaiset tuotteet hiuksille tai kasvoille. Tuoksut ovat mietoja, joten pakkauksen voi antaa, vaikka saajan mausta ei olisi varma. Täytteenä on silputtu paperi.',
      lv: 'Gaiša kaste ar zaļu lenti un augu izcelsmes līdzekļiem matiem vai sejai. Aromāti ir maigi, tāpēc komplekts der arī tad, ja saņēmēja gaume nav zināma. Pildīta ar smalcinātu papīru.',
    },
    parameters: { scent: ['linden', 'rose'], colour: 'ivory', 'made-in': 'latvia' },
    images: ['botanika-gift-box', 'covers/event-winter-campaign', 'banners/tall-botanika'],
    goesWith: ['botanika-nettle-oat-shampoo', 'ilumaja-gift-card-ivory', 'botanika-oat-butter-mask'],
    salonOff: 26,
    christmasOff: 10,
    popularity: 420,
    added: '2026-10-30',
  },
  [
    boxed(
      'HAIR',
      t(
        'Nettle & Oat ja Wild Rose, 300 + 250 ml',
        'Nettle & Oat and Wild Rose, 300 + 250 ml',
        'Nettle & Oat и Wild Rose, 300 + 250 мл',
        'Nettle & Oat ja Wild Rose, 300 + 250 ml',
        'Nettle & Oat un Wild Rose, 300 + 250 ml',
      ),
      2790,
      840,
    ),
    boxed(
      'CURL',
      t(
        'Wild Rose ja Oat Butter, 2 × 250 ml',
        'Wild Rose and Oat Butter, 2 × 250 ml',
        'Wild Rose и Oat Butter, 2 × 250 мл',
        'Wild Rose ja Oat Butter, 2 × 250 ml',
        'Wild Rose un Oat Butter, 2 × 250 ml',
      ),
      3290,
      820,
    ),
    boxed(
      'FACE',
      t(
        'Linden puhastusgeel ja pusasprei',
        'Linden cleanser and detangler',
        'Гель и спрей Linden',
        'Linden-puhdistusgeeli ja selvityssuihke',
        'Linden gels un sprejs',
      ),
      2690,
      560,
    ),
    boxed(
      'MINI',
      t(
        'reisikomplekt, 4 × 50 ml',
        'travel set, 4 × 50 ml',
        'дорожный набор, 4 × 50 мл',
        'matkapakkaus, 4 × 50 ml',
        'ceļojuma komplekts, 4 × 50 ml',
      ),
      1990,
      460,
    ),
  ],
);

const hydraSet = product({
  sku: 'ND-SET-HYDRA',
  brand: 'nordlys',
  categories: ['gift-sets'],
  name: t(
    'Hydra kinkekomplekt, 3 toodet',
    'Hydra gift set, 3 products',
    'Подарочный набор Hydra, 3 средства',
    'Hydra-lahjapakkaus, 3 tuotetta',
    'Dāvanu komplekts Hydra, 3 līdzekļi',
  ),
  description: {
    et: 'Avatavas karbis on Colour Lock šampoon 300 ml, Deep Mask 50 ml ja Hydra kätekreem 150 ml. Komplekt on mõeldud värvitud juustele ja talvel kuivaks jäänud kätele. Karp seisab riiulil püsti.',
    en: 'The opening box holds Colour Lock shampoo 300 ml, Deep Mask 50 ml and Hydra hand cream 150 ml. The set is made for coloured hair and hands dry from winter. The box stands upright on a shelf.',
    ru: 'В открывающейся коробке шампунь Colour Lock 300 мл, маска Deep Mask 50 мл и крем для рук Hydra 150 мл. Набор для окрашенных волос и сухих от зимнего холода рук. Коробка устойчиво стоит на полке.',
    fi: 'Avattavassa laatikossa on Colour Lock -shampoo 300 ml, Deep Mask 50 ml ja Hydra-käsivoide 150 ml. Pakkaus on tehty värjätyille hiuksille ja talven kuivattamille käsille. Laatikko seisoo hyllyssä pystyssä.',
    lv: 'Atveramā kastē ir šampūns Colour Lock 300 ml, maska Deep Mask 50 ml un roku krēms Hydra 150 ml. Komplekts krāsotiem matiem un ziemā izžuvušām rokām. Kaste stabili stāv plauktā.',
  },
  cents: 2990,
  weight_g: 760,
  parameters: {
    'hair-type': ['coloured', 'dry'],
    concern: ['moisture', 'colour-protection'],
    colour: 'teal',
    'made-in': 'sweden',
  },
  images: ['nordlys-gift-set', 'nordlys-colour-lock-shampoo', 'nordlys-deep-mask'],
  goesWith: ['nordlys-gift-box', 'ilumaja-gift-card-teal', 'nordlys-hydra-repair-shampoo'],
  campaigns: [
    { when: 'october', off: 10 },
    { when: 'november', off: 20 },
  ],
  salonOff: 26,
  christmasOff: 15,
  popularity: 800,
  added: '2026-11-04',
});

export const gifts = gather(
  velourBox,
  nordlysBox,
  botanikaBox,
  hydraSet,
  giftCard('teal', 'TEAL', 'ilumaja-gift-card-teal', 600),
  giftCard('burgundy', 'BURG', 'ilumaja-gift-card-burgundy', 550),
  giftCard('ivory', 'IVRY', 'ilumaja-gift-card-ivory', 540),
);
