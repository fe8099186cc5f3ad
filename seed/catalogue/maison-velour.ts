import { carton, ml } from './amounts.ts';
import { gather, sizes } from './builders.ts';
import { salonShelf } from './shared.ts';
import { t } from './texts.ts';

const silkConditioner = sizes(
  {
    code: 'velour-velvet-silk-conditioner',
    sku: 'MV-VSC',
    lead: '250',
    brand: 'maison-velour',
    categories: ['conditioners'],
    name: t(
      'Velvet Silk palsam roosiõli ja siidivalguga',
      'Velvet Silk conditioner with rose oil and silk protein',
      'Кондиционер Velvet Silk с маслом розы и протеинами шёлка',
      'Velvet Silk -ruusuöljy-silkkihoitoaine',
      'Kondicionieris Velvet Silk ar rožu eļļu un zīda proteīnu',
    ),
    description: {
      et: 'Siidine palsam paksudele ja kuivadele juustele. Siidivalk ümbritseb juuksekarva õhukese kihiga, roosiõli pehmendab otsi. Lõhnas on roosi, merevaiku ja pisut vanilli.',
      en: 'A silky conditioner for thick and dry hair. Silk protein wraps each hair in a thin layer, rose oil softens the ends. The scent is rose, amber and a touch of vanilla.',
      ru: 'Шелковистый кондиционер для густых и сухих волос. Протеины шёлка окутывают волос тонким слоем, масло розы смягчает концы. В аромате роза, амбра и немного ванили.',
      fi: 'Silkkinen hoitoaine paksuille ja kuiville hiuksille. Silkkiproteiini verhoaa hiuksen ohuella kerroksella, ruusuöljy pehmentää latvoja. Tuoksussa on ruusua, ambraa ja ripaus vaniljaa.',
      lv: 'Zīdains kondicionieris bieziem un sausiem matiem. Zīda proteīns apņem matu ar plānu kārtiņu, rožu eļļa mīkstina galus. Aromātā jūtama roze, ambra un nedaudz vaniļas.',
    },
    usage: {
      et: 'Jaota pestud juuste pikkusele ja otstele, jäta kolmeks minutiks mõjuma ja loputa.',
      en: 'Spread through the lengths and ends of washed hair, leave for three minutes and rinse.',
      ru: 'Распределите по длине и концам вымытых волос, оставьте на три минуты и смойте.',
      fi: 'Levitä pestyjen hiusten pituuksiin ja latvoihin, anna vaikuttaa kolme minuuttia ja huuhtele.',
      lv: 'Ieklājiet mazgātu matu garumos un galos, atstājiet uz trim minūtēm un izskalojiet.',
    },
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Cetyl Esters, Glycerin, Rosa Damascena Flower Oil, Prunus Amygdalus Dulcis Oil, Hydrolyzed Silk, Panthenol, Tocopheryl Acetate, Lactic Acid, Phenoxyethanol, Ethylhexylglycerin, Parfum, Citronellol, Geraniol, Linalool.',
    parameters: {
      'hair-type': ['thick', 'dry'],
      concern: ['smoothing', 'nourishment'],
      scent: ['rose', 'amber'],
      vegan: false,
      'made-in': 'france',
    },
    images: ['velour-velvet-silk-conditioner', 'banners/banner-velour', 'banners/tall-velour'],
    goesWith: ['velour-argan-rituel-shampoo', 'velour-truffe-noire-mask', 'velour-nuit-hair-perfume'],
    campaigns: [
      { when: 'october', off: 15 },
      { when: 'november', off: 25 },
    ],
    salonOff: 30,
    popularity: 760,
    added: '2024-04-22',
  },
  [
    ml(50, 690),
    ml(100, 1090),
    ml(250, 2190),
    ml(500, 3590),
    carton(6, ml(250, 2190), 11800, salonShelf('conditioners')),
  ],
);

const silkConditionerSalon = sizes(
  {
    code: 'velour-velvet-silk-salon',
    sku: 'MV-VSP',
    lead: '1000',
    brand: 'maison-velour',
    categories: ['conditioners', 'salon-sizes'],
    name: t(
      'Velvet Silk palsam pumbaga, salongipakend',
      'Velvet Silk conditioner with pump, salon size',
      'Кондиционер Velvet Silk с дозатором, салонный объём',
      'Velvet Silk -hoitoaine pumppupullossa, salonkikoko',
      'Kondicionieris Velvet Silk ar dozatoru, salona iepakojums',
    ),
    description: {
      et: 'Tuttav Velvet Silk palsam suures pumbapudelis pesukohale. Üks pumbatäis on umbes 4 ml, nii on kulu kliendi kohta lihtne arvestada. Koostis on sama mis väikesel pudelil.',
      en: 'The same Velvet Silk conditioner in a large pump bottle for the wash unit. One stroke is about 4 ml, so use per client is easy to reckon. The formula is that of the small bottle.',
      ru: 'Тот же кондиционер Velvet Silk в большом флаконе с дозатором для мойки. Одно нажатие — около 4 мл, поэтому расход на клиента легко посчитать. Состав такой же, как у маленького флакона.',
      fi: 'Tuttu Velvet Silk -hoitoaine isossa pumppupullossa pesupaikalle. Yksi painallus on noin 4 ml, joten asiakaskohtainen kulutus on helppo laskea. Koostumus on sama kuin pienessä pullossa.',
      lv: 'Tas pats kondicionieris Velvet Silk lielā pudelē ar dozatoru darbam pie mazgātnes. Viena deva ir aptuveni 4 ml, tāpēc patēriņu vienam klientam viegli aprēķināt. Sastāvs ir tāds pats kā mazajai pudelei.',
    },
    usage: {
      et: 'Võta 2–4 pumbatäit juuste pikkuse järgi, jaota kammiga, jäta kolmeks minutiks mõjuma ja loputa.',
      en: 'Take 2 to 4 pumps by the length of the hair, comb through, leave for three minutes and rinse.',
      ru: 'Возьмите 2–4 нажатия в зависимости от длины, распределите расчёской, оставьте на три минуты и смойте.',
      fi: 'Ota 2–4 pumpullista hiusten pituuden mukaan, levitä kammalla, anna vaikuttaa kolme minuuttia ja huuhtele.',
      lv: 'Atkarībā no garuma ņemiet 2–4 devas, sadaliet ar ķemmi, atstājiet uz trim minūtēm un izskalojiet.',
    },
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Cetyl Esters, Glycerin, Rosa Damascena Flower Oil, Prunus Amygdalus Dulcis Oil, Hydrolyzed Silk, Panthenol, Tocopheryl Acetate, Lactic Acid, Phenoxyethanol, Ethylhexylglycerin, Parfum, Citronellol, Geraniol, Linalool.',
    parameters: {
      'hair-type': ['thick', 'dry'],
      concern: ['smoothing'],
      scent: ['rose', 'amber'],
      vegan: false,
      'made-in': 'france',
    },
    images: ['velour-velvet-pump', 'banners/banner-wash'],
    goesWith: ['velour-argan-rituel-shampoo', 'velour-truffe-noire-mask', 'fjordform-carbon-combs'],
    salonOff: 34,
    popularity: 430,
    added: '2024-04-22',
  },
  [ml(1000, 4490), ml(2000, 7900), carton(4, ml(1000, 4490), 15900)],
);

const arganShampoo = sizes(
  {
    code: 'velour-argan-rituel-shampoo',
    sku: 'MV-ARG',
    lead: '250',
    brand: 'maison-velour',
    categories: ['shampoos'],
    name: t(
      'Argan Rituel toitev šampoon',
      'Argan Rituel nourishing shampoo',
      'Питательный шампунь Argan Rituel',
      'Ravitseva Argan Rituel -shampoo',
      'Barojošs šampūns Argan Rituel',
    ),
    description: {
      et: 'Õlirikas šampoon jämedale ja kuivale juuksele. Argaaniaõli ja makadaamiaõli jätavad juukse pärast pesu painduvaks, vaht on tihe ja madal. Sobib pesemiseks kaks kuni kolm korda nädalas.',
      en: 'An oil-rich shampoo for coarse and dry hair. Argan and macadamia oils leave the hair supple after washing; the lather is dense and low. For washing two to three times a week.',
      ru: 'Шампунь с маслами для жёстких и сухих волос. Масла арганы и макадамии оставляют волосы эластичными, пена плотная и невысокая. Для мытья два-три раза в неделю.',
      fi: 'Öljypitoinen shampoo karkeille ja kuiville hiuksille. Argan- ja makadamiaöljy jättävät hiukset joustaviksi, vaahto on tiivis ja matala. Pesuun kaksi tai kolme kertaa viikossa.',
      lv: 'Ar eļļām bagātināts šampūns raupjiem un sausiem matiem. Argana un makadāmijas eļļa saglabā matus elastīgus, putas ir blīvas un zemas. Mazgāšanai divas līdz trīs reizes nedēļā.',
    },
    usage: {
      et: 'Vahuta peopesade vahel, kanna peanahale ja juustele, masseeri ja loputa. Pese kaks korda, kui juustes on palju viimistlustooteid.',
      en: 'Lather between the palms, apply to scalp and hair, massage and rinse. Wash twice if there is much styling product in the hair.',
      ru: 'Вспеньте в ладонях, нанесите на кожу головы и волосы, помассируйте и смойте. Если на волосах много стайлинга, вымойте дважды.',
      fi: 'Vaahdota kämmenten välissä, levitä hiuspohjaan ja hiuksiin, hiero ja huuhtele. Pese kahdesti, jos hiuksissa on paljon muotoilutuotteita.',
      lv: 'Saputojiet plaukstās, uzklājiet galvas ādai un matiem, iemasējiet un izskalojiet. Ja matos ir daudz ieveidošanas līdzekļu, mazgājiet divreiz.',
    },
    ingredients:
      'Aqua, Sodium Cocoyl Isethionate, Cocamidopropyl Betaine, Glycerin, Sodium Lauroyl Sarcosinate, Argania Spinosa Kernel Oil, Macadamia Ternifolia Seed Oil, Glycol Distearate, Guar Hydroxypropyltrimonium Chloride, Panthenol, Citric Acid, Phenoxyethanol, Parfum, Coumarin, Linalool.',
    parameters: {
      'hair-type': ['thick', 'dry'],
      concern: ['nourishment'],
      scent: ['vanilla', 'amber'],
      vegan: true,
      'sulphate-free': true,
      'made-in': 'france',
    },
    images: ['velour-argan-oil-shampoo', 'banners/tall-velour', 'banners/banner-velour'],
    goesWith: ['velour-velvet-silk-conditioner', 'velour-truffe-noire-mask', 'fjordform-oak-paddle'],
    salonOff: 30,
    popularity: 690,
    added: '2024-04-22',
  },
  [
    ml(50, 660),
    ml(100, 1040),
    ml(250, 2090),
    ml(500, 3390),
    carton(6, ml(250, 2090), 11200, salonShelf('shampoos')),
  ],
);

const truffleMask = sizes(
  {
    code: 'velour-truffe-noire-mask',
    sku: 'MV-TRU',
    lead: '200',
    brand: 'maison-velour',
    categories: ['hair-masks'],
    name: t(
      'Truffe Noire taastav mask',
      'Truffe Noire reconstructing mask',
      'Восстанавливающая маска Truffe Noire',
      'Korjaava Truffe Noire -naamio',
      'Atjaunojoša maska Truffe Noire',
    ),
    description: {
      et: 'Musta trühvli ekstrakti ja kashmiirkeratiiniga mask juustele, mis on korduvast blondeerimisest õhukeseks jäänud. Tugevdab juuste pikkust ja annab otstele raskuse tagasi. Kasuta salongihooldusena või kodus iga kahe nädala tagant.',
      en: 'A mask with black truffle extract and cashmere keratin for hair worn thin by repeated lightening. It fills the mid-lengths and gives weight back to the ends. Use as a salon treatment, or at home every two weeks.',
      ru: 'Маска с экстрактом чёрного трюфеля и кератином кашемира для волос, истончённых частым осветлением. Уплотняет волосы по длине и возвращает вес концам. Для салонной процедуры или домашнего ухода раз в две недели.',
      fi: 'Mustatryffeliuutetta ja kašmirkeratiinia sisältävä naamio hiuksille, jotka ovat ohentuneet toistuvasta vaalentamisesta. Vahvistaa pituuksia ja palauttaa latvoihin painoa. Salonkihoitoon tai kotiin kahden viikon välein.',
      lv: 'Maska ar melnās trifeles ekstraktu un kašmira keratīnu matiem, kas pēc atkārtotas balināšanas kļuvuši plāni. Nostiprina garumus un atdod galiem svaru. Procedūrai salonā vai mājās reizi divās nedēļās.',
    },
    usage: {
      et: 'Kanna niisketele juustele salk salgu haaval, kata soojendava mütsiga ja jäta 10–15 minutiks mõjuma. Loputa hoolikalt.',
      en: 'Apply to damp hair section by section, cover with a warming cap and leave for 10 to 15 minutes. Rinse well.',
      ru: 'Нанесите на влажные волосы прядь за прядью, наденьте согревающую шапочку и оставьте на 10–15 минут. Тщательно смойте.',
      fi: 'Levitä kosteisiin hiuksiin suortuva kerrallaan, peitä lämpömyssyllä ja anna vaikuttaa 10–15 minuuttia. Huuhtele hyvin.',
      lv: 'Uzklājiet mitriem matiem šķipsnu pēc šķipsnas, uzlieciet sildošo cepuri un atstājiet uz 10–15 minūtēm. Rūpīgi izskalojiet.',
    },
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Methosulfate, Glycerin, Cetyl Esters, Tuber Melanosporum Extract, Hydrolyzed Keratin, Argania Spinosa Kernel Oil, Panthenol, Amodimethicone, Tocopheryl Acetate, Lactic Acid, Phenoxyethanol, Ethylhexylglycerin, Parfum, Coumarin.',
    parameters: {
      'hair-type': ['damaged', 'blonde'],
      concern: ['repair', 'nourishment'],
      scent: 'amber',
      vegan: false,
      'made-in': 'france',
    },
    images: ['velour-truffle-mask', 'banners/banner-velour'],
    goesWith: ['velour-argan-rituel-shampoo', 'velour-velvet-silk-conditioner', 'velour-nuit-hair-perfume'],
    salonOff: 32,
    popularity: 540,
    added: '2026-11-02',
  },
  [
    ml(50, 1190),
    ml(200, 3290),
    ml(500, 6490, salonShelf('hair-masks')),
    carton(6, ml(200, 3290), 17800, salonShelf('hair-masks')),
  ],
);

const nuit = sizes(
  {
    code: 'velour-nuit-hair-perfume',
    sku: 'MV-NUI',
    lead: '100',
    brand: 'maison-velour',
    categories: ['hair-oils-perfumes'],
    name: t(
      'Nuit juukseparfüüm',
      'Nuit hair perfume',
      'Парфюм для волос Nuit',
      'Nuit-hiustuoksu',
      'Matu smaržas Nuit',
    ),
    description: {
      et: 'Juustele mõeldud lõhn, milles on tavalisest parfüümist vähem alkoholi. Roos, merevaik ja patšuli püsivad juustes hommikust õhtuni. Annab ka kerge läike ja võtab maha staatilise elektri.',
      en: 'A scent made for hair, with less alcohol than an ordinary perfume. Rose, amber and patchouli stay from morning to evening. It adds a light shine and takes away static.',
      ru: 'Аромат для волос, в котором меньше спирта, чем в обычных духах. Роза, амбра и пачули держатся с утра до вечера. Придаёт лёгкий блеск и снимает статическое электричество.',
      fi: 'Hiuksille tehty tuoksu, jossa on vähemmän alkoholia kuin tavallisessa hajuvedessä. Ruusu, ambra ja patšuli pysyvät aamusta iltaan. Antaa kevyen kiillon ja poistaa sähköisyyttä.',
      lv: 'Matiem radīts aromāts, kurā ir mazāk spirta nekā parastās smaržās. Roze, ambra un pačūlija turas no rīta līdz vakaram. Piešķir vieglu spīdumu un noņem statisko elektrību.',
    },
    usage: {
      et: 'Pihusta 30 cm kauguselt kuivadele juustele või harjale. Ära suuna silmadesse ega peanahale.',
      en: 'Spray on dry hair or on the brush from 30 cm. Keep away from eyes and scalp.',
      ru: 'Распылите на сухие волосы или на щётку с расстояния 30 см. Не направляйте в глаза и на кожу головы.',
      fi: 'Suihkuta kuiviin hiuksiin tai harjaan 30 cm:n päästä. Vältä silmiä ja hiuspohjaa.',
      lv: 'Izsmidziniet uz sausiem matiem vai sukas no 30 cm attāluma. Sargājiet acis un galvas ādu.',
    },
    ingredients:
      'Aqua, Alcohol Denat., Parfum, PEG-40 Hydrogenated Castor Oil, Hydrolyzed Silk, Panthenol, Benzophenone-4, Citronellol, Coumarin, Geraniol, Limonene, Linalool.',
    parameters: {
      'hair-type': ['all'],
      concern: ['shine'],
      scent: ['rose', 'amber'],
      vegan: false,
      'made-in': 'france',
    },
    images: ['velour-hair-perfume', 'banners/banner-velour'],
    goesWith: ['velour-velvet-silk-conditioner', 'velour-gift-box', 'oxlab-gloss-03'],
    salonOff: 30,
    popularity: 480,
    added: '2025-11-10',
  },
  [ml(15, 1190), ml(30, 1990), ml(50, 2690), ml(100, 3990)],
);

export const maisonVelour = gather(silkConditioner, silkConditionerSalon, arganShampoo, truffleMask, nuit);
