import { glossShades, permanentShades, type Shade } from './colour-shades.ts';
import { colourWords, type NounForm } from './colour-words.ts';
import { allergyWarning, glossWork, irritationWarning, lightenerWork, permanentWork } from './colour-work.ts';
import { options, partOf, type Line, type LineItem } from './lines.ts';
import { grams, ml, percent } from './option-words.ts';
import { join, same } from './texts.ts';
import type { Texts } from './texts.ts';

const categoryOfTone: Record<string, string> = {
  '0': 'colour-natural',
  '1': 'colour-ash',
  '11': 'colour-ash',
  '2': 'colour-violet',
  '22': 'colour-violet',
  '3': 'colour-gold',
  '34': 'colour-gold',
  '4': 'colour-copper',
  '64': 'colour-copper',
  '66': 'colour-red',
  '7': 'colour-natural',
};

const coverTubes: Record<string, string> = {
  '6.64': 'oxlab-6-64-copper',
  '9.1': 'oxlab-9-1-ash',
  '5.0': 'oxlab-5-0-brown',
  '0.66': 'oxlab-0-66-red',
};

const permanentName: Texts = {
  et: 'Permanent Colour püsivärv',
  en: 'Permanent Colour',
  ru: 'Стойкая крем-краска Permanent Colour',
  fi: 'Permanent Colour -kestoväri',
  lv: 'Noturīgā matu krāsa Permanent Colour',
};

const glossName: Texts = {
  et: 'Gloss happeline tooner',
  en: 'Gloss acid toner',
  ru: 'Кислотный тонер Gloss',
  fi: 'Gloss-happosävyte',
  lv: 'Skābais toneris Gloss',
};

const permanent: Line = {
  family: {
    code: 'oxlab-permanent-colour',
    kind: 'shade',
    lead: 'OX-PC-664',
    name: join(' ', permanentName, ml(60)),
  },
  brand: 'oxlab',
  categories: [],
  name: permanentName,
  description: {
    et: 'Kreemjas püsivärv salongile: katab halli ühtlaselt ja annab puhta, selgelt nähtava peegelduse. Toonid on üles ehitatud sügavuse ja peegelduse järgi ning segunevad omavahel igas vahekorras. Kreem ei valgu ja püsib pintslil ka pika töö ajal.',
    en: 'Cream permanent colour for the salon: it covers grey evenly and gives a clear, well-visible reflect. The shades are built by depth and reflect and mix with one another in any ratio. The cream does not run and stays on the brush through a long service.',
    ru: 'Стойкая крем-краска для салона: ровно закрашивает седину и даёт чистый, хорошо заметный нюанс. Палитра построена по глубине тона и нюансу, оттенки смешиваются между собой в любой пропорции. Крем не течёт и держится на кисти даже при долгой работе.',
    fi: 'Voidemainen kestoväri kampaamoon: peittää harmaat tasaisesti ja antaa selkeän heijasteen. Sävyt on rakennettu tummuusasteen ja heijasteen mukaan, ja niitä voi sekoittaa keskenään missä suhteessa tahansa. Voide ei valu ja pysyy siveltimessä pitkänkin työn ajan.',
    lv: 'Krēmveida noturīgā krāsa salonam: vienmērīgi nosedz sirmos matus un dod tīru, labi pamanāmu niansi. Toņi veidoti pēc tumšuma pakāpes un nianses un savstarpēji jaucami jebkurā attiecībā. Krēms netek un turas uz otas arī ilgākā darbā.',
  },
  usage: {
    et: 'Sega värv OXLAB Developer kreemoksüdandiga vahekorras 1 : 1,5, näiteks 60 ml ja 90 ml. 3 % värvib toonile tooni või tumedamaks, 6 % katab halli ja heledab kuni ühe tooni, 9 % kuni kaks ja 12 % kuni kolm tooni.\n\nKanna segu kuivadele pesemata juustele juurest alates.\n\nMõjuaeg on 35 minutit, halli katmisel 45 minutit.\n\nEmulgeeri vähese veega, loputa ja pese värvitud juuste šampooniga.\n\nKanna kindaid ja tee tundlikkustest 48 tundi enne värvimist.',
    en: 'Mix the colour with OXLAB Developer 1:1.5, for example 60 ml with 90 ml. 3% colours tone on tone or darker, 6% covers grey and lifts up to one level, 9% up to two and 12% up to three.\n\nApply to dry, unwashed hair from the roots.\n\nDevelop for 35 minutes, 45 minutes on grey.\n\nEmulsify with a little water, rinse and wash with a shampoo for coloured hair.\n\nWear gloves and do a sensitivity test 48 hours before colouring.',
    ru: 'Смешайте краску с окислителем OXLAB Developer в пропорции 1 : 1,5, например 60 мл и 90 мл. 3 % окрашивает тон в тон или темнее, 6 % закрашивает седину и осветляет до одного тона, 9 % — до двух, 12 % — до трёх тонов.\n\nНаносите на сухие немытые волосы, начиная с корней.\n\nВремя выдержки 35 минут, на седых волосах 45 минут.\n\nЭмульгируйте с небольшим количеством воды, смойте и промойте шампунем для окрашенных волос.\n\nРаботайте в перчатках и проведите тест на чувствительность за 48 часов до окрашивания.',
    fi: 'Sekoita väri OXLAB Developer -voidehapetteeseen suhteessa 1 : 1,5, esimerkiksi 60 ml ja 90 ml. 3 % värjää sävy sävyyn tai tummemmaksi, 6 % peittää harmaat ja vaalentaa enintään yhden asteen, 9 % enintään kaksi ja 12 % enintään kolme astetta.\n\nLevitä kuiviin pesemättömiin hiuksiin tyvestä alkaen.\n\nVaikutusaika on 35 minuuttia, harmaissa hiuksissa 45 minuuttia.\n\nEmulgoi pienellä määrällä vettä, huuhtele ja pese värjättyjen hiusten shampoolla.\n\nKäytä käsineitä ja tee herkkyystesti 48 tuntia ennen värjäystä.',
    lv: 'Sajauciet krāsu ar krēmveida oksidantu OXLAB Developer attiecībā 1 : 1,5, piemēram, 60 ml un 90 ml. 3 % krāso toni tonī vai tumšāk, 6 % nosedz sirmos matus un gaišina līdz vienam tonim, 9 % līdz diviem, 12 % līdz trim toņiem.\n\nUzklājiet sausiem, nemazgātiem matiem, sākot no saknēm.\n\nIedarbības laiks 35 minūtes, sirmiem matiem 45 minūtes.\n\nEmulģējiet ar nedaudz ūdens, izskalojiet un mazgājiet ar šampūnu krāsotiem matiem.\n\nStrādājiet cimdos un veiciet jutības testu 48 stundas pirms krāsošanas.',
  },
  ingredients:
    'Aqua, Cetearyl Alcohol, Ammonium Hydroxide, Glyceryl Stearate, Propylene Glycol, Ceteareth-20, Oleth-10, Argania Spinosa Kernel Oil, Toluene-2,5-Diamine Sulfate, Resorcinol, m-Aminophenol, 4-Amino-2-Hydroxytoluene, 2,4-Diaminophenoxyethanol HCl, Sodium Sulfite, Ascorbic Acid, Tetrasodium EDTA, Parfum',
  content: { amount: 60, unit: 'ml' },
  parameters: { volume: '60-ml', 'made-in': 'estonia', ...permanentWork },
  warning: allergyWarning,
  popularity: 980,
  added: '2025-01-13',
  campaigns: [
    { when: 'november', off: 20, only: (item) => ['4', '34', '64'].includes(item.shade?.tone ?? '') },
  ],
  goesWith: [
    'oxlab-developer-6',
    'oxlab-tint-set',
    'nordlys-colour-lock-shampoo',
    'puhas-nitrile-gloves',
    'puhas-bleachproof-towels',
  ],
  scenes: ['banners/banner-tubes', 'oxlab-tint-set-noir', 'oxlab-developer-6'],
  items: permanentShades.map(permanentTube),
};

const gloss: Line = {
  family: { code: 'oxlab-gloss', kind: 'shade', lead: 'OX-GL-912', name: join(' ', glossName, ml(60)) },
  brand: 'oxlab',
  categories: ['toning'],
  name: glossName,
  description: {
    et: 'Ammoniaagivaba happeline tooner, mis värvib heledaks tehtud juukse toonile tooni ega heleda loomulikku juurt. Happeline keskkond sulgeb juuksekutiikuli ja jätab pinna läikima. Sobib blondi toonimiseks, pikkuste värskendamiseks ja värvi pehmeks üleminekuks.',
    en: 'An ammonia-free acid toner that colours lightened hair tone on tone and does not lift the natural root. The acid pH closes the cuticle and leaves a shine. For toning blondes, refreshing lengths and softening the line of colour.',
    ru: 'Безаммиачный кислотный тонер: окрашивает осветлённые волосы тон в тон и не осветляет натуральный корень. Кислая среда закрывает кутикулу и придаёт блеск. Для тонирования блонда, освежения длины и мягкого перехода цвета.',
    fi: 'Ammoniakiton happosävyte, joka värjää vaalennetut hiukset sävy sävyyn eikä vaalenna luonnollista tyveä. Hapan pH sulkee hiuksen suomut ja jättää pinnan kiiltäväksi. Vaalennusten sävyttämiseen, pituuksien virkistämiseen ja värirajan pehmentämiseen.',
    lv: 'Skābs toneris bez amonjaka: krāso izgaišinātus matus toni tonī un negaišina dabisko sakni. Skābā vide aizver mata kutikulu un atstāj spīdumu. Blondu matu tonēšanai, garumu atsvaidzināšanai un maigai krāsas pārejai.',
  },
  usage: {
    et: 'Sega 1 : 2 kreemoksüdandiga OXLAB Developer 1,5 %, sügavama tulemuse jaoks 3 %.\n\nKanna käterätikuivale juuksele, mõjuaeg on 5–20 minutit: jälgi tooni silmaga.\n\nLoputa leige veega.\n\nLäbipaistev 0.00 muudab iga tooni heledamaks.\n\nTee tundlikkustest 48 tundi enne.',
    en: 'Mix 1:2 with OXLAB Developer 1.5%, or 3% for a deeper result.\n\nApply to towel-dried hair and develop for 5–20 minutes, watching the tone.\n\nRinse with lukewarm water.\n\nClear 0.00 makes any shade paler.\n\nDo a sensitivity test 48 hours before.',
    ru: 'Смешайте 1 : 2 с окислителем OXLAB Developer 1,5 %, для более глубокого результата — 3 %.\n\nНанесите на подсушенные полотенцем волосы, выдержка 5–20 минут под визуальным контролем.\n\nСмойте тёплой водой.\n\nПрозрачный 0.00 делает любой оттенок светлее.\n\nПроведите тест на чувствительность за 48 часов.',
    fi: 'Sekoita 1 : 2 OXLAB Developer 1,5 % -voidehapetteeseen, syvempään tulokseen 3 %.\n\nLevitä pyyhekuiviin hiuksiin ja anna vaikuttaa 5–20 minuuttia sävyä seuraten.\n\nHuuhtele haalealla vedellä.\n\nKirkas 0.00 haalentaa minkä tahansa sävyn.\n\nTee herkkyystesti 48 tuntia ennen.',
    lv: 'Sajauciet 1 : 2 ar oksidantu OXLAB Developer 1,5 %, dziļākam rezultātam ar 3 %.\n\nUzklājiet dvielī nosusinātiem matiem, iedarbības laiks 5–20 minūtes, vērojot toni.\n\nIzskalojiet ar remdenu ūdeni.\n\nCaurspīdīgais 0.00 padara jebkuru toni gaišāku.\n\nVeiciet jutības testu 48 stundas iepriekš.',
  },
  ingredients:
    'Aqua, Cetearyl Alcohol, Propylene Glycol, Glyceryl Stearate SE, Lactic Acid, Sodium Lactate, Ceteareth-25, Panthenol, Toluene-2,5-Diamine Sulfate, m-Aminophenol, 2-Methylresorcinol, 2,4-Diaminophenoxyethanol HCl, Sodium Sulfite, Ascorbic Acid, Parfum',
  content: { amount: 60, unit: 'ml' },
  parameters: { volume: '60-ml', 'made-in': 'estonia', ...glossWork },
  warning: allergyWarning,
  popularity: 620,
  added: '2026-10-20',
  goesWith: ['oxlab-developer-1-5', 'OX-TINT-LI-250', 'oxlab-violet-10', 'nordlys-colour-lock-shampoo'],
  scenes: ['covers/event-colour-workshop', 'oxlab-tint-set-violet', 'oxlab-developer-1-5'],
  items: glossShades.map(glossTube),
};

const strengths: readonly { value: number; photo: string; vol: number; purpose: Texts }[] = [
  {
    value: 1.5,
    vol: 5,
    photo: 'oxlab-developer-1-5',
    purpose: {
      et: '1,5 % on Gloss tooneritele ja pikkuste värskendamiseks: värvib, kuid ei heleda.',
      en: '1.5% is for Gloss toners and refreshing lengths: it colours without lifting.',
      ru: '1,5 % — для тонеров Gloss и освежения длины: окрашивает, но не осветляет.',
      fi: '1,5 % on Gloss-sävytteille ja pituuksien virkistämiseen: se värjää vaalentamatta.',
      lv: '1,5 % ir toneriem Gloss un garumu atsvaidzināšanai: krāso, bet negaišina.',
    },
  },
  {
    value: 3,
    vol: 10,
    photo: 'oxlab-developer-3',
    purpose: {
      et: '3 % värvib toonile tooni või tumedamaks ja säästab tundlikke pikkusi.',
      en: '3% colours tone on tone or darker and is gentle to sensitised lengths.',
      ru: '3 % окрашивает тон в тон или темнее и бережно относится к чувствительной длине.',
      fi: '3 % värjää sävy sävyyn tai tummemmaksi ja on hellävarainen herkistyneille pituuksille.',
      lv: '3 % krāso toni tonī vai tumšāk un ir saudzīgs jutīgiem matu garumiem.',
    },
  },
  {
    value: 6,
    vol: 20,
    photo: 'oxlab-developer-6',
    purpose: {
      et: '6 % katab halli ja heledab kuni ühe tooni, see on salongi igapäevane tugevus.',
      en: '6% covers grey and lifts up to one level: the everyday strength of the salon.',
      ru: '6 % закрашивает седину и осветляет до одного тона: самая ходовая крепость в салоне.',
      fi: '6 % peittää harmaat ja vaalentaa enintään yhden asteen: kampaamon perusvahvuus.',
      lv: '6 % nosedz sirmos matus un gaišina līdz vienam tonim: salona ikdienas stiprums.',
    },
  },
  {
    value: 9,
    vol: 30,
    photo: 'oxlab-developer-9',
    purpose: {
      et: '9 % heledab kuni kaks tooni.',
      en: '9% lifts up to two levels.',
      ru: '9 % осветляет до двух тонов.',
      fi: '9 % vaalentaa enintään kaksi astetta.',
      lv: '9 % gaišina līdz diviem toņiem.',
    },
  },
  {
    value: 12,
    vol: 40,
    photo: 'oxlab-developer-12',
    purpose: {
      et: '12 % heledab kuni kolm tooni; blondeerimispulbriga segatuna peanahale ei kanta.',
      en: '12% lifts up to three levels; mixed with bleach it must not touch the scalp.',
      ru: '12 % осветляет до трёх тонов; в смеси с осветляющей пудрой на кожу головы не наносится.',
      fi: '12 % vaalentaa enintään kolme astetta; vaalennusjauheeseen sekoitettuna sitä ei levitetä päänahkaan.',
      lv: '12 % gaišina līdz trim toņiem; sajauktu ar balināšanas pulveri, neklāj uz galvas ādas.',
    },
  },
];

const developers: readonly Line[] = strengths.map(({ value, vol, photo, purpose }) => {
  const name: Texts = {
    et: `Developer ${percent(value).et} kreemoksüdant`,
    en: `Developer ${value}% cream peroxide, ${vol} vol`,
    ru: `Крем-окислитель Developer ${percent(value).ru}`,
    fi: `Developer ${percent(value).fi} -voidehapete`,
    lv: `Krēmveida oksidants Developer ${percent(value).lv}`,
  };
  const sku = `OX-DEV-${String(value * 10).padStart(3, '0')}`;
  return {
    family: { code: `oxlab-developer-${String(value).replace('.', '-')}`, kind: 'size' },
    brand: 'oxlab',
    categories: ['developers'],
    name,
    description: join(' ', developerCommon(), purpose),
    usage: developerUsage(),
    warning: irritationWarning,
    ingredients:
      'Aqua, Hydrogen Peroxide, Cetearyl Alcohol, Paraffinum Liquidum, Ceteareth-20, Glycerin, Etidronic Acid, Disodium Phosphate, Phosphoric Acid, Sodium Stannate',
    parameters: { 'made-in': 'estonia' },
    restrictions: value > 9 ? ['professional-only'] : undefined,
    popularity: value === 6 ? 900 : 480,
    added: '2024-02-05',
    goesWith: ['OX-PC-60', 'OX-LIFT9-500', 'OX-TINT-BK-250'],
    scenes: ['banners/banner-oxlab'],
    items: [
      {
        sku: `${sku}-1000`,
        detail: ml(1000),
        cents: 1180 - (value < 6 ? 100 : 0),
        photo,
        weight_g: 1090,
        content: { amount: 1000, unit: 'ml' },
        parameters: { volume: '1000-ml' },
      },
      {
        sku: `${sku}-100`,
        detail: ml(100),
        cents: 290,
        photo,
        weight_g: 125,
        content: { amount: 100, unit: 'ml' },
        parameters: { volume: '100-ml' },
      },
    ],
  };
});

const lightenerUsage: Texts = {
  et: 'Sega pulber OXLAB Developer kreemoksüdandiga 1 : 2, oksüdandi tugevus vali vahemikust 3–9 %.\n\nKanna kuivale juuksele, 1 cm kaugusele peanahast.\n\nJälgi heledust iga 5 minuti järel, mõjuaeg on kuni 45 minutit, lisasoojust ei kasutata.\n\nLoputa põhjalikult ja tooni.',
  en: 'Mix the powder with OXLAB Developer 1:2, choosing 3 to 9%.\n\nApply to dry hair, 1 cm off the scalp.\n\nCheck the lift every 5 minutes, develop for up to 45 minutes without added heat.\n\nRinse well and tone.',
  ru: 'Смешайте пудру с окислителем OXLAB Developer 1 : 2, крепость 3–9 %.\n\nНаносите на сухие волосы, отступив 1 см от кожи.\n\nПроверяйте осветление каждые 5 минут, выдержка до 45 минут без дополнительного тепла.\n\nТщательно смойте и тонируйте.',
  fi: 'Sekoita jauhe OXLAB Developer -voidehapetteeseen 1 : 2, vahvuus 3–9 %.\n\nLevitä kuiviin hiuksiin 1 cm:n päähän päänahasta.\n\nTarkista vaaleneminen 5 minuutin välein, vaikutusaika enintään 45 minuuttia ilman lisälämpöä.\n\nHuuhtele huolellisesti ja sävytä.',
  lv: 'Sajauciet pulveri ar oksidantu OXLAB Developer 1 : 2, stiprums 3–9 %.\n\nUzklājiet sausiem matiem, atkāpjoties 1 cm no galvas ādas.\n\nGaišumu pārbaudiet ik pēc 5 minūtēm, iedarbība līdz 45 minūtēm bez papildu siltuma.\n\nRūpīgi izskalojiet un tonējiet.',
};

const lightening: readonly Line[] = [
  {
    family: { code: 'oxlab-lift-9', kind: 'size' },
    brand: 'oxlab',
    categories: ['lightening'],
    name: {
      et: 'Lift 9 tolmuvaba blondeerimispulber',
      en: 'Lift 9 dust-free bleach powder',
      ru: 'Беспылевая осветляющая пудра Lift 9',
      fi: 'Lift 9 -vaalennusjauhe, pölyämätön',
      lv: 'Neputošs balināšanas pulveris Lift 9',
    },
    description: {
      et: 'Sinine blondeerimispulber, mis heledab kuni üheksa tooni ega tolma segades. Segu püsib kreemjas ega kuiva fooliumis. Sinine pigment tasakaalustab kollast.',
      en: 'Blue bleach powder that lifts up to nine levels and makes no dust when mixed. The mix stays creamy and does not dry out in foils. The blue pigment offsets yellow.',
      ru: 'Голубая осветляющая пудра: до девяти тонов и без пыли при смешивании. Смесь остаётся кремовой и не высыхает в фольге. Голубой пигмент уравновешивает жёлтый.',
      fi: 'Sininen vaalennusjauhe, joka vaalentaa jopa yhdeksän astetta eikä pölyä sekoitettaessa. Seos pysyy voidemaisena eikä kuivu folioissa. Sininen pigmentti tasapainottaa keltaista.',
      lv: 'Zils balināšanas pulveris, kas gaišina līdz deviņiem toņiem un jaucot neput. Masa saglabājas krēmveida un folijā neizžūst. Zilais pigments līdzsvaro dzelteno.',
    },
    usage: lightenerUsage,
    warning: irritationWarning,
    ingredients:
      'Potassium Persulfate, Sodium Metasilicate, Ammonium Persulfate, Magnesium Carbonate Hydroxide, Paraffinum Liquidum, Sodium Stearate, Cellulose Gum, Hydrated Silica, Disodium EDTA, CI 77007',
    parameters: { 'made-in': 'estonia', ...lightenerWork },
    restrictions: ['professional-only'],
    popularity: 780,
    added: '2024-02-05',
    goesWith: ['OX-DEV-060-1000', 'PU-FOIL-SI-12-100', 'OX-GL-912', 'PU-GLS-BK-M'],
    scenes: ['banners/banner-oxlab'],
    items: [
      {
        sku: 'OX-LIFT9-500',
        detail: grams(500),
        cents: 2690,
        photo: 'oxlab-bleach-powder',
        weight_g: 590,
        content: { amount: 500, unit: 'g' },
      },
      {
        sku: 'OX-LIFT9-1000',
        detail: grams(1000),
        cents: 4790,
        photo: 'oxlab-bleach-powder',
        weight_g: 1120,
        content: { amount: 1000, unit: 'g' },
      },
    ],
  },
  {
    family: { code: 'nordlys-arctic-lift', kind: 'size' },
    brand: 'nordlys',
    categories: ['lightening'],
    name: {
      et: 'Arctic Lift savi-blondeerimispulber',
      en: 'Arctic Lift clay lightener',
      ru: 'Осветляющая глина Arctic Lift',
      fi: 'Arctic Lift -savivaalennusjauhe',
      lv: 'Balināšanas māls Arctic Lift',
    },
    description: {
      et: 'Savipõhine heledaja vabakäetehnikatele: segu kattub õhukese koorikuga, mis hoiab segu seest niiskena, ja see ei määri naabersalku. Heledab avatult kuni seitse tooni. Sobib balayage’ile ja näopiirde heledamaks tegemiseks.',
      en: 'A clay lightener for freehand work: a thin shell forms on the mix, keeps it moist inside and does not mark the next section. Lifts up to seven levels in the open air. For balayage and face framing.',
      ru: 'Глиняный осветлитель для техник свободной руки: смесь покрывается тонкой корочкой, остаётся влажной внутри и не пачкает соседние пряди. На открытом воздухе осветляет до семи тонов. Для балаяжа и светлых прядей у лица.',
      fi: 'Savipohjainen vaalennusjauhe vapaan käden tekniikoihin: seoksen pintaan syntyy ohut kuori, joka pitää sisuksen kosteana eikä tahraa viereistä osiota. Vaalentaa avoimena jopa seitsemän astetta. Balayageen ja kasvojen kehystämiseen.',
      lv: 'Māla gaišinātājs brīvās rokas tehnikām: masa pārklājas ar plānu garoziņu, iekšpusē paliek mitra un nesmērē blakus šķipsnas. Atklāti gaišina līdz septiņiem toņiem. Balayage tehnikai un gaišām šķipsnām ap seju.',
    },
    usage: lightenerUsage,
    warning: irritationWarning,
    ingredients:
      'Kaolin, Potassium Persulfate, Sodium Metasilicate, Magnesium Carbonate Hydroxide, Sodium Persulfate, Xanthan Gum, Sodium Stearate, Algin, Disodium EDTA, Panthenol',
    parameters: { ...lightenerWork },
    restrictions: ['professional-only'],
    popularity: 650,
    added: '2025-09-22',
    campaigns: [{ when: 'november', off: 15 }],
    goesWith: ['OX-DEV-060-1000', 'OX-GL-102', 'PU-GLS-BK-M'],
    scenes: ['banners/banner-plinths'],
    items: [
      {
        sku: 'NL-ARC-400',
        detail: grams(400),
        cents: 2900,
        photo: 'nordlys-blonde-powder',
        weight_g: 480,
        content: { amount: 400, unit: 'g' },
      },
      {
        sku: 'NL-ARC-800',
        detail: grams(800),
        cents: 5190,
        photo: 'nordlys-blonde-powder',
        weight_g: 910,
        content: { amount: 800, unit: 'g' },
      },
    ],
  },
];

const bowlForm: NounForm = { ru: 'm', lv: 'm' };

const others: readonly Line[] = [
  {
    family: { code: 'oxlab-violet-10', kind: 'size' },
    brand: 'oxlab',
    categories: ['toning', 'conditioners'],
    name: {
      et: 'Violet 10 tooniv palsam',
      en: 'Violet 10 toning conditioner',
      ru: 'Тонирующий бальзам Violet 10',
      fi: 'Violet 10 -sävyttävä hoitoaine',
      lv: 'Tonējošs balzams Violet 10',
    },
    description: {
      et: 'Violetne palsam jahedale blondile: tasakaalustab kollast ja hoiab tooni salongikülastuste vahel. Värvib ühtlaselt ka poorset otsa ega jäta laike. Sobib 9. ja 10. sügavusele ning valgele juuksele.',
      en: 'Violet conditioner for cool blondes: it offsets yellow and keeps the tone between salon visits. Colours porous ends evenly without patches. For depths 9 and 10 and white hair.',
      ru: 'Фиолетовый бальзам для холодного блонда: нейтрализует желтизну и поддерживает оттенок между визитами в салон. Ровно ложится и на пористые концы. Для 9 и 10 уровня и для седых волос.',
      fi: 'Violetti hoitoaine viileille blondeille: tasapainottaa keltaista ja ylläpitää sävyä kampaamokäyntien välillä. Värjää huokoisetkin latvat tasaisesti. Tummuusasteille 9 ja 10 sekä valkoisille hiuksille.',
      lv: 'Violets balzams vēsiem blondiem matiem: līdzsvaro dzelteno un uztur toni starp salona apmeklējumiem. Vienmērīgi klājas arī uz porainiem galiem. 9. un 10. pakāpei un sirmiem matiem.',
    },
    usage: {
      et: 'Kanna pestud juuksele, hoia 2–10 minutit soovitud tulemuseni ja loputa. Kasuta kindaid.',
      en: 'Apply to washed hair, leave for 2–10 minutes until the tone is right and rinse. Use gloves.',
      ru: 'Нанесите на вымытые волосы, выдержите 2–10 минут до нужного оттенка и смойте. Используйте перчатки.',
      fi: 'Levitä pestyihin hiuksiin, anna vaikuttaa 2–10 minuuttia toivottuun sävyyn ja huuhtele. Käytä käsineitä.',
      lv: 'Uzklājiet mazgātiem matiem, turiet 2–10 minūtes līdz vēlamajam tonim un izskalojiet. Lietojiet cimdus.',
    },
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Glycerin, Panthenol, Cetrimonium Chloride, Citric Acid, Phenoxyethanol, Parfum, Basic Violet 2, HC Blue No. 16, CI 60730',
    parameters: { 'hair-type': ['blonde', 'coloured'], vegan: true, 'made-in': 'estonia' },
    popularity: 720,
    added: '2024-02-05',
    goesWith: ['OX-GL-102', 'OX-GL-912'],
    scenes: ['covers/article-blonde-care'],
    items: [
      {
        sku: 'OX-V10-250',
        detail: ml(250),
        cents: 1340,
        photo: 'oxlab-violet-toner',
        weight_g: 290,
        content: { amount: 250, unit: 'ml' },
        parameters: { volume: '250-ml' },
      },
      {
        sku: 'OX-V10-1000',
        categories: ['salon-sizes'],
        detail: ml(1000),
        cents: 3490,
        photo: 'oxlab-violet-toner',
        weight_g: 1100,
        content: { amount: 1000, unit: 'ml' },
        parameters: { volume: '1000-ml' },
      },
    ],
  },
  {
    family: { code: 'oxlab-tint-set', kind: 'option' },
    brand: 'oxlab',
    categories: ['colour-mixing'],
    name: {
      et: 'Tint värvikausi ja pintsli komplekt',
      en: 'Tint bowl and brush set',
      ru: 'Набор Tint: миска и кисть для окрашивания',
      fi: 'Tint-värikuppi ja -sivellin',
      lv: 'Komplekts Tint: krāsas bļodiņa un ota',
    },
    description: {
      et: 'Libisemiskindla põhja ja käepidemega kauss, mille siseküljel on milliliitrid, ning kaldotsaga värvipintsel. Värv tuleb maha ka pärast kuivamist. Kauss mahub teise kausi sisse.',
      en: 'A non-slip bowl with a handle and millilitres marked inside, and an angled tint brush. Colour comes off even when dry. The bowls stack.',
      ru: 'Миска с нескользящим дном, ручкой и мерной шкалой внутри и скошенная кисть. Краска отмывается даже засохшей. Миски складываются одна в другую.',
      fi: 'Luistamattomalla pohjalla ja kahvalla varustettu kuppi, jonka sisäpuolella on millilitra-asteikko, sekä viisto värisivellin. Väri lähtee kuivuneenakin. Kupit menevät sisäkkäin.',
      lv: 'Bļodiņa ar neslīdošu pamatni, rokturi un mērskalu iekšpusē un slīpa krāsas ota. Krāsa nomazgājama arī sakaltusi. Bļodiņas kraujamas cita citā.',
    },
    parameters: { material: 'plastic' },
    popularity: 540,
    added: '2024-02-05',
    goesWith: ['OX-DEV-060-1000', 'OX-PC-664', 'PU-GLV-BK-M'],
    scenes: ['covers/event-colour-workshop'],
    items: tintSets(),
  },
];

export const colour = partOf([permanent, gloss, ...developers, ...lightening, ...others]);

function permanentTube(shade: Shade): LineItem {
  return {
    ...tube(shade, 'PC'),
    name: join(' ', same(`Permanent Colour ${shade.code}`), shade.name),
    categories: ['permanent-colour', categoryOfTone[shade.tone]!],
    cents: shade.level ? 990 : 890,
    usage: shade.level ? undefined : mixingUsage(),
  };
}

function glossTube(shade: Shade): LineItem {
  return {
    ...tube(shade, 'GL'),
    name: join(' ', same(`Gloss ${shade.code}`), shade.name),
    cents: 850,
  };
}

/** What every tube has: its photograph, its strand of hair, its place in the chart and its filters. */
function tube(
  shade: Shade,
  line: 'PC' | 'GL',
): Pick<LineItem, 'sku' | 'detail' | 'photo' | 'swatch' | 'weight_g' | 'shade' | 'parameters'> {
  const { code, hex, level, tone, tone_name, name } = shade;
  return {
    sku: `OX-${line}-${code.replace('.', '')}`,
    detail: join(' ', same(code), name),
    photo: tubePhoto(code, line),
    swatch: `strands/oxlab-${line === 'PC' ? 'permanent-colour' : 'gloss'}-${code.replace('.', '-')}`,
    weight_g: 84,
    shade: { code, hex, level, tone, tone_name },
    parameters: { tone: shade.reflects, ...(level ? { level } : {}) },
  };
}

/** Each tube has its own photograph, `oxlab-pc-7-4`; the four of the catalogue cover carry older names. */
function tubePhoto(code: string, line: 'PC' | 'GL'): string {
  const cover = line === 'PC' ? coverTubes[code] : undefined;
  return cover ?? `oxlab-${line.toLowerCase()}-${code.replace('.', '-')}`;
}

function mixingUsage(): Texts {
  return {
    et: 'Segutoon tugevdab või summutab peegeldust. Lisa valitud toonile kuni veerand värvi kogusest ja arvesta seda oksüdandi koguses; puhtalt kasuta ainult blondeeritud juuksel. Mõjuaeg on 35 minutit. Tee tundlikkustest 48 tundi enne värvimist.',
    en: 'A mixing tone strengthens or mutes the reflect. Add up to a quarter of the colour and count it into the developer; use it pure on bleached hair only. Develop for 35 minutes. Do a sensitivity test 48 hours before colouring.',
    ru: 'Корректор усиливает или приглушает нюанс. Добавляйте до четверти от количества краски и учитывайте его в объёме окислителя; в чистом виде — только на осветлённых волосах. Время выдержки 35 минут. Проведите тест на чувствительность за 48 часов до окрашивания.',
    fi: 'Sekoitussävy vahvistaa tai hillitsee heijastetta. Lisää enintään neljännes värin määrästä ja laske se mukaan hapetteeseen; käytä sellaisenaan vain vaalennettuihin hiuksiin. Vaikutusaika on 35 minuuttia. Tee herkkyystesti 48 tuntia ennen värjäystä.',
    lv: 'Korektors pastiprina vai slāpē niansi. Pievienojiet līdz ceturtdaļai no krāsas daudzuma un ieskaitiet to oksidanta daudzumā; tīrā veidā lietojiet tikai balinātiem matiem. Iedarbības laiks 35 minūtes. Veiciet jutības testu 48 stundas pirms krāsošanas.',
  };
}

function developerCommon(): Texts {
  return {
    et: 'Kreemjas oksüdant OXLABi püsivärvidele, tooneritele ja blondeerimispulbritele. Segu on ühtlane, ei tilgu ja püsib pintslil.',
    en: 'Cream peroxide for OXLAB permanent colours, toners and bleach powders. The mix is smooth, does not drip and stays on the brush.',
    ru: 'Крем-окислитель для стойких красок, тонеров и осветляющих пудр OXLAB. Смесь однородная, не капает и держится на кисти.',
    fi: 'Voidehapete OXLABin kestoväreille, sävytteille ja vaalennusjauheille. Seos on tasainen, ei valu ja pysyy siveltimessä.',
    lv: 'Krēmveida oksidants OXLAB noturīgajām krāsām, toneriem un balināšanas pulveriem. Masa ir viendabīga, nepil un turas uz otas.',
  };
}

function developerUsage(): Texts {
  return {
    et: 'Permanent Colour segatakse 1 : 1,5, Gloss 1 : 2, blondeerimispulber 1 : 2. Mõõda kaalu või mõõdutopsiga ja sega mittemetallist kausis. Hoia pudel suletuna jahedas ja pimedas.',
    en: 'Permanent Colour mixes 1:1.5, Gloss 1:2, bleach powder 1:2. Measure by scale or beaker and mix in a non-metal bowl. Keep the bottle closed, cool and away from light.',
    ru: 'Permanent Colour смешивается 1 : 1,5, Gloss 1 : 2, осветляющая пудра 1 : 2. Отмеряйте на весах или мерным стаканом, смешивайте в неметаллической миске. Храните закрытым в прохладном тёмном месте.',
    fi: 'Permanent Colour sekoitetaan 1 : 1,5, Gloss 1 : 2 ja vaalennusjauhe 1 : 2. Mittaa vaa’alla tai mittakupilla ja sekoita muussa kuin metallisessa kulhossa. Säilytä suljettuna viileässä ja valolta suojattuna.',
    lv: 'Permanent Colour jauc 1 : 1,5, Gloss 1 : 2, balināšanas pulveri 1 : 2. Mēriet ar svariem vai mērtrauku un jauciet nemetāla bļodiņā. Glabājiet aizvērtu, vēsā un tumšā vietā.',
  };
}

function tintSets(): LineItem[] {
  const sets = [
    { colour: 'noir', code: 'BK', photo: 'oxlab-tint-set-noir' },
    { colour: 'lilac', code: 'LI', photo: 'oxlab-tint-set-violet' },
  ] as const;
  return sets.flatMap(({ colour, code, photo }) =>
    [250, 350].map((volume) => ({
      sku: `OX-TINT-${code}-${volume}`,
      detail: options(ml(volume), colourWords(colour, bowlForm)),
      cents: volume === 250 ? 860 : 990,
      photo,
      weight_g: volume === 250 ? 120 : 150,
      parameters: { colour },
    })),
  );
}
