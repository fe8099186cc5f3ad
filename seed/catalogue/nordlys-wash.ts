import { carton, ml } from './amounts.ts';
import { gather, sizes } from './builders.ts';
import { salonShelf } from './shared.ts';
import { t } from './texts.ts';

const hydraShampoo = sizes(
  {
    code: 'nordlys-hydra-repair-shampoo',
    sku: 'ND-HYD-SH',
    lead: '300',
    brand: 'nordlys',
    categories: ['shampoos'],
    name: t(
      'Hydra Repair niisutav šampoon',
      'Hydra Repair moisture shampoo',
      'Увлажняющий шампунь Hydra Repair',
      'Kosteuttava Hydra Repair -shampoo',
      'Mitrinošs šampūns Hydra Repair',
    ),
    description: {
      et: 'Kreemja vahuga šampoon kuivadele ja värvitud juustele. Glütseriin ja hüaluroonhape seovad niiskust, nisuvalk teeb juuksed pärast pesu kergemini kammitavaks. Koostises ei ole sulfaate, seega on see värvi vastu leebe.',
      en: 'A shampoo with a creamy lather for dry and coloured hair. Glycerin and hyaluronic acid hold moisture, wheat protein makes the hair easier to comb after washing. Free of sulphates and so gentle on colour.',
      ru: 'Шампунь с кремовой пеной для сухих и окрашенных волос. Глицерин и гиалуроновая кислота удерживают влагу, протеины пшеницы облегчают расчёсывание после мытья. Без сульфатов, поэтому бережно относится к цвету.',
      fi: 'Kermaisesti vaahtoava shampoo kuiville ja värjätyille hiuksille. Glyseriini ja hyaluronihappo sitovat kosteutta, vehnäproteiini helpottaa selvittämistä pesun jälkeen. Ei sisällä sulfaatteja, joten se on hellä värille.',
      lv: 'Šampūns ar krēmīgām putām sausiem un krāsotiem matiem. Glicerīns un hialuronskābe saista mitrumu, kviešu proteīns atvieglo ķemmēšanu pēc mazgāšanas. Nesatur sulfātus, tāpēc saudzē krāsu.',
    },
    usage: {
      et: 'Kanna märgadele juustele, masseeri peanahka ja loputa. Jätka Hydra Repair palsami või Deep Mask maskiga.',
      en: 'Apply to wet hair, massage the scalp and rinse. Follow with Hydra Repair conditioner or Deep Mask.',
      ru: 'Нанесите на мокрые волосы, помассируйте кожу головы и смойте. Затем используйте кондиционер Hydra Repair или маску Deep Mask.',
      fi: 'Levitä märkiin hiuksiin, hiero hiuspohjaa ja huuhtele. Jatka Hydra Repair -hoitoaineella tai Deep Mask -naamiolla.',
      lv: 'Uzklājiet uz mitriem matiem, iemasējiet galvas ādā un izskalojiet. Pēc tam lietojiet kondicionieri Hydra Repair vai masku Deep Mask.',
    },
    ingredients:
      'Aqua, Sodium Cocoamphoacetate, Sodium Lauroyl Methyl Isethionate, Cocamidopropyl Betaine, Glycerin, Coco-Glucoside, Glyceryl Oleate, Sodium Hyaluronate, Hydrolyzed Wheat Protein, Panthenol, Guar Hydroxypropyltrimonium Chloride, Citric Acid, Sodium Benzoate, Potassium Sorbate, Parfum, Linalool.',
    parameters: {
      'hair-type': ['dry', 'coloured'],
      concern: ['moisture', 'repair'],
      vegan: true,
      'sulphate-free': true,
      'made-in': 'sweden',
    },
    images: ['nordlys-hydra-repair-shampoo', 'banners/tall-nordlys', 'covers/article-bond-repair'],
    goesWith: [
      'nordlys-hydra-repair-conditioner',
      'nordlys-deep-mask',
      'nordlys-heat-shield',
      'fjordform-soft-paddle',
    ],
    campaigns: [
      { when: 'october', off: 10 },
      { when: 'november', off: 20 },
    ],
    popularity: 880,
    added: '2024-02-05',
  },
  [
    ml(50, 590),
    ml(100, 890),
    ml(300, 1690),
    ml(500, 2390),
    ml(1000, 3490, salonShelf('shampoos')),
    carton(6, ml(300, 1690), 8990, salonShelf('shampoos')),
  ],
);

const hydraConditioner = sizes(
  {
    code: 'nordlys-hydra-repair-conditioner',
    sku: 'ND-HYD-CO',
    lead: '1000',
    brand: 'nordlys',
    categories: ['conditioners', 'salon-sizes'],
    name: t(
      'Hydra Repair niisutav palsam',
      'Hydra Repair moisture conditioner',
      'Увлажняющий кондиционер Hydra Repair',
      'Kosteuttava Hydra Repair -hoitoaine',
      'Mitrinošs kondicionieris Hydra Repair',
    ),
    description: {
      et: 'Pumbaga palsam pesukohale, mõeldud kuivadele ja värvitud juustele. Pusad tulevad kammiga kergesti lahti ja juuksed ei jää raskeks. Ühest liitrist jätkub umbes saja pesukorra jaoks.',
      en: 'A conditioner with a pump for the wash unit, made for dry and coloured hair. It loosens tangles at a stroke of the comb without weighing the hair down. One litre is enough for about a hundred washes.',
      ru: 'Кондиционер с дозатором для салонной мойки, для сухих и окрашенных волос. Волосы легко распутываются расчёской и не утяжеляются. Одного литра хватает примерно на сто процедур.',
      fi: 'Pumppupullossa oleva hoitoaine pesupaikalle, kuiville ja värjätyille hiuksille. Takut aukeavat kammalla helposti, eikä hius jää raskaaksi. Litra riittää noin sataan pesuun.',
      lv: 'Kondicionieris ar dozatoru darbam pie mazgātnes, sausiem un krāsotiem matiem. Mati viegli izķemmējas un nekļūst smagi. Ar litru pietiek aptuveni simt mazgāšanas reizēm.',
    },
    usage: {
      et: 'Jaota pestud juuste pikkusele 2–4 pumbatäit, jäta kaheks minutiks mõjuma, kammi läbi ja loputa.',
      en: 'Work 2 to 4 pumps through the lengths of washed hair, leave for two minutes, comb through and rinse.',
      ru: 'Распределите 2–4 нажатия дозатора по длине вымытых волос, оставьте на две минуты, расчешите и смойте.',
      fi: 'Levitä 2–4 pumpullista pestyjen hiusten pituuksiin, anna vaikuttaa kaksi minuuttia, kampaa läpi ja huuhtele.',
      lv: 'Ieklājiet 2–4 dozatora devas mazgātu matu garumos, atstājiet uz divām minūtēm, izķemmējiet un izskalojiet.',
    },
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Glycerin, Cetyl Esters, Butyrospermum Parkii Butter, Sodium Hyaluronate, Hydrolyzed Wheat Protein, Panthenol, Citric Acid, Sodium Benzoate, Potassium Sorbate, Parfum, Linalool.',
    parameters: {
      'hair-type': ['dry', 'coloured'],
      concern: ['moisture', 'detangling'],
      vegan: true,
      'made-in': 'sweden',
    },
    images: ['nordlys-hydra-pump', 'banners/banner-plinths'],
    goesWith: ['nordlys-hydra-repair-shampoo', 'nordlys-deep-mask', 'fjordform-carbon-combs'],
    popularity: 610,
    added: '2024-02-05',
  },
  [ml(500, 2490), ml(1000, 3790), ml(2000, 6490), carton(4, ml(1000, 3790), 13400)],
);

const dailyBalance = sizes(
  {
    code: 'nordlys-daily-balance-shampoo',
    sku: 'ND-DAY-SH',
    lead: '1000',
    brand: 'nordlys',
    categories: ['shampoos', 'salon-sizes'],
    name: t(
      'Daily Balance šampoon kõigile juuksetüüpidele',
      'Daily Balance shampoo for all hair types',
      'Шампунь Daily Balance для всех типов волос',
      'Daily Balance -shampoo kaikille hiustyypeille',
      'Šampūns Daily Balance visiem matu tipiem',
    ),
    description: {
      et: 'Salongi põhišampoon, mis sobib igale kliendile enne lõikust ja pärast värvimist. Vahutab hästi ka kareda veega ja loputub kiiresti välja. Lõhn on õrn, et see ei segaks järgmisi tooteid.',
      en: 'The everyday shampoo of the salon, for every client before a cut and after colour. It lathers well in hard water and rinses out fast. The scent is faint so as not to fight with what follows.',
      ru: 'Базовый салонный шампунь для каждого клиента: перед стрижкой и после окрашивания. Хорошо пенится даже в жёсткой воде и быстро смывается. Запах едва заметен и не спорит со следующими средствами.',
      fi: 'Salongin perusshampoo jokaiselle asiakkaalle ennen leikkausta ja värjäyksen jälkeen. Vaahtoaa hyvin myös kovassa vedessä ja huuhtoutuu nopeasti. Tuoksu on mieto, jotta se ei sekoitu seuraaviin tuotteisiin.',
      lv: 'Salona pamata šampūns katram klientam — pirms griezuma un pēc krāsošanas. Labi puto arī cietā ūdenī un ātri izskalojas. Aromāts ir viegls, lai netraucētu nākamajiem līdzekļiem.',
    },
    usage: {
      et: 'Üks kuni kaks pumbatäit märgadele juustele, vahuta ja loputa. Enne värvimist pese ilma palsamita.',
      en: 'One or two pumps on wet hair, lather and rinse. Before colouring, wash without conditioner.',
      ru: 'Одно-два нажатия на мокрые волосы, вспеньте и смойте. Перед окрашиванием мойте без кондиционера.',
      fi: 'Yksi tai kaksi pumpullista märkiin hiuksiin, vaahdota ja huuhtele. Pese ennen värjäystä ilman hoitoainetta.',
      lv: 'Viena vai divas devas uz mitriem matiem, saputojiet un izskalojiet. Pirms krāsošanas mazgājiet bez kondicioniera.',
    },
    ingredients:
      'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Glycerin, Coco-Glucoside, Polyquaternium-10, Panthenol, Avena Sativa Kernel Extract, Citric Acid, Sodium Benzoate, Potassium Sorbate, Parfum.',
    parameters: {
      'hair-type': ['all'],
      concern: ['cleansing'],
      vegan: true,
      'sulphate-free': false,
      'made-in': 'sweden',
    },
    images: ['nordlys-daily-balance-pump', 'banners/banner-plinths'],
    goesWith: ['nordlys-hydra-repair-conditioner', 'puhas-bleachproof-towels', 'puhas-hand-wash'],
    salonOff: 33,
    popularity: 790,
    added: '2024-01-15',
  },
  [ml(500, 1890), ml(1000, 2900, { stock: 'plenty' }), ml(2000, 4990), carton(4, ml(1000, 2900), 10200)],
);

const colourLock = sizes(
  {
    code: 'nordlys-colour-lock-shampoo',
    sku: 'ND-COL-SH',
    lead: '300',
    brand: 'nordlys',
    categories: ['shampoos'],
    name: t(
      'Colour Lock šampoon värvitud juustele',
      'Colour Lock shampoo for coloured hair',
      'Шампунь Colour Lock для окрашенных волос',
      'Colour Lock -shampoo värjätyille hiuksille',
      'Šampūns Colour Lock krāsotiem matiem',
    ),
    description: {
      et: 'Šampoon, mis peseb värvitud juukseid õrnalt ja hoiab tooni värvimiste vahel. UV-filter vähendab päikesest tingitud luitumist, pohla- ja mustikaekstrakt sisaldavad antioksüdante. Madal pH jätab juukse pinna siledaks.',
      en: 'A shampoo that washes coloured hair with care and keeps the shade between appointments. A UV filter slows fading in the sun, lingonberry and bilberry extracts add antioxidants. The low pH leaves the surface of the hair smooth.',
      ru: 'Шампунь бережно моет окрашенные волосы и сохраняет оттенок между визитами в салон. УФ-фильтр замедляет выгорание на солнце, экстракты брусники и черники — источник антиоксидантов. Низкий pH оставляет поверхность волоса гладкой.',
      fi: 'Shampoo pesee värjätyt hiukset hellästi ja säilyttää sävyn värjäysten välillä. UV-suodatin hidastaa haalistumista auringossa, puolukka- ja mustikkauutteissa on antioksidantteja. Matala pH jättää hiuksen pinnan sileäksi.',
      lv: 'Šampūns saudzīgi mazgā krāsotus matus un saglabā toni starp krāsošanas reizēm. UV filtrs palēnina izbalēšanu saulē, brūkleņu un melleņu ekstrakti satur antioksidantus. Zemais pH atstāj mata virsmu gludu.',
    },
    usage: {
      et: 'Pese esimest korda 48 tundi pärast värvimist. Kanna märgadele juustele, vahuta, loputa leige veega.',
      en: 'Wash for the first time 48 hours after colouring. Apply to wet hair, lather and rinse with lukewarm water.',
      ru: 'Первый раз мойте волосы через 48 часов после окрашивания. Нанесите на мокрые волосы, вспеньте, смойте тёплой водой.',
      fi: 'Pese ensimmäisen kerran 48 tunnin kuluttua värjäyksestä. Levitä märkiin hiuksiin, vaahdota ja huuhtele haalealla vedellä.',
      lv: 'Pirmo reizi mazgājiet 48 stundas pēc krāsošanas. Uzklājiet uz mitriem matiem, saputojiet un izskalojiet ar remdenu ūdeni.',
    },
    ingredients:
      'Aqua, Sodium Cocoamphoacetate, Disodium Laureth Sulfosuccinate, Cocamidopropyl Betaine, Glycerin, Benzophenone-4, Vaccinium Vitis-Idaea Fruit Extract, Vaccinium Myrtillus Fruit Extract, Polyquaternium-10, Lactic Acid, Sodium Benzoate, Potassium Sorbate, Parfum, Limonene.',
    parameters: {
      'hair-type': ['coloured'],
      concern: ['colour-protection'],
      scent: 'berry',
      vegan: true,
      'sulphate-free': true,
      'made-in': 'sweden',
    },
    images: ['nordlys-colour-lock-shampoo', 'banners/tall-nordlys'],
    goesWith: [
      'nordlys-deep-mask',
      'nordlys-hydra-repair-conditioner',
      'oxlab-permanent-colour',
      'oxlab-gloss-03',
    ],
    campaigns: [
      { when: 'september', off: 15 },
      { when: 'november', off: 20 },
    ],
    popularity: 940,
    added: '2024-03-11',
  },
  [
    ml(50, 590),
    ml(100, 860),
    ml(300, 1600),
    ml(500, 2290),
    ml(1000, 3290, salonShelf('shampoos')),
    carton(6, ml(300, 1600), 8490, salonShelf('shampoos')),
  ],
);

const nightRepair = sizes(
  {
    code: 'nordlys-night-repair-shampoo',
    sku: 'ND-NGT-SH',
    lead: '300',
    brand: 'nordlys',
    categories: ['shampoos'],
    name: t(
      'Night Repair sidemeid taastav šampoon',
      'Night Repair bond shampoo',
      'Восстанавливающий шампунь Night Repair',
      'Korjaava Night Repair -shampoo',
      'Atjaunojošs šampūns Night Repair',
    ),
    description: {
      et: 'Sulfaadivaba šampoon blondeeritud ja kuumusega kahjustatud juustele. Maleiinhappe ja aminohapete kompleks seob katkenud sidemeid juukse sees, nii murdub juus kammides vähem. Sobib ka pärast keemilist töötlust.',
      en: 'A sulphate-free shampoo for lightened and heat-damaged hair. A complex of maleic acid and amino acids links broken bonds inside the hair, so it snaps less when combed. Also for use after chemical services.',
      ru: 'Бессульфатный шампунь для осветлённых и повреждённых горячей укладкой волос. Комплекс малеиновой кислоты и аминокислот связывает разорванные связи внутри волоса, и он меньше ломается при расчёсывании. Подходит и после химических процедур.',
      fi: 'Sulfaatiton shampoo vaalennetuille ja lämmön vaurioittamille hiuksille. Maleiinihapon ja aminohappojen yhdistelmä sitoo katkenneita sidoksia hiuksen sisällä, joten hius katkeilee kammatessa vähemmän. Sopii myös kemiallisten käsittelyjen jälkeen.',
      lv: 'Šampūns bez sulfātiem balinātiem un karstuma bojātiem matiem. Maleīnskābes un aminoskābju komplekss savieno pārrautās saites mata iekšienē, tāpēc ķemmējot mati mazāk lūst. Piemērots arī pēc ķīmiskām procedūrām.',
    },
    usage: {
      et: 'Kanna märgadele juustele, vahuta ja jäta enne loputamist üheks minutiks mõjuma. Kasuta kaks korda nädalas.',
      en: 'Apply to wet hair, lather and leave for a minute before rinsing. Use twice a week.',
      ru: 'Нанесите на мокрые волосы, вспеньте и оставьте на минуту, затем смойте. Используйте два раза в неделю.',
      fi: 'Levitä märkiin hiuksiin, vaahdota ja anna vaikuttaa minuutin ennen huuhtelua. Käytä kaksi kertaa viikossa.',
      lv: 'Uzklājiet uz mitriem matiem, saputojiet un pirms skalošanas atstājiet uz minūti. Lietojiet divas reizes nedēļā.',
    },
    ingredients:
      'Aqua, Sodium Lauroyl Methyl Isethionate, Cocamidopropyl Betaine, Sodium Cocoyl Glycinate, Glycerin, Maleic Acid, Arginine, Serine, Hydrolyzed Keratin, Polyquaternium-7, Sodium Chloride, Citric Acid, Sodium Benzoate, Phenoxyethanol, Parfum.',
    parameters: {
      'hair-type': ['damaged', 'blonde'],
      concern: ['repair'],
      vegan: false,
      'sulphate-free': true,
      'made-in': 'sweden',
    },
    images: ['nordlys-night-repair-shampoo', 'covers/article-bond-repair', 'covers/article-blonde-care'],
    goesWith: ['nordlys-deep-mask', 'nordlys-arctic-lift', 'oxlab-violet-10', 'nordlys-heat-shield'],
    popularity: 720,
    added: '2026-10-28',
  },
  [
    ml(50, 640),
    ml(100, 940),
    ml(300, 1750),
    ml(500, 2490),
    ml(1000, 3590, salonShelf('shampoos')),
    carton(6, ml(300, 1750), 9290, salonShelf('shampoos')),
  ],
);

export const nordlysWash = gather(hydraShampoo, hydraConditioner, dailyBalance, colourLock, nightRepair);
