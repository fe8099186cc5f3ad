import { carton, ml } from './amounts.ts';
import { gather, sizes } from './builders.ts';
import { salonShelf } from './shared.ts';
import { t } from './texts.ts';

const strongHold = sizes(
  {
    code: 'silksalt-strong-hold',
    sku: 'SS-STR',
    lead: '400',
    brand: 'silk-salt',
    categories: ['hairsprays'],
    name: t(
      'Strong Hold niiskuskindel juukselakk',
      'Strong Hold hairspray with humidity shield',
      'Лак для волос Strong Hold с защитой от влаги',
      'Kosteussuojattu Strong Hold -hiuskiinne',
      'Matu laka Strong Hold ar aizsardzību pret mitrumu',
    ),
    description: {
      et: 'Tugeva fiksatsiooniga lakk, mis kuivab sekunditega ja ei lase vihmasel päeval kohevusel vajuda. Soengut saab veel poole minuti jooksul parandada. Harjates tuleb lakk välja ega jäta valget puru.',
      en: 'A strong-hold spray that dries in seconds and keeps volume up on a wet day. The style can still be corrected for half a minute. It brushes out without white flakes.',
      ru: 'Лак сильной фиксации высыхает за секунды и не даёт объёму осесть в сырую погоду. Ещё полминуты укладку можно поправить. Вычёсывается без белых крошек.',
      fi: 'Vahvapitoinen kiinne kuivuu sekunneissa ja pitää tuuheuden sateellakin. Kampausta voi korjata vielä puolen minuutin ajan. Harjautuu pois ilman valkoista hilettä.',
      lv: 'Stipras fiksācijas laka nožūst dažās sekundēs un lietainā dienā neļauj apjomam saplakt. Vēl pusminūti frizūru var pielabot. Izķemmējas bez baltām pārslām.',
    },
    usage: {
      et: 'Loksuta ja pihusta kuivadele juustele 30 cm kauguselt. Ära suuna silmadesse ega kasuta lahtise tule lähedal.',
      en: 'Shake and spray on dry hair from 30 cm. Keep away from eyes and open flame.',
      ru: 'Встряхните и распылите на сухие волосы с расстояния 30 см. Берегите глаза, не используйте вблизи открытого огня.',
      fi: 'Ravista ja suihkuta kuiviin hiuksiin 30 cm:n päästä. Vältä silmiä ja avotulta.',
      lv: 'Saskaliniet un izsmidziniet uz sausiem matiem no 30 cm attāluma. Sargājiet acis, nelietojiet atklātas liesmas tuvumā.',
    },
    ingredients:
      'Alcohol Denat., Dimethyl Ether, Octylacrylamide/Acrylates/Butylaminoethyl Methacrylate Copolymer, Aminomethyl Propanol, Hydrolyzed Silk, Panthenol, Dimethicone, Parfum, Limonene, Linalool.',
    parameters: {
      'hair-type': ['all'],
      hold: 'strong',
      concern: ['volume'],
      vegan: false,
      'made-in': 'denmark',
    },
    images: ['silksalt-strong-hold'],
    restrictions: ['aerosol-finland'],
    goesWith: ['silksalt-volume-mousse', 'nordlys-heat-shield', 'oxlab-gloss-03'],
    campaigns: [
      { when: 'october', off: 10 },
      { when: 'november', off: 15 },
    ],
    popularity: 850,
    added: '2024-03-25',
  },
  [
    ml(75, 590),
    ml(250, 1190),
    ml(400, 1490),
    ml(500, 1790),
    carton(6, ml(400, 1490), 7890, salonShelf('hairsprays')),
    carton(12, ml(400, 1490), 14900, salonShelf('hairsprays')),
  ],
);

const seaSalt = sizes(
  {
    code: 'silksalt-sea-salt-spray',
    sku: 'SS-SEA',
    lead: '200',
    brand: 'silk-salt',
    categories: ['texture-sprays'],
    name: t(
      'Sea Salt tekstuurisprei',
      'Sea Salt texture spray',
      'Текстурирующий солевой спрей Sea Salt',
      'Sea Salt -merisuolasuihke',
      'Tekstūras sprejs Sea Salt ar jūras sāli',
    ),
    description: {
      et: 'Meresool annab õhukesele juuksele haaret ja lained jäävad loomulikult lõdvaks, mitte jäigaks. Aaloemahl hoiab ära soolaspreide tavalise kuivuse. Sobib niisketele ja kuivadele juustele.',
      en: 'Sea salt gives fine hair grip, and waves stay loose rather than stiff. Aloe juice prevents the dryness usual with salt sprays. Works on damp and dry hair.',
      ru: 'Морская соль придаёт тонким волосам плотность, а волны остаются подвижными, без жёсткости. Сок алоэ не даёт волосам пересохнуть, как бывает с солевыми спреями. Для влажных и сухих волос.',
      fi: 'Merisuola antaa ohuelle hiukselle pitoa, ja laineet jäävät rennoiksi eivätkä koviksi. Aloemehu estää suolasuihkeille tyypillisen kuivuuden. Toimii kosteissa ja kuivissa hiuksissa.',
      lv: 'Jūras sāls piešķir smalkiem matiem tekstūru, un viļņi ir brīvi, nevis stīvi. Alvejas sula novērš sausumu, kas raksturīgs sāls sprejiem. Lietojams mitriem un sausiem matiem.',
    },
    usage: {
      et: 'Pihusta rätikuga kuivatatud juustele, kortsuta peopesas ja lase õhu käes kuivada või kasuta fööni hajutit.',
      en: 'Spray on towel-dried hair, scrunch and leave to air-dry, or use a diffuser.',
      ru: 'Распылите на подсушенные полотенцем волосы, сожмите пряди в ладонях и дайте высохнуть или используйте диффузор.',
      fi: 'Suihkuta pyyhekuiviin hiuksiin, rutistele ja anna kuivua itsestään tai käytä diffuusoria.',
      lv: 'Izsmidziniet uz dvielī nosusinātiem matiem, saspiediet šķipsnas plaukstās un ļaujiet nožūt vai lietojiet difuzoru.',
    },
    ingredients:
      'Aqua, Maris Sal, Aloe Barbadensis Leaf Juice, Polysorbate 20, PVP, Magnesium Sulfate, Panthenol, Glycerin, Phenoxyethanol, Ethylhexylglycerin, Parfum, Linalool.',
    parameters: {
      'hair-type': ['fine', 'all'],
      hold: 'light',
      concern: ['texture'],
      scent: 'sea',
      vegan: true,
      'made-in': 'denmark',
    },
    images: ['silksalt-sea-salt-spray'],
    goesWith: ['silksalt-weightless-conditioner', 'kask-matte-clay', 'lumi-aura-2400'],
    popularity: 740,
    added: '2024-03-25',
  },
  [ml(50, 490), ml(100, 790), ml(200, 1390), carton(6, ml(200, 1390), 7390, salonShelf('texture-sprays'))],
);

const weightless = sizes(
  {
    code: 'silksalt-weightless-conditioner',
    sku: 'SS-WEI',
    lead: '250',
    brand: 'silk-salt',
    categories: ['conditioners'],
    name: t(
      'Weightless igapäevane palsam',
      'Weightless daily conditioner',
      'Ежедневный кондиционер Weightless',
      'Päivittäinen Weightless-hoitoaine',
      'Ikdienas kondicionieris Weightless',
    ),
    description: {
      et: 'Kerge palsam õhukestele juustele: juuksed on kergesti kammitavad, kuid juured jäävad kohevaks. Silikooni ei ole, riisivalk annab kerge haarde viimistluseks. Sobib igapäevaseks kasutuseks.',
      en: 'A light conditioner for fine hair: it detangles and leaves the roots full. No silicone; rice protein adds a little grip for styling. For daily use.',
      ru: 'Лёгкий кондиционер для тонких волос: облегчает расчёсывание и сохраняет объём у корней. Без силиконов, протеины риса дают лёгкую опору для укладки. Для ежедневного применения.',
      fi: 'Kevyt hoitoaine ohuille hiuksille: selvittää mutta jättää tyven tuuheaksi. Ei silikonia; riisiproteiini antaa kevyttä pitoa muotoiluun. Päivittäiseen käyttöön.',
      lv: 'Viegls kondicionieris smalkiem matiem: atvieglo ķemmēšanu un saglabā apjomu pie saknēm. Bez silikona, rīsu proteīns atvieglo ieveidošanu. Ikdienas lietošanai.',
    },
    usage: {
      et: 'Jaota pestud juuste pikkusele ja otstele, loputa ühe minuti pärast.',
      en: 'Spread through washed lengths and ends, rinse after a minute.',
      ru: 'Распределите по длине и концам вымытых волос, через минуту смойте.',
      fi: 'Levitä pestyjen hiusten pituuksiin ja latvoihin, huuhtele minuutin kuluttua.',
      lv: 'Ieklājiet mazgātu matu garumos un galos, pēc minūtes izskalojiet.',
    },
    ingredients:
      'Aqua, Cetearyl Alcohol, Cetrimonium Chloride, Glycerin, Hydrolyzed Rice Protein, Panthenol, Betaine, Cetyl Esters, Lactic Acid, Sodium Benzoate, Potassium Sorbate, Parfum.',
    parameters: {
      'hair-type': ['fine'],
      concern: ['detangling', 'volume'],
      vegan: true,
      'made-in': 'denmark',
    },
    images: ['fjord-clear-conditioner'],
    goesWith: ['silksalt-sea-salt-spray', 'silksalt-volume-mousse', 'nordlys-daily-balance-shampoo'],
    popularity: 460,
    added: '2025-04-07',
  },
  [
    ml(50, 490),
    ml(100, 760),
    ml(250, 1390),
    ml(500, 2090),
    carton(6, ml(250, 1390), 7390, salonShelf('conditioners')),
  ],
);

const volumeMousse = sizes(
  {
    code: 'silksalt-volume-mousse',
    sku: 'SS-VOL',
    lead: '300',
    brand: 'silk-salt',
    categories: ['mousses'],
    name: t(
      'Volume paindliku fiksatsiooniga juuksevaht',
      'Volume mousse, flexible hold',
      'Мусс для объёма Volume, эластичная фиксация',
      'Joustavapitoinen Volume-hiusvaahto',
      'Matu putas Volume ar elastīgu fiksāciju',
    ),
    description: {
      et: 'Vaht, mis annab juuksejuurtele tuge ja jätab soengu liikuvaks. Ei kleebi ega tee juukseid kõvaks, lokid püsivad ka pärast läbikammimist. Sobib föönitamiseks ja rullisoengute tegemiseks.',
      en: 'A mousse that props up the roots and lets the style move. It does not stick or stiffen, and curls survive brushing. For blow-drying and for setting on rollers.',
      ru: 'Мусс поддерживает корни и оставляет укладку подвижной. Не склеивает и не делает волосы жёсткими, локоны сохраняются и после расчёсывания. Для укладки феном и на бигуди.',
      fi: 'Vaahto tukee tyveä ja jättää kampaukseen liikettä. Ei tahmaa eikä kovetu, ja kiharat säilyvät harjaamisen jälkeenkin. Föönaukseen ja rullakampauksiin.',
      lv: 'Putas paceļ saknes un ļauj frizūrai kustēties. Nelīp un nepadara matus cietus, lokas saglabājas arī pēc izķemmēšanas. Ieveidošanai ar fēnu un uz ruļļiem.',
    },
    usage: {
      et: 'Loksuta, pigista muna suurune kogus peopesale, jaota niiskete juuste juurtele ja föönita.',
      en: 'Shake, take an egg-sized amount, spread at the roots of damp hair and blow-dry.',
      ru: 'Встряхните, выдавите порцию размером с яйцо, распределите у корней влажных волос и высушите феном.',
      fi: 'Ravista, ota kananmunan kokoinen määrä, levitä kosteiden hiusten tyveen ja föönaa.',
      lv: 'Saskaliniet, izspiediet olas lieluma devu, ieklājiet mitru matu saknēs un izžāvējiet ar fēnu.',
    },
    ingredients:
      'Aqua, Butane, Propane, Polyquaternium-11, Cetrimonium Chloride, PEG-40 Hydrogenated Castor Oil, Hydrolyzed Silk, Panthenol, Phenoxyethanol, Citric Acid, Parfum.',
    parameters: {
      'hair-type': ['fine', 'all'],
      hold: 'flexible',
      concern: ['volume'],
      vegan: false,
      'made-in': 'denmark',
    },
    images: ['silksalt-mousse'],
    restrictions: ['aerosol-finland'],
    goesWith: ['silksalt-strong-hold', 'fjordform-thermal', 'lumi-aura-2400'],
    popularity: 680,
    added: '2024-03-25',
  },
  [
    ml(75, 590),
    ml(200, 1090),
    ml(300, 1390),
    ml(400, 1690),
    carton(6, ml(300, 1390), 7390, salonShelf('mousses')),
  ],
);

export const silkSalt = gather(strongHold, seaSalt, weightless, volumeMousse);
