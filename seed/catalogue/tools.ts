import { colourWords, type ColourKey, type NounForm } from './colour-words.ts';
import { inches, ml, mm, piecesText } from './option-words.ts';
import type { Texts } from './texts.ts';
import { options, partOf, type Line, type LineItem } from './lines.ts';

const scissorsForm: NounForm = { ru: 'pl', lv: 'fpl', et: 'pl', fi: 'pl' };
const roundBrushForm: NounForm = { ru: 'm', lv: 'f' };
const brushForm: NounForm = { ru: 'f', lv: 'f' };
const setForm: NounForm = { ru: 'm', lv: 'm' };
const clipsForm: NounForm = { ru: 'pl', lv: 'mpl', et: 'pl', fi: 'pl' };
const bottleForm: NounForm = { ru: 'm', lv: 'm' };

const finishes: readonly { colour: ColourKey; code: string; photo: string; addCents: number }[] = [
  { colour: 'steel', code: 'ST', photo: 'fjord-scissors-steel', addCents: 0 },
  { colour: 'rose-gold', code: 'RG', photo: 'fjord-scissors-gold', addCents: 2000 },
  { colour: 'gunmetal', code: 'GM', photo: 'fjord-scissors-night', addCents: 2000 },
];

const brushSizes = {
  large: { et: 'suur', en: 'large', ru: 'большая', fi: 'iso', lv: 'lielā' },
  mini: { et: 'väike', en: 'small', ru: 'малая', fi: 'pieni', lv: 'mazā' },
} satisfies Record<string, Texts>;

const oiling: Texts = {
  et: 'Pühi terad pärast iga klienti kuivaks, tilguta kruvile kord päevas õli ja hoia käärid suletuna. Lase teritada ainult käsitsi, veekivil.',
  en: 'Wipe the blades dry after each client, put a drop of oil on the screw once a day and keep the scissors closed. Have them sharpened by hand on a water stone only.',
  ru: 'После каждого клиента протирайте лезвия насухо, раз в день капните масло на винт и храните ножницы закрытыми. Затачивайте только вручную, на водном камне.',
  fi: 'Pyyhi terät kuiviksi jokaisen asiakkaan jälkeen, tiputa ruuville öljyä kerran päivässä ja säilytä sakset suljettuina. Teroituta vain käsin vesikivellä.',
  lv: 'Pēc katra klienta noslaukiet asmeņus sausus, reizi dienā uzpiliniet skrūvei eļļu un glabājiet šķēres aizvērtas. Asiniet tikai ar rokām uz ūdens akmens.',
};

const brushCare: Texts = {
  et: 'Eemalda juuksed, pese leige vee ja šampooniga ning kuivata harjased allapoole.',
  en: 'Remove the hair, wash in lukewarm water with shampoo and dry with the bristles down.',
  ru: 'Удалите волосы, вымойте в тёплой воде с шампунем и сушите щетиной вниз.',
  fi: 'Poista hiukset, pese haalealla vedellä ja shampoolla ja kuivata harjakset alaspäin.',
  lv: 'Izņemiet matus, mazgājiet remdenā ūdenī ar šampūnu un žāvējiet ar sariem uz leju.',
};

const lines: readonly Line[] = [
  {
    family: { code: 'fjordform-edge', kind: 'option', lead: 'FF-EDG-55-ST' },
    brand: 'fjordform',
    categories: ['scissors'],
    name: {
      et: 'Edge lõikekäärid',
      en: 'Edge cutting scissors',
      ru: 'Прямые ножницы Edge',
      fi: 'Edge-leikkuusakset',
      lv: 'Griešanas šķēres Edge',
    },
    description: {
      et: 'Edge on taotud roostevabast terasest ja teritatud käsitsi, kumer tera lõikab nii kuiva kui ka märga juukselõiku. Nihutatud käepide hoiab küünarnuki all ja randme sirge. Kruvi saab mündiga reguleerida, sõrmetugi on eemaldatav.',
      en: 'Edge is forged stainless steel sharpened by hand; the convex blade cuts dry and wet sections alike. The offset handle keeps the elbow low and the wrist straight. The screw adjusts with a coin and the finger rest comes off.',
      ru: 'Edge выкованы из нержавеющей стали и заточены вручную; лезвие с конвексной заточкой режет и сухую, и влажную прядь. Смещённая ручка позволяет держать локоть низко, а запястье прямо. Винт регулируется монетой, упор для пальца съёмный.',
      fi: 'Edge on taottua ruostumatonta terästä ja käsin teroitettu; kupera terä leikkaa sekä kuivan että märän osion. Epäkeskeinen kahva pitää kyynärpään alhaalla ja ranteen suorana. Ruuvi säädetään kolikolla ja sormituen saa irti.',
      lv: 'Edge ir kaltas no nerūsējošā tērauda un asinātas ar rokām; izliektais asmens griež gan sausus, gan mitrus matus. Nobīdītais rokturis ļauj turēt elkoni zemu un plaukstas locītavu taisni. Skrūvi regulē ar monētu, pirksta balsts ir noņemams.',
    },
    usage: oiling,
    parameters: { material: 'stainless-steel', 'made-in': 'japan' },
    popularity: 610,
    added: '2024-03-11',
    goesWith: ['FF-CMB-BK', 'FF-CRC-BK-8', 'PU-UVC-18'],
    scenes: ['covers/article-tool-care', 'banners/banner-flatlay'],
    items: scissors('EDG', [5, 5.5, 6, 6.5, 7], 14900),
  },
  {
    family: { code: 'fjordform-edge-left', kind: 'option' },
    brand: 'fjordform',
    categories: ['scissors'],
    name: {
      et: 'Edge lõikekäärid vasakukäelisele',
      en: 'Edge left-handed cutting scissors',
      ru: 'Прямые ножницы Edge для левши',
      fi: 'Edge-leikkuusakset vasenkätiselle',
      lv: 'Griešanas šķēres Edge kreiļiem',
    },
    description: {
      et: 'Päris vasakukäelised käärid: terad, kruvi ja sõrmetugi on peegelpildis, nii et lõikejoon jääb nähtavale. Sama taotud teras ja käsitsi teritus kui Edge tavamudelil. Kruvi saab mündiga reguleerida.',
      en: 'True left-handed scissors: blades, screw and finger rest are mirrored, so the cutting line stays in sight. The same forged steel and hand sharpening as the right-handed Edge. The screw adjusts with a coin.',
      ru: 'Настоящие ножницы для левши: лезвия, винт и упор отзеркалены, линия среза остаётся на виду. Та же кованая сталь и ручная заточка, что у обычных Edge. Винт регулируется монетой.',
      fi: 'Aidosti vasenkätiset sakset: terät, ruuvi ja sormituki ovat peilikuvana, joten leikkauslinja pysyy näkyvissä. Sama taottu teräs ja sama käsinteroitus kuin oikeakätisessä mallissa. Ruuvi säädetään kolikolla.',
      lv: 'Īstas kreiļu šķēres: asmeņi, skrūve un pirksta balsts ir spoguļattēlā, tāpēc griezuma līnija paliek redzama. Tas pats kaltais tērauds un asinājums ar rokām kā labročiem. Skrūvi regulē ar monētu.',
    },
    usage: oiling,
    parameters: { material: 'stainless-steel', 'made-in': 'japan' },
    popularity: 140,
    added: '2025-05-05',
    goesWith: ['FF-CMB-BK', 'FF-CRC-BK-8', 'PU-UVC-18'],
    scenes: ['covers/article-tool-care'],
    items: scissors('EDL', [5.5, 6, 6.5], 16900),
  },
  {
    family: { code: 'fjordform-edge-slice', kind: 'option', lead: 'FF-EDS-60-GM' },
    brand: 'fjordform',
    categories: ['scissors'],
    name: {
      et: 'Edge Slice libistuskäärid',
      en: 'Edge Slice slicing scissors',
      ru: 'Ножницы для слайсинга Edge Slice',
      fi: 'Edge Slice -liukuleikkaussakset',
      lv: 'Slīdgriezuma šķēres Edge Slice',
    },
    description: {
      et: 'Laia ja õhukese kumera teraga käärid libistamiseks, tekstuuri tegemiseks ja kuivlõikuseks. Tera jookseb mööda salku ega haara kinni. Kaalu keskpunkt on kruvi juures, nii et käärid püsivad käes ka avatult.',
      en: 'Scissors with a broad, thin convex blade for slicing, texturing and dry cutting. The blade runs along the strand without catching. The weight sits at the screw, so they stay balanced in the hand when open.',
      ru: 'Ножницы с широким тонким конвексным лезвием для слайсинга, текстурирования и стрижки по сухим волосам. Лезвие скользит по пряди и не цепляет. Центр тяжести у винта, поэтому раскрытые ножницы устойчиво лежат в руке.',
      fi: 'Leveä ja ohut kupera terä liukuleikkaukseen, rakenteen luomiseen ja kuivaleikkaukseen. Terä liukuu suortuvaa pitkin tarttumatta. Painopiste on ruuvin kohdalla, joten sakset pysyvät tasapainossa avattuinakin.',
      lv: 'Šķēres ar platu, plānu izliektu asmeni slīdgriezumam, tekstūras veidošanai un sausai griešanai. Asmens slīd pa šķipsnu un neķeras. Smaguma centrs ir pie skrūves, tāpēc arī atvērtas šķēres labi guļ rokā.',
    },
    usage: oiling,
    parameters: { material: 'stainless-steel', 'made-in': 'japan' },
    popularity: 360,
    added: '2026-10-12',
    goesWith: ['FF-EDG-55-ST', 'FF-CMB-BK', 'PU-UVC-18'],
    scenes: ['banners/banner-flatlay'],
    items: scissors('EDS', [5.5, 6, 6.5], 19900),
  },
  {
    family: { code: 'fjordform-thermal', kind: 'option', lead: 'FF-THR-43-CU' },
    brand: 'fjordform',
    categories: ['brushes'],
    name: {
      et: 'Thermal ümarhari',
      en: 'Thermal round brush',
      ru: 'Термобрашинг Thermal',
      fi: 'Thermal-pyöröharja',
      lv: 'Apaļā termosuka Thermal',
    },
    description: {
      et: 'Keraamilise kattega alumiiniumsilinder soojeneb kiiresti ja annab kuju ühtlaselt. Nailonharjased taluvad kuni 230 °C õhku, avad silindris lasevad õhu läbi. Käepideme otsas on sisse keeratav jagamisnõel.',
      en: 'The ceramic-coated aluminium barrel warms quickly and shapes evenly. The nylon bristles stand air up to 230 °C and the vents let it through. A sectioning pin unscrews from the handle.',
      ru: 'Алюминиевый цилиндр с керамическим покрытием быстро нагревается и равномерно придаёт форму. Нейлоновая щетина выдерживает воздух до 230 °C, отверстия пропускают поток. В ручку вкручена игла для отделения прядей.',
      fi: 'Keraamisesti pinnoitettu alumiinirunko lämpenee nopeasti ja muotoilee tasaisesti. Nailonharjakset kestävät jopa 230 °C:n ilmaa, ja aukot päästävät sen läpi. Kahvassa on irti kierrettävä jakopiikki.',
      lv: 'Alumīnija cilindrs ar keramikas pārklājumu ātri uzsilst un vienmērīgi veido formu. Neilona sari iztur gaisu līdz 230 °C, atveres laiž to cauri. Roktura galā ir izskrūvējama adata šķipsnu atdalīšanai.',
    },
    usage: brushCare,
    parameters: { material: ['aluminium', 'nylon'], 'made-in': 'italy' },
    popularity: 590,
    added: '2024-03-11',
    campaigns: [{ when: 'october', off: 15, only: (item) => item.sku.endsWith('-CU') }],
    goesWith: ['LP-AUR24-BK', 'FF-CRC-BK-8'],
    scenes: [],
    items: roundBrushes('THR', 990, ''),
  },
  {
    family: { code: 'fjordform-thermal-long', kind: 'option', lead: 'FF-THL-43-CU' },
    brand: 'fjordform',
    categories: ['brushes'],
    name: {
      et: 'Thermal Long pika silindriga ümarhari',
      en: 'Thermal Long round brush',
      ru: 'Удлинённый термобрашинг Thermal Long',
      fi: 'Thermal Long -pyöröharja, pitkä runko',
      lv: 'Apaļā termosuka Thermal Long ar garu cilindru',
    },
    description: {
      et: 'Kolmandiku võrra pikem silinder kui tavalisel Thermalil: pikk juus mahub harjale ühe võttega. Keraamiline kate hoiab sooja, nailonharjased pingutavad salku ega rebi. Käepide on kaetud pehme kattega ka märjale käele.',
      en: 'The barrel is a third longer than on the standard Thermal, so long hair fits in one pass. The ceramic coating holds the heat and the nylon bristles keep tension without pulling. The handle has a soft grip for wet hands.',
      ru: 'Цилиндр на треть длиннее, чем у обычного Thermal: длинная прядь ложится за один приём. Керамика держит тепло, нейлоновая щетина натягивает прядь и не рвёт её. Ручка с мягким покрытием не скользит во влажной руке.',
      fi: 'Runko on kolmanneksen pidempi kuin tavallisessa Thermalissa, joten pitkä hius mahtuu harjalle kerralla. Keraaminen pinta pitää lämmön, ja nailonharjakset pitävät suortuvan kireänä repimättä. Kahvassa on pehmeä pinta märällekin kädelle.',
      lv: 'Cilindrs ir par trešdaļu garāks nekā parastajai Thermal: gari mati uzlokāmi vienā piegājienā. Keramika notur siltumu, neilona sari nostiepj šķipsnu, bet neplēš. Rokturim ir mīksts pārklājums, kas neslīd mitrā rokā.',
    },
    usage: brushCare,
    parameters: { material: ['aluminium', 'nylon'], 'made-in': 'italy' },
    popularity: 340,
    added: '2026-11-02',
    goesWith: ['LP-AUR20-BK', 'FF-CRC-BK-8'],
    scenes: [],
    items: roundBrushes('THL', 1290, '-L'),
  },
  {
    family: { code: 'fjordform-oak-paddle', kind: 'size' },
    brand: 'fjordform',
    categories: ['brushes'],
    name: {
      et: 'Oak Paddle tammest juuksehari',
      en: 'Oak Paddle brush',
      ru: 'Массажная щётка Oak Paddle из дуба',
      fi: 'Oak Paddle -tammiharja',
      lv: 'Ozolkoka matu suka Oak Paddle',
    },
    description: {
      et: 'Õlitatud tammest lai hari puitpiikidega. Õhkpadi annab järele, ümarad otsad masseerivad peanahka ega kraabi. Sobib pika ja paksu juukse läbikammimiseks ja sirgeks föönitamiseks.',
      en: 'A wide brush in oiled oak with wooden pins. The air cushion gives way and the rounded tips massage the scalp without scratching. For detangling and straight blow-drying of long, thick hair.',
      ru: 'Широкая щётка из дуба под маслом с деревянными зубцами. Воздушная подушка пружинит, закруглённые кончики массируют кожу и не царапают. Для расчёсывания и прямой укладки длинных густых волос.',
      fi: 'Leveä öljytty tammiharja, jossa on puupiikit. Ilmatyyny joustaa, ja pyöristetyt päät hierovat päänahkaa raapimatta. Pitkien ja paksujen hiusten selvittämiseen ja suoraksi föönaamiseen.',
      lv: 'Plata suka no eļļota ozola ar koka zobiem. Gaisa spilvens atsperas, noapaļotie gali masē galvas ādu un neskrāpē. Garu un biezu matu izķemmēšanai un taisnai veidošanai ar fēnu.',
    },
    usage: {
      et: 'Eemalda juuksed ja pühi niiske lapiga. Ära jäta vette, õlita puit kord kuus.',
      en: 'Remove the hair and wipe with a damp cloth. Do not soak; oil the wood once a month.',
      ru: 'Удалите волосы и протрите влажной тканью. Не замачивайте, раз в месяц смазывайте дерево маслом.',
      fi: 'Poista hiukset ja pyyhi kostealla liinalla. Älä liota, ja öljyä puu kerran kuussa.',
      lv: 'Izņemiet matus un noslaukiet ar mitru drānu. Nemērcējiet, reizi mēnesī ieeļļojiet koku.',
    },
    parameters: { material: 'oak', 'made-in': 'estonia' },
    popularity: 520,
    added: '2025-10-06',
    goesWith: ['FF-SOF-SG-L', 'FF-CMB-IV'],
    scenes: ['covers/article-tool-care'],
    items: [
      {
        sku: 'FF-OAK-L',
        detail: brushSizes.large,
        cents: 2490,
        photo: 'fjord-paddle-oak',
        weight_g: 160,
      },
      {
        sku: 'FF-OAK-M',
        detail: brushSizes.mini,
        cents: 1790,
        photo: 'fjord-paddle-oak',
        weight_g: 95,
      },
    ],
  },
  {
    family: { code: 'fjordform-soft-paddle', kind: 'option', lead: 'FF-SOF-SG-L' },
    brand: 'fjordform',
    categories: ['brushes'],
    name: {
      et: 'Soft Paddle juuksehari',
      en: 'Soft Paddle brush',
      ru: 'Массажная щётка Soft Paddle',
      fi: 'Soft Paddle -hiusharja',
      lv: 'Matu suka Soft Paddle',
    },
    description: {
      et: 'Pehme padja ja painduvate piikidega hari märjale ja kuivale juuksele. Matt käepide ei libise, padja saab pesemiseks välja võtta. Sobib ka pikendustele.',
      en: 'A brush with a soft cushion and flexible pins for wet and dry hair. The matt handle does not slip and the cushion comes out for washing. Also for extensions.',
      ru: 'Щётка с мягкой подушкой и гибкими зубцами для влажных и сухих волос. Матовая ручка не скользит, подушка вынимается для мытья. Подходит и для наращённых волос.',
      fi: 'Pehmeä tyyny ja taipuisat piikit märille ja kuiville hiuksille. Matta kahva ei luista, ja tyynyn saa irti pesua varten. Sopii myös pidennyksille.',
      lv: 'Suka ar mīkstu spilvenu un lokaniem zobiem mitriem un sausiem matiem. Matētais rokturis neslīd, spilvens izņemams mazgāšanai. Piemērota arī pieaudzētiem matiem.',
    },
    usage: brushCare,
    parameters: { material: 'plastic', 'made-in': 'italy' },
    popularity: 480,
    added: '2025-03-17',
    campaigns: [{ when: 'november', off: 20, only: (item) => item.sku.includes('-BL-') }],
    goesWith: ['FF-OAK-L', 'FF-CMB-IV'],
    scenes: [],
    items: paddles(),
  },
  {
    family: { code: 'fjordform-carbon-combs', kind: 'option' },
    brand: 'fjordform',
    categories: ['combs'],
    name: {
      et: 'Carbon kammikomplekt, 3 tk',
      en: 'Carbon comb set, 3 pcs',
      ru: 'Набор расчёсок Carbon, 3 шт.',
      fi: 'Carbon-kampasetti, 3 kpl',
      lv: 'Ķemmju komplekts Carbon, 3 gab.',
    },
    description: {
      et: 'Komplektis on lõikekamm, sabakamm ja hõredate piidega kamm. Süsinikuga tugevdatud plast ei elektriseeri juukseid ning peab vastu 180 °C kuumusele ja desinfitseerimisvedelikule. Piide vahed on lihvitud.',
      en: 'A cutting comb, a tail comb and a wide-tooth comb. The carbon-filled plastic does not build up static and withstands 180 °C and disinfectant. The gaps between the teeth are ground smooth.',
      ru: 'В наборе расчёска для стрижки, расчёска с хвостиком и расчёска с редкими зубьями. Пластик с углеродом не электризует волосы, выдерживает 180 °C и дезинфицирующий раствор. Промежутки между зубьями отшлифованы.',
      fi: 'Setissä on leikkauskampa, varsikampa ja harvapiikkinen kampa. Hiilikuituvahvisteinen muovi ei sähköistä hiuksia ja kestää 180 °C sekä desinfiointiaineen. Piikkien välit on hiottu.',
      lv: 'Komplektā griešanas ķemme, ķemme ar kātu un retzobu ķemme. Ar oglekli pastiprinātā plastmasa neelektrizē matus, iztur 180 °C un dezinfekcijas šķīdumu. Zobu starpas ir noslīpētas.',
    },
    parameters: { material: 'carbon', 'made-in': 'estonia' },
    content: { amount: 3, unit: 'pcs' },
    popularity: 500,
    added: '2024-03-11',
    goesWith: ['FF-EDG-55-ST', 'FF-CRC-BK-4'],
    scenes: ['banners/banner-flatlay'],
    items: [
      {
        sku: 'FF-CMB-BK',
        detail: colourWords('black-amber', setForm),
        cents: 1990,
        photo: 'fjord-comb-set-noir',
        weight_g: 70,
        parameters: { colour: 'noir' },
      },
      {
        sku: 'FF-CMB-IV',
        detail: colourWords('ivory-rust', setForm),
        cents: 1990,
        photo: 'fjord-comb-set-ivory',
        weight_g: 70,
        parameters: { colour: 'ivory' },
      },
    ],
  },
  {
    family: { code: 'fjordform-croc', kind: 'option', lead: 'FF-CRC-BK-8' },
    brand: 'fjordform',
    categories: ['clips'],
    name: {
      et: 'Croc krokodillklambrid',
      en: 'Croc sectioning clips',
      ru: 'Зажимы для волос Croc',
      fi: 'Croc-lohkopinnit',
      lv: 'Matu klipši Croc',
    },
    description: {
      et: 'Hammastega klambrid hoiavad ka paksu ja märja salgu paigal ega libise föönitades. Vedru on roostevaba, kumer kuju järgib pea joont. Kannatavad värvi ja desinfitseerimist.',
      en: 'Toothed clips hold thick and wet sections and do not slide under the dryer. The spring is stainless and the curve follows the head. They take colour and disinfection.',
      ru: 'Зажимы с зубцами держат густые и влажные пряди и не сползают под феном. Пружина нержавеющая, изгиб повторяет форму головы. Выдерживают краску и дезинфекцию.',
      fi: 'Hammastetut pinnit pitävät paksun ja märän osion paikallaan eivätkä luista föönatessa. Jousi on ruostumaton, ja kaareva muoto myötäilee päätä. Kestävät väriä ja desinfiointia.',
      lv: 'Zobainie klipši notur biezas un mitras šķipsnas un neslīd, žāvējot ar fēnu. Atspere ir nerūsējoša, izliekums atbilst galvas formai. Iztur krāsu un dezinfekciju.',
    },
    parameters: { material: 'plastic', 'made-in': 'estonia' },
    popularity: 570,
    added: '2024-06-03',
    goesWith: ['FF-CMB-BK', 'OX-TINT-BK-250'],
    scenes: [],
    items: clips(),
  },
  {
    family: { code: 'kask-water-mist', kind: 'option', lead: 'KA-MIST-BK-300' },
    brand: 'kask',
    categories: ['spray-bottles'],
    name: {
      et: 'Continuous Water Mist veepihusti',
      en: 'Continuous Water Mist spray bottle',
      ru: 'Распылитель воды Continuous Water Mist',
      fi: 'Continuous Water Mist -sumutepullo',
      lv: 'Ūdens smidzinātājs Continuous Water Mist',
    },
    description: {
      et: 'Pihustab pärast ühte päästikule vajutamist ühtlast peent udu ligi sekundi, ilma tilkadeta. Töötab igas asendis, ka tagurpidi. Täida ainult vee või vedela hooldusvahendiga.',
      en: 'One pull of the trigger gives an even, fine mist for about a second, without drops. It works at any angle, upside down too. Fill with water or a thin liquid care only.',
      ru: 'Одно нажатие даёт ровное мелкое облако примерно на секунду, без капель. Работает в любом положении, даже вверх дном. Заливайте только воду или жидкий уход.',
      fi: 'Yksi painallus antaa tasaista hienoa sumua noin sekunnin ajan ilman pisaroita. Toimii missä asennossa tahansa, myös ylösalaisin. Täytä vain vedellä tai nestemäisellä hoitoaineella.',
      lv: 'Viens spiediens dod vienmērīgu, smalku miglu apmēram sekundi, bez pilieniem. Darbojas jebkurā stāvoklī, arī ar dibenu uz augšu. Pildiet tikai ūdeni vai šķidru kopšanas līdzekli.',
    },
    parameters: { material: 'plastic' },
    popularity: 460,
    added: '2025-09-15',
    goesWith: ['FF-CMB-BK', 'FF-EDG-60-ST'],
    scenes: [],
    items: mists(),
  },
];

export const tools = partOf(lines, { salonOff: 22 });

function scissors(prefix: string, sizes: readonly number[], cents: number): LineItem[] {
  return sizes.flatMap((size) =>
    finishes.map((finish) => ({
      sku: `FF-${prefix}-${String(size * 10)}-${finish.code}`,
      detail: options(inches(size), colourWords(finish.colour, scissorsForm)),
      // Longer blades take more steel and more hand work.
      cents: cents + finish.addCents + Math.max(0, size - 5.5) * 1000,
      photo: finish.photo,
      weight_g: Math.round(38 + size * 3),
      parameters: { colour: finish.colour, size: `${size.toFixed(1)}-inch` },
    })),
  );
}

function roundBrushes(prefix: string, cents: number, suffix: string): LineItem[] {
  const barrels = [
    { colour: 'noir', code: 'BK', photo: 'fjord-round-brush-noir', addCents: 0 },
    { colour: 'copper', code: 'CU', photo: 'fjord-round-brush-copper', addCents: 200 },
  ] as const;
  return barrels.flatMap((barrel) =>
    [19, 25, 33, 43, 53].map((diameter) => ({
      sku: `FF-${prefix}-${diameter}-${barrel.code}`,
      detail: options(mm(diameter), colourWords(barrel.colour, roundBrushForm)),
      cents: cents + barrel.addCents + Math.round((diameter - 19) / 10) * 150,
      photo: barrel.photo,
      weight_g: 60 + diameter + (suffix ? 15 : 0),
      parameters: { colour: barrel.colour, diameter },
    })),
  );
}

function paddles(): LineItem[] {
  const colours = {
    noir: 'fjord-paddle-noir',
    sage: 'fjord-paddle-sage',
    blush: 'fjord-paddle-blush',
  } as const;
  return (['noir', 'sage', 'blush'] as const).flatMap((colour) =>
    (['large', 'mini'] as const).map((size) => ({
      sku: `FF-SOF-${{ noir: 'BK', sage: 'SG', blush: 'BL' }[colour]}-${size === 'large' ? 'L' : 'M'}`,
      detail: options(brushSizes[size], colourWords(colour, brushForm)),
      cents: size === 'large' ? 1490 : 990,
      photo: colours[colour],
      weight_g: size === 'large' ? 110 : 60,
      parameters: { colour },
    })),
  );
}

function clips(): LineItem[] {
  const sets = [
    { colour: 'black-amber', parameter: 'noir', code: 'BK', photo: 'fjord-clips-noir' },
    { colour: 'berry-blush', parameter: 'berry', code: 'BB', photo: 'fjord-clips-berry' },
  ] as const;
  const packs = [
    { count: 4, cents: 590 },
    { count: 8, cents: 1090 },
    { count: 12, cents: 1490 },
  ];
  return sets.flatMap((set) =>
    packs.map(({ count, cents }) => ({
      sku: `FF-CRC-${set.code}-${count}`,
      detail: options(piecesText(count), colourWords(set.colour, clipsForm)),
      cents,
      photo: set.photo,
      content: { amount: count, unit: 'pcs' as const },
      weight_g: 14 * count,
      parameters: { colour: set.parameter },
    })),
  );
}

function mists(): LineItem[] {
  const bottles = { noir: 'kask-water-mist-noir', sage: 'kask-water-mist-sage' } as const;
  return (['noir', 'sage'] as const).flatMap((colour) =>
    [200, 300].map((volume) => ({
      sku: `KA-MIST-${colour === 'noir' ? 'BK' : 'SG'}-${volume}`,
      detail: options(ml(volume), colourWords(colour, bottleForm)),
      cents: volume === 200 ? 790 : 990,
      photo: bottles[colour],
      weight_g: volume === 200 ? 110 : 140,
      parameters: { colour, volume: `${volume}-ml` },
    })),
  );
}
