import { carton, ml } from './amounts.ts';
import { gather, sizes } from './builders.ts';
import { salonShelf } from './shared.ts';
import { t } from './texts.ts';

const tarShampoo = sizes(
  {
    code: 'kask-birch-tar-shampoo',
    sku: 'KA-TAR',
    lead: '300',
    brand: 'kask',
    categories: ['barber-washing', 'shampoos'],
    name: t(
      'Birch Tar sügavpuhastav šampoon juustele ja habemele',
      'Birch Tar deep cleanse for hair and beard',
      'Шампунь глубокой очистки Birch Tar для волос и бороды',
      'Syväpuhdistava Birch Tar -shampoo hiuksille ja parralle',
      'Dziļi attīrošs šampūns Birch Tar matiem un bārdai',
    ),
    description: {
      et: 'Šampoon, mis peseb välja savi, vaha ja habemeõli ühe korraga. Kasetõrv ja salitsüülhape hoiavad peanaha ketendust vaos, mentool jahutab. Tõrvalõhn on tuntav pestes ja kaob kuivades.',
      en: 'A shampoo that takes out clay, wax and beard oil in one wash. Birch tar and salicylic acid keep flaking in check, menthol cools. The smell of tar is there while you wash and gone when dry.',
      ru: 'Шампунь за одно мытьё удаляет глину, воск и масло для бороды. Берёзовый дёготь и салициловая кислота сдерживают шелушение, ментол охлаждает. Запах дёгтя чувствуется при мытье и исчезает после сушки.',
      fi: 'Shampoo pesee saven, vahan ja partaöljyn pois yhdellä kerralla. Koivunterva ja salisyylihappo pitävät hilseilyn kurissa, mentoli viilentää. Tervan tuoksu tuntuu pestessä ja häviää kuivuessa.',
      lv: 'Šampūns vienā reizē izmazgā mālu, vasku un bārdas eļļu. Bērza darva un salicilskābe ierobežo zvīņošanos, mentols atvēsina. Darvas aromāts jūtams mazgājot un pazūd izžūstot.',
    },
    usage: {
      et: 'Kanna märgadele juustele ja habemele, masseeri ühe minuti jooksul ja loputa. Kuni kolm korda nädalas.',
      en: 'Apply to wet hair and beard, massage for a minute and rinse. Up to three times a week.',
      ru: 'Нанесите на мокрые волосы и бороду, массируйте минуту и смойте. До трёх раз в неделю.',
      fi: 'Levitä märkiin hiuksiin ja partaan, hiero minuutin ajan ja huuhtele. Enintään kolme kertaa viikossa.',
      lv: 'Uzklājiet mitriem matiem un bārdai, minūti masējiet un izskalojiet. Līdz trim reizēm nedēļā.',
    },
    ingredients:
      'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Sodium Chloride, Betula Alba Oil, Salicylic Acid, Menthol, Panthenol, Juniperus Oxycedrus Wood Tar, Citric Acid, Sodium Benzoate, Potassium Sorbate, Parfum.',
    parameters: {
      'hair-type': ['oily-scalp', 'beard'],
      concern: ['cleansing', 'scalp-balance'],
      scent: ['birch', 'menthol'],
      vegan: true,
      'sulphate-free': false,
      'made-in': 'estonia',
    },
    images: ['kask-tar-shampoo', 'banners/banner-kask'],
    goesWith: ['kask-beard-oil', 'kask-matte-clay', 'kask-shave-cream'],
    campaigns: [{ when: 'november', off: 15 }],
    popularity: 650,
    added: '2024-07-08',
  },
  [
    ml(50, 540),
    ml(100, 790),
    ml(300, 1490),
    ml(500, 2190),
    ml(1000, 3290, salonShelf('barber-washing')),
    carton(6, ml(300, 1490), 7890, salonShelf('barber-washing')),
  ],
);

const shaveCream = sizes(
  {
    code: 'kask-shave-cream',
    sku: 'KA-SHA',
    lead: '150',
    brand: 'kask',
    categories: ['shaving'],
    name: t(
      'Shave raseerimiskreem kase ja mentooliga',
      'Shave cream with birch and menthol',
      'Крем для бритья Shave с берёзой и ментолом',
      'Shave-koivu-mentoliparranajovoide',
      'Skūšanās krēms Shave ar bērzu un mentolu',
    ),
    description: {
      et: 'Tihe raseerimiskreem, mis vahutab pintsliga ja libiseb ka ilma selleta. Kasemahl ja glütseriin hoiavad karva niiskena kogu raseerimise aja, mentool võtab pärast punetust vähemaks. Ei kuiva nahale ka pikema töö juures.',
      en: 'A dense cream that lathers with a brush and glides without one. Birch sap and glycerin keep the stubble moist throughout, menthol takes down redness afterwards. It does not dry on the skin even in longer work.',
      ru: 'Плотный крем взбивается помазком, но хорошо скользит и без него. Берёзовый сок и глицерин сохраняют щетину влажной до конца бритья, ментол уменьшает покраснение. Не высыхает на коже даже при долгой работе.',
      fi: 'Täyteläinen voide vaahtoaa sudilla ja liukuu ilmankin. Koivunmahla ja glyseriini pitävät sängen kosteana koko parranajon ajan, mentoli vähentää punoitusta. Ei kuivu iholle pidemmässäkään työssä.',
      lv: 'Blīvs krēms puto ar otu un slīd arī bez tās. Bērzu sula un glicerīns visu skūšanās laiku uztur rugājus mitrus, mentols mazina apsārtumu. Neizžūst uz ādas arī ilgākā darbā.',
    },
    usage: {
      et: 'Niisuta nahka sooja rätikuga, kanna kreem peale pintsli või sõrmedega, raseeri karvakasvu suunas. Loputa jaheda veega.',
      en: 'Soften the skin with a hot towel, apply with brush or fingers, shave with the grain. Rinse with cool water.',
      ru: 'Распарьте кожу тёплым полотенцем, нанесите помазком или пальцами, брейте по росту волос. Смойте прохладной водой.',
      fi: 'Pehmitä iho lämpimällä pyyhkeellä, levitä sudilla tai sormin ja aja karvan kasvusuuntaan. Huuhtele viileällä vedellä.',
      lv: 'Mīkstiniet ādu ar siltu dvieli, uzklājiet ar otu vai pirkstiem, skujiet apmatojuma augšanas virzienā. Noskalojiet ar vēsu ūdeni.',
    },
    ingredients:
      'Aqua, Stearic Acid, Glycerin, Potassium Hydroxide, Cocos Nucifera Oil, Myristic Acid, Betula Alba Juice, Menthol, Allantoin, Sodium Hydroxide, Tocopherol, Phenoxyethanol, Parfum, Limonene.',
    parameters: { concern: ['soothing'], scent: ['birch', 'menthol'], vegan: true, 'made-in': 'estonia' },
    images: ['kask-shave-cream'],
    goesWith: ['kask-beard-oil', 'puhas-nonwoven-towels', 'kask-birch-tar-shampoo'],
    popularity: 490,
    added: '2024-07-08',
  },
  [
    ml(75, 790),
    ml(150, 1290),
    ml(250, 1790),
    ml(500, 2890, { ...salonShelf('shaving'), stock: 'out', disabled: true }),
    carton(6, ml(150, 1290), 6890, salonShelf('shaving')),
  ],
);

const matteClay = sizes(
  {
    code: 'kask-matte-clay',
    sku: 'KA-CLA',
    lead: '100',
    brand: 'kask',
    categories: ['barber-styling'],
    name: t(
      'Matte Clay matt juuksesavi',
      'Matte Clay, strong hold',
      'Матовая глина для волос Matte Clay',
      'Matte Clay -mattasavi',
      'Matēts matu māls Matte Clay',
    ),
    description: {
      et: 'Tugeva fiksatsiooniga savi lühikesele ja poolpikale juuksele. Kaoliin annab mati pinna ja kohevuse, mesilasvaha laseb soengut päeva jooksul uuesti vormida. Tuleb välja ühe šampoonipesuga.',
      en: 'A strong-hold clay for short and mid-length hair. Kaolin gives a matte surface and volume, beeswax lets the style be reworked through the day. It washes out with one shampoo.',
      ru: 'Глина сильной фиксации для коротких и средних волос. Каолин придаёт матовость и объём, пчелиный воск позволяет поправлять укладку в течение дня. Смывается за одно мытьё шампунем.',
      fi: 'Vahvapitoinen savi lyhyisiin ja puolipitkiin hiuksiin. Kaoliini antaa mattapinnan ja tuuheutta, mehiläisvahan ansiosta kampausta voi muotoilla päivän mittaan uudelleen. Lähtee yhdellä shampoopesulla.',
      lv: 'Stipras fiksācijas māls īsiem un pusgariem matiem. Kaolīns piešķir matētu virsmu un apjomu, bišu vasks ļauj frizūru dienas laikā pārveidot. Izmazgājas ar šampūnu vienā reizē.',
    },
    usage: {
      et: 'Soojenda herneterasuurune kogus peopesade vahel ja lükka kuivadesse juustesse juurtest otste suunas.',
      en: 'Warm a pea-sized amount between the palms and push into dry hair from roots to ends.',
      ru: 'Разогрейте в ладонях количество с горошину и нанесите на сухие волосы от корней к концам.',
      fi: 'Lämmitä herneen kokoinen määrä kämmenten välissä ja työstä kuiviin hiuksiin tyvestä latvoihin.',
      lv: 'Sasildiet zirņa lieluma daudzumu plaukstās un iestrādājiet sausos matos no saknēm līdz galiem.',
    },
    ingredients:
      'Aqua, Kaolin, Cera Alba, Cetearyl Alcohol, Ricinus Communis Seed Oil, Glyceryl Stearate, Lanolin, Bentonite, Copernicia Cerifera Cera, PVP, Glycerin, Phenoxyethanol, Ethylhexylglycerin, Parfum.',
    parameters: {
      'hair-type': ['all'],
      hold: 'strong',
      finish: 'matte',
      scent: 'cedar',
      vegan: false,
      'made-in': 'estonia',
    },
    images: ['kask-matte-clay', 'banners/banner-kask'],
    goesWith: ['kask-birch-tar-shampoo', 'silksalt-sea-salt-spray', 'fjordform-carbon-combs'],
    campaigns: [
      { when: 'september', off: 20 },
      { when: 'november', off: 20 },
    ],
    popularity: 820,
    added: '2024-07-08',
  },
  [
    ml(30, 790),
    ml(50, 1090),
    ml(100, 1690),
    ml(250, 3290),
    carton(6, ml(100, 1690), 8990, salonShelf('barber-styling')),
  ],
);

const beardOil = sizes(
  {
    code: 'kask-beard-oil',
    sku: 'KA-OIL',
    lead: '30',
    brand: 'kask',
    categories: ['beard-care'],
    name: t(
      'Habemeõli kase ja seedriga',
      'Beard oil with birch and cedar',
      'Масло для бороды с берёзой и кедром',
      'Koivu-setripartaöljy',
      'Bārdas eļļa ar bērzu un ciedru',
    ),
    description: {
      et: 'Õli, mis pehmendab habet ja võtab sügeluse nahalt. Jojoba- ja viinamarjaseemneõli imenduvad rasvase kileta. Kase- ja seedrilõhn on tagasihoidlik ega sega parfüümi.',
      en: 'An oil that softens the beard and takes the itch off the skin. Jojoba and grape seed oils sink in without a greasy film. The scent of birch and cedar is quiet and leaves room for cologne.',
      ru: 'Масло смягчает бороду и снимает зуд кожи. Масла жожоба и виноградных косточек впитываются без жирной плёнки. Аромат берёзы и кедра ненавязчивый и не спорит с парфюмом.',
      fi: 'Öljy pehmentää partaa ja poistaa ihon kutinan. Jojoba- ja rypäleensiemenöljy imeytyvät ilman rasvaista kalvoa. Koivun ja setrin tuoksu on hillitty eikä peitä hajuvettä.',
      lv: 'Eļļa mīkstina bārdu un noņem ādas niezi. Jojobas un vīnogu kauliņu eļļa iesūcas bez taukainas plēvītes. Bērza un ciedra aromāts ir atturīgs un netraucē smaržām.',
    },
    usage: {
      et: 'Tilguta peopesale 3–6 tilka, masseeri puhtasse niiskesse habemesse ja nahka selle all, kammi läbi.',
      en: 'Put 3 to 6 drops in the palm, work into a clean, damp beard and the skin beneath, comb through.',
      ru: 'Капните 3–6 капель на ладонь, вотрите в чистую влажную бороду и кожу под ней, расчешите.',
      fi: 'Tiputa kämmenelle 3–6 tippaa, hiero puhtaaseen kosteaan partaan ja ihoon sen alla, kampaa läpi.',
      lv: 'Uzpiliniet uz plaukstas 3–6 pilienus, iestrādājiet tīrā, mitrā bārdā un ādā zem tās, izķemmējiet.',
    },
    ingredients:
      'Simmondsia Chinensis Seed Oil, Vitis Vinifera Seed Oil, Prunus Amygdalus Dulcis Oil, Argania Spinosa Kernel Oil, Cedrus Atlantica Bark Oil, Betula Alba Bark Extract, Tocopherol, Parfum, Limonene.',
    parameters: {
      'hair-type': ['beard'],
      concern: ['nourishment', 'soothing'],
      scent: ['birch', 'cedar'],
      material: 'glass',
      vegan: true,
      'made-in': 'estonia',
    },
    images: ['kask-beard-oil', 'banners/banner-kask'],
    goesWith: ['kask-birch-tar-shampoo', 'kask-matte-clay', 'kask-shave-cream'],
    popularity: 700,
    added: '2024-07-08',
  },
  [ml(10, 790), ml(30, 1590), ml(50, 2290), ml(100, 3890), carton(6, ml(30, 1590), 8390)],
);

export const kaskCare = gather(tarShampoo, shaveCream, matteClay, beardOil);
