import { carton, ml } from './amounts.ts';
import { gather, sizes } from './builders.ts';
import { salonShelf } from './shared.ts';
import { t } from './texts.ts';

const nettleIngredients =
  'Aqua, Coco-Glucoside, Sodium Cocoamphoacetate, Glycerin, Decyl Glucoside, Avena Sativa Kernel Extract, Urtica Dioica Leaf Extract, Betaine, Xanthan Gum, Glyceryl Oleate, Citric Acid, Sodium Benzoate, Potassium Sorbate, Parfum, Limonene.';

const nettleShampoo = sizes(
  {
    code: 'botanika-nettle-oat-shampoo',
    sku: 'BO-NET',
    lead: '300',
    brand: 'botanika-64',
    categories: ['shampoos'],
    name: t(
      'Nettle & Oat õrn šampoon nõgese ja kaeraga',
      'Nettle & Oat gentle shampoo',
      'Мягкий шампунь Nettle & Oat с крапивой и овсом',
      'Nettle & Oat -nokkos-kaurashampoo',
      'Maigs šampūns Nettle & Oat ar nātri un auzām',
    ),
    description: {
      et: 'Õrn šampoon tundlikule peanahale ja kogu perele. Nõgeseekstrakt värskendab rasuseid juuri, kaer rahustab kuiva nahka. 97 % koostisosadest on loodusliku päritoluga (ISO 16128), pesuained on suhkru- ja kookospõhised.',
      en: 'A gentle shampoo for a sensitive scalp and for the whole family. Nettle extract freshens oily roots, oat calms dry skin. 97% of ingredients are of natural origin (ISO 16128), the surfactants come from sugar and coconut.',
      ru: 'Мягкий шампунь для чувствительной кожи головы и для всей семьи. Экстракт крапивы освежает жирные корни, овёс успокаивает сухую кожу. 97 % ингредиентов природного происхождения (ISO 16128), моющая основа получена из сахара и кокоса.',
      fi: 'Hellävarainen shampoo herkälle hiuspohjalle ja koko perheelle. Nokkosuute raikastaa rasvoittuvan tyven, kaura rauhoittaa kuivaa ihoa. 97 % ainesosista on luonnollista alkuperää (ISO 16128), pesevät aineet ovat sokeri- ja kookospohjaisia.',
      lv: 'Maigs šampūns jutīgai galvas ādai un visai ģimenei. Nātru ekstrakts atsvaidzina taukainas saknes, auzas nomierina sausu ādu. 97 % sastāvdaļu ir dabiskas izcelsmes (ISO 16128), mazgājošās vielas iegūtas no cukura un kokosriekstiem.',
    },
    usage: {
      et: 'Kanna märgadele juustele, masseeri peanahka sõrmeotstega ja loputa. Sobib igapäevaseks pesuks.',
      en: 'Apply to wet hair, massage the scalp with the fingertips and rinse. Suitable for daily washing.',
      ru: 'Нанесите на мокрые волосы, помассируйте кожу головы подушечками пальцев и смойте. Подходит для ежедневного мытья.',
      fi: 'Levitä märkiin hiuksiin, hiero hiuspohjaa sormenpäillä ja huuhtele. Sopii päivittäiseen pesuun.',
      lv: 'Uzklājiet uz mitriem matiem, ar pirkstu galiem iemasējiet galvas ādā un izskalojiet. Piemērots ikdienas mazgāšanai.',
    },
    ingredients: nettleIngredients,
    parameters: {
      'hair-type': ['sensitive-scalp', 'oily-scalp'],
      concern: ['soothing', 'scalp-balance'],
      scent: 'oat',
      vegan: true,
      'sulphate-free': true,
      'made-in': 'latvia',
    },
    images: ['botanika-nettle-shampoo', 'banners/tall-botanika', 'covers/article-plant-based'],
    goesWith: [
      'botanika-wild-rose-conditioner',
      'botanika-linden-detangler',
      'botanika-oat-butter-mask',
      'tallinn-tonic-birch-3',
    ],
    campaigns: [{ when: 'november', off: 15 }],
    popularity: 810,
    added: '2024-05-13',
  },
  [
    ml(50, 540),
    ml(100, 790),
    ml(300, 1490),
    ml(500, 2190),
    carton(6, ml(300, 1490), 7900, salonShelf('shampoos')),
  ],
);

const nettleSalon = sizes(
  {
    code: 'botanika-nettle-oat-salon',
    sku: 'BO-NEP',
    lead: '1000',
    brand: 'botanika-64',
    categories: ['shampoos', 'salon-sizes'],
    name: t(
      'Nettle & Oat õrn šampoon pumbaga, salongipakend',
      'Nettle & Oat gentle shampoo with pump, salon size',
      'Мягкий шампунь Nettle & Oat с дозатором, салонный объём',
      'Nettle & Oat -nokkos-kaurashampoo pumpulla, salonkikoko',
      'Maigs šampūns Nettle & Oat ar dozatoru, salona iepakojums',
    ),
    description: {
      et: 'Sama nõgese- ja kaerašampoon suures pumbapudelis. Sobib pesukohale, kus peanahk vajab leebet pesu iga kliendi puhul. Lõhn on õrn ega jää salongi hõljuma.',
      en: 'The same nettle and oat shampoo in a large pump bottle, for wash units where every scalp is treated gently. The scent is mild and does not linger in the salon.',
      ru: 'Тот же шампунь с крапивой и овсом в большом флаконе с дозатором. Для моек, где к коже каждого клиента относятся бережно. Аромат мягкий и не задерживается в салоне.',
      fi: 'Sama nokkos- ja kaurashampoo isossa pumppupullossa. Pesupaikalle, jossa jokainen hiuspohja pestään hellästi. Tuoksu on mieto eikä jää leijumaan salonkiin.',
      lv: 'Tas pats nātru un auzu šampūns lielā pudelē ar dozatoru. Mazgātnei, kur pret katra klienta galvas ādu izturas saudzīgi. Aromāts ir maigs un salonā neuzkavējas.',
    },
    usage: {
      et: 'Üks kuni kaks pumbatäit märgadele juustele, masseeri ja loputa.',
      en: 'One or two pumps on wet hair, massage and rinse.',
      ru: 'Одно-два нажатия на мокрые волосы, помассируйте и смойте.',
      fi: 'Yksi tai kaksi pumpullista märkiin hiuksiin, hiero ja huuhtele.',
      lv: 'Viena vai divas devas uz mitriem matiem, iemasējiet un izskalojiet.',
    },
    ingredients: nettleIngredients,
    parameters: {
      'hair-type': ['sensitive-scalp', 'oily-scalp'],
      concern: ['soothing', 'scalp-balance'],
      scent: 'oat',
      vegan: true,
      'sulphate-free': true,
      'made-in': 'latvia',
    },
    images: ['botanika-nettle-pump', 'banners/banner-botanika', 'banners/tall-botanika'],
    goesWith: ['botanika-wild-rose-conditioner', 'puhas-bleachproof-towels', 'fjordform-vesi'],
    salonOff: 33,
    popularity: 450,
    added: '2024-05-13',
  },
  [ml(1000, 3190), ml(2000, 5490), carton(4, ml(1000, 3190), 11200)],
);

const roseConditioner = sizes(
  {
    code: 'botanika-wild-rose-conditioner',
    sku: 'BO-ROS',
    lead: '250',
    brand: 'botanika-64',
    categories: ['conditioners'],
    name: t(
      'Wild Rose palsam metsroosiga',
      'Wild Rose conditioner',
      'Кондиционер Wild Rose с шиповником',
      'Wild Rose -villiruusuhoitoaine',
      'Kondicionieris Wild Rose ar mežrozi',
    ),
    description: {
      et: 'Silikoonivaba palsam kuivadele ja lokkis juustele. Kibuvitsaseemneõli ja kaeralipiidid teevad juukse pehmeks, taimne niisutaja hoiab loki vormis. 98 % koostisosadest on loodusliku päritoluga (ISO 16128).',
      en: 'A silicone-free conditioner for dry and curly hair. Rosehip seed oil and oat lipids soften the hair, a plant humectant keeps the curl in shape. 98% of ingredients are of natural origin (ISO 16128).',
      ru: 'Кондиционер без силиконов для сухих и кудрявых волос. Масло семян шиповника и липиды овса смягчают волосы, растительный увлажнитель сохраняет форму локона. 98 % ингредиентов природного происхождения (ISO 16128).',
      fi: 'Silikoniton hoitoaine kuiville ja kihartuville hiuksille. Ruusunmarjansiemenöljy ja kauran lipidit pehmentävät hiusta, kasviperäinen kosteuttaja pitää kiharan muodossaan. 98 % ainesosista on luonnollista alkuperää (ISO 16128).',
      lv: 'Kondicionieris bez silikoniem sausiem un cirtainiem matiem. Mežrozīšu sēklu eļļa un auzu lipīdi mīkstina matus, augu mitrinātājs saglabā lokas formu. 98 % sastāvdaļu ir dabiskas izcelsmes (ISO 16128).',
    },
    usage: {
      et: 'Jaota pestud juuste pikkusele, kammi hõredate piidega kammiga läbi, jäta kaheks minutiks mõjuma ja loputa.',
      en: 'Spread through washed lengths, comb with a wide-tooth comb, leave for two minutes and rinse.',
      ru: 'Распределите по длине вымытых волос, прочешите расчёской с редкими зубьями, оставьте на две минуты и смойте.',
      fi: 'Levitä pestyihin pituuksiin, kampaa harvapiikkisellä kammalla, anna vaikuttaa kaksi minuuttia ja huuhtele.',
      lv: 'Ieklājiet mazgātu matu garumos, izķemmējiet ar retu ķemmi, atstājiet uz divām minūtēm un izskalojiet.',
    },
    ingredients:
      'Aqua, Cetearyl Alcohol, Behenamidopropyl Dimethylamine, Glycerin, Rosa Canina Seed Oil, Avena Sativa Kernel Oil, Glyceryl Stearate, Lactic Acid, Betaine, Tocopherol, Helianthus Annuus Seed Oil, Sodium Benzoate, Potassium Sorbate, Parfum, Citronellol, Geraniol.',
    parameters: {
      'hair-type': ['dry', 'curly'],
      concern: ['moisture', 'detangling'],
      scent: 'rose',
      vegan: true,
      'made-in': 'latvia',
    },
    images: ['botanika-rose-conditioner', 'covers/article-plant-based'],
    goesWith: ['botanika-nettle-oat-shampoo', 'botanika-linden-detangler', 'fjordform-oak-paddle'],
    popularity: 640,
    added: '2024-05-13',
  },
  [
    ml(50, 560),
    ml(100, 820),
    ml(250, 1590),
    ml(500, 2390),
    carton(6, ml(250, 1590), 8490, salonShelf('conditioners')),
  ],
);

const lindenCleanser = sizes(
  {
    code: 'botanika-linden-cleanser',
    sku: 'BO-LIC',
    lead: '150',
    brand: 'botanika-64',
    categories: ['face-care'],
    name: t(
      'Linden näopuhastusgeel pärnaõiega',
      'Linden gel cleanser',
      'Гель для умывания Linden с липовым цветом',
      'Linden-lehmuksenkukkapuhdistusgeeli',
      'Attīrošs sejas gels Linden ar liepziediem',
    ),
    description: {
      et: 'Pehme geel, mis peseb maha päevakreemi, meigi ja linnatolmu ega jäta nahka pingule. Pärnaõie ekstrakt rahustab ja glütseriin hoiab niiskust. Sobib ka tundlikule nahale.',
      en: 'A mild gel that takes off day cream, make-up and city dust and does not leave the skin tight. Linden blossom extract soothes and glycerin holds moisture. For sensitive skin too.',
      ru: 'Мягкий гель смывает дневной крем, макияж и городскую пыль, не стягивая кожу. Экстракт липового цвета успокаивает, глицерин удерживает влагу. Подходит и для чувствительной кожи.',
      fi: 'Mieto geeli poistaa päivävoiteen, meikin ja kaupungin pölyn eikä jätä ihoa kireäksi. Lehmuksenkukkauute rauhoittaa, glyseriini sitoo kosteutta. Sopii myös herkälle iholle.',
      lv: 'Maigs gels nomazgā dienas krēmu, grimu un pilsētas putekļus, nesavelkot ādu. Liepziedu ekstrakts nomierina, glicerīns saglabā mitrumu. Piemērots arī jutīgai ādai.',
    },
    usage: {
      et: 'Vahuta niisketes peopesades, masseeri nägu ringjate liigutustega ja loputa. Hommikul ja õhtul.',
      en: 'Lather in damp palms, massage over the face in circles and rinse. Morning and evening.',
      ru: 'Вспеньте во влажных ладонях, круговыми движениями помассируйте лицо и смойте. Утром и вечером.',
      fi: 'Vaahdota kosteissa kämmenissä, hiero kasvoja pyörivin liikkein ja huuhtele. Aamuin illoin.',
      lv: 'Saputojiet mitrās plaukstās, ar apļveida kustībām masējiet seju un noskalojiet. No rīta un vakarā.',
    },
    ingredients:
      'Aqua, Decyl Glucoside, Glycerin, Coco-Glucoside, Tilia Cordata Flower Extract, Betaine, Xanthan Gum, Panthenol, Lactic Acid, Sodium Benzoate, Potassium Sorbate, Parfum.',
    parameters: {
      concern: ['soothing', 'cleansing'],
      scent: 'linden',
      vegan: true,
      'sulphate-free': true,
      'made-in': 'latvia',
    },
    images: ['botanika-face-wash', 'covers/article-plant-based'],
    goesWith: ['aurelle-eclat-serum', 'botanika-linden-detangler', 'AU-PRI-40'],
    popularity: 390,
    added: '2025-03-17',
  },
  [ml(50, 690), ml(150, 1490), ml(300, 2390), carton(6, ml(150, 1490), 7990)],
);

const oatMask = sizes(
  {
    code: 'botanika-oat-butter-mask',
    sku: 'BO-OAT',
    lead: '250',
    brand: 'botanika-64',
    categories: ['hair-masks'],
    name: t(
      'Oat Butter toitev mask kaeraga',
      'Oat Butter nourishing mask',
      'Питательная маска Oat Butter с овсом',
      'Ravitseva Oat Butter -kauranaamio',
      'Barojoša maska Oat Butter ar auzām',
    ),
    description: {
      et: 'Rammus mask lokkis ja kuivadele juustele. Kaeraõli ja sheavõi pehmendavad, vahtrasiirup hoiab niiskust ka kuivas toaõhus. Purgil on puidust kaas.',
      en: 'A buttery mask for curly and dry hair. Oat oil and shea butter soften, maple syrup holds moisture even in dry indoor air. The jar has a wooden lid.',
      ru: 'Насыщенная маска для кудрявых и сухих волос. Масло овса и масло ши смягчают, кленовый сироп удерживает влагу даже в сухом воздухе. Банка с деревянной крышкой.',
      fi: 'Täyteläinen naamio kihartuville ja kuiville hiuksille. Kauraöljy ja karitevoi pehmentävät, vaahterasiirappi sitoo kosteutta kuivassakin huoneilmassa. Purkissa on puinen kansi.',
      lv: 'Bagātīga maska cirtainiem un sausiem matiem. Auzu eļļa un šī sviests mīkstina, kļavu sīrups saglabā mitrumu arī sausā telpu gaisā. Burciņai ir koka vāciņš.',
    },
    usage: {
      et: 'Kanna niisketele juustele, kammi läbi ja jäta 5 minutiks mõjuma. Lokkide jaoks jäta väike kogus loputamata.',
      en: 'Apply to damp hair, comb through and leave for 5 minutes. For curls, leave a little in.',
      ru: 'Нанесите на влажные волосы, расчешите и оставьте на 5 минут. Для локонов небольшое количество можно не смывать.',
      fi: 'Levitä kosteisiin hiuksiin, kampaa läpi ja anna vaikuttaa 5 minuuttia. Kiharoihin voi jättää hieman huuhtelematta.',
      lv: 'Uzklājiet mitriem matiem, izķemmējiet un atstājiet uz 5 minūtēm. Lokām nelielu daudzumu var neizskalot.',
    },
    ingredients:
      'Aqua, Cetearyl Alcohol, Glycerin, Behenamidopropyl Dimethylamine, Butyrospermum Parkii Butter, Avena Sativa Kernel Oil, Acer Saccharum Extract, Cocos Nucifera Oil, Glyceryl Stearate, Lactic Acid, Tocopherol, Sodium Benzoate, Potassium Sorbate, Parfum.',
    parameters: {
      'hair-type': ['curly', 'dry'],
      concern: ['nourishment', 'moisture'],
      scent: 'oat',
      vegan: true,
      'made-in': 'latvia',
    },
    images: ['botanika-oat-mask', 'banners/banner-botanika'],
    goesWith: ['botanika-nettle-oat-shampoo', 'botanika-wild-rose-conditioner', 'silksalt-volume-mousse'],
    campaigns: [
      { when: 'october', off: 10 },
      { when: 'november', off: 20 },
    ],
    popularity: 560,
    added: '2024-10-14',
  },
  [
    ml(100, 1190),
    ml(250, 2090),
    ml(500, 3490, salonShelf('hair-masks')),
    carton(6, ml(250, 2090), 11200, salonShelf('hair-masks')),
  ],
);

const lindenDetangler = sizes(
  {
    code: 'botanika-linden-detangler',
    sku: 'BO-LID',
    lead: '200',
    brand: 'botanika-64',
    categories: ['leave-in-care'],
    name: t(
      'Linden pusasprei pärnaõiega',
      'Linden detangling mist',
      'Спрей для расчёсывания Linden с липовым цветом',
      'Linden-lehmuksenkukkaselvityssuihke',
      'Ķemmēšanas sprejs Linden ar liepziediem',
    ),
    description: {
      et: 'Kerge sprei, mis aitab märjad ja kuivad juuksed valuta läbi kammida. Pärnaõie vesi ja kaeravalk jätavad juuksed pehmeks ega kogune pinnale. Sobib ka laste juustele.',
      en: 'A light mist that helps comb wet and dry hair without tugging. Linden water and oat protein leave the hair soft and do not build up. Suitable for children’s hair too.',
      ru: 'Лёгкий спрей помогает без боли расчесать мокрые и сухие волосы. Липовая вода и протеины овса смягчают и не накапливаются. Подходит и для детских волос.',
      fi: 'Kevyt suihke helpottaa märkien ja kuivien hiusten selvittämistä. Lehmuksenkukkavesi ja kauraproteiini jättävät hiukset pehmeiksi eivätkä kerry pintaan. Sopii myös lasten hiuksille.',
      lv: 'Viegls sprejs palīdz bez raušanas izķemmēt mitrus un sausus matus. Liepziedu ūdens un auzu proteīns mīkstina matus un neuzkrājas. Piemērots arī bērnu matiem.',
    },
    usage: {
      et: 'Pihusta juuste pikkusele 20 cm kauguselt ja kammi otstest ülespoole. Ei loputata.',
      en: 'Spray through the lengths from 20 cm and comb from the ends upwards. Do not rinse.',
      ru: 'Распылите по длине с расстояния 20 см и расчёсывайте снизу вверх. Не смывайте.',
      fi: 'Suihkuta pituuksiin 20 cm:n päästä ja kampaa latvoista ylöspäin. Ei huuhdella.',
      lv: 'Izsmidziniet garumos no 20 cm attāluma un ķemmējiet no galiem uz augšu. Neizskalojiet.',
    },
    ingredients:
      'Aqua, Tilia Cordata Flower Water, Glycerin, Hydrolyzed Oats, Cetrimonium Chloride, Panthenol, Betaine, Lactic Acid, Sodium Benzoate, Potassium Sorbate, Parfum, Linalool.',
    parameters: {
      'hair-type': ['all'],
      concern: ['detangling'],
      scent: 'linden',
      vegan: true,
      'made-in': 'latvia',
    },
    images: ['botanika-detangler', 'covers/article-plant-based'],
    goesWith: ['botanika-nettle-oat-shampoo', 'fjordform-soft-paddle', 'botanika-wild-rose-conditioner'],
    popularity: 520,
    added: '2026-11-09',
  },
  [ml(50, 590), ml(100, 890), ml(200, 1490), carton(6, ml(200, 1490), 7990, salonShelf('leave-in-care'))],
);

export const botanika = gather(
  nettleShampoo,
  nettleSalon,
  roseConditioner,
  lindenCleanser,
  oatMask,
  lindenDetangler,
);
