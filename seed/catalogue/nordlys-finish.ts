import { carton, ml } from './amounts.ts';
import { gather, sizes } from './builders.ts';
import { salonShelf } from './shared.ts';
import { t } from './texts.ts';

const deepMask = sizes(
  {
    code: 'nordlys-deep-mask',
    sku: 'ND-DEEP',
    lead: '250',
    brand: 'nordlys',
    categories: ['hair-masks'],
    name: t(
      'Deep Mask intensiivselt taastav mask',
      'Deep Mask intensive repair mask',
      'Маска интенсивного восстановления Deep Mask',
      'Tehokorjaava Deep Mask -naamio',
      'Intensīvi atjaunojoša maska Deep Mask',
    ),
    description: {
      et: 'Tihe mask kuivadele ja töödeldud juustele. Sheavõi ja keratiin siluvad kareda pinna, juuksed jäävad pehmeks ega lendle pärast kuivamist. Üks purk sobib nii pesukohale kui ka koju.',
      en: 'A dense mask for dry and treated hair. Shea butter and keratin fill a rough surface; the hair stays soft and dries without flyaways. One jar serves the wash unit and the home alike.',
      ru: 'Плотная маска для сухих и обработанных волос. Масло ши и кератин выравнивают шероховатую поверхность, волосы остаются мягкими и не пушатся после сушки. Подходит для салона и для дома.',
      fi: 'Täyteläinen naamio kuiville ja käsitellyille hiuksille. Karitevoi ja keratiini tasoittavat karhean pinnan, hiukset pysyvät pehmeinä eivätkä pörröydy kuivuessaan. Sama purkki sopii pesupaikalle ja kotiin.',
      lv: 'Bieza maska sausiem un apstrādātiem matiem. Šī sviests un keratīns izlīdzina raupjo virsmu, mati kļūst mīksti un žūstot nepūkojas. Piemērota gan salonam, gan mājām.',
    },
    usage: {
      et: 'Kanna pestud, rätikuga kuivatatud juuste pikkusele ja otstele. Jäta 5–10 minutiks mõjuma ja loputa. Kord nädalas.',
      en: 'Apply to the lengths and ends of washed, towel-dried hair. Leave for 5 to 10 minutes and rinse. Once a week.',
      ru: 'Нанесите на длину и концы вымытых, подсушенных полотенцем волос. Оставьте на 5–10 минут и смойте. Раз в неделю.',
      fi: 'Levitä pestyjen, pyyhekuivien hiusten pituuksiin ja latvoihin. Anna vaikuttaa 5–10 minuuttia ja huuhtele. Kerran viikossa.',
      lv: 'Uzklājiet mazgātu, dvielī nosusinātu matu garumiem un galiem. Atstājiet uz 5–10 minūtēm un izskalojiet. Reizi nedēļā.',
    },
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Methosulfate, Butyrospermum Parkii Butter, Glycerin, Cetyl Esters, Hydrolyzed Keratin, Panthenol, Amodimethicone, Tocopheryl Acetate, Citric Acid, Phenoxyethanol, Ethylhexylglycerin, Parfum, Linalool.',
    parameters: {
      'hair-type': ['dry', 'damaged'],
      concern: ['repair', 'moisture'],
      vegan: false,
      'made-in': 'sweden',
    },
    images: ['nordlys-deep-mask', 'banners/banner-plinths', 'covers/article-bond-repair'],
    goesWith: ['nordlys-night-repair-shampoo', 'nordlys-hydra-repair-shampoo', 'fjordform-carbon-combs'],
    popularity: 860,
    added: '2024-02-05',
  },
  [
    ml(50, 790),
    ml(100, 1190),
    ml(250, 2190),
    ml(500, 3690, salonShelf('hair-masks')),
    ml(1000, 5990, salonShelf('hair-masks')),
  ],
);

const dryShampoo = sizes(
  {
    code: 'nordlys-dry-shampoo',
    sku: 'ND-DRY',
    lead: '250',
    brand: 'nordlys',
    categories: ['dry-shampoo'],
    name: t(
      'Dry Shampoo nähtamatu kuivšampoon',
      'Dry Shampoo, invisible',
      'Невидимый сухой шампунь Dry Shampoo',
      'Näkymätön Dry Shampoo -kuivashampoo',
      'Neredzams sausais šampūns Dry Shampoo',
    ),
    description: {
      et: 'Riisitärklis imab juuksejuurtest rasu ega jäta tumedale juuksele valget kirme. Juuksed tõusevad juurtelt ja värske soeng püsib ühe päeva kauem. Lõhn haihtub mõne minutiga.',
      en: 'Rice starch takes up oil at the roots and leaves no white cast on dark hair. The roots lift and a style lasts a day longer. The scent is gone within minutes.',
      ru: 'Рисовый крахмал впитывает кожный жир у корней и не оставляет белого налёта на тёмных волосах. Корни приподнимаются, укладка держится на день дольше. Запах исчезает за несколько минут.',
      fi: 'Riisitärkkelys imee rasvan tyvestä eikä jätä tummiin hiuksiin valkoista jälkeä. Tyvi nousee ja kampaus kestää päivän pidempään. Tuoksu haihtuu muutamassa minuutissa.',
      lv: 'Rīsu ciete uzsūc taukus pie matu saknēm un neatstāj baltu nokrāsu uz tumšiem matiem. Saknes paceļas, un frizūra turas dienu ilgāk. Aromāts izgaist dažās minūtēs.',
    },
    usage: {
      et: 'Loksuta. Pihusta 25 cm kauguselt juuksejuurtele, oota üks minut ja harja läbi. Ära kasuta lahtise tule lähedal.',
      en: 'Shake. Spray the roots from 25 cm, wait a minute and brush through. Do not use near an open flame.',
      ru: 'Встряхните. Распылите на корни с расстояния 25 см, подождите минуту и расчешите. Не используйте вблизи открытого огня.',
      fi: 'Ravista. Suihkuta tyveen 25 cm:n päästä, odota minuutti ja harjaa läpi. Älä käytä avotulen lähellä.',
      lv: 'Saskaliniet. Izsmidziniet uz saknēm no 25 cm attāluma, pagaidiet minūti un izķemmējiet. Nelietojiet atklātas liesmas tuvumā.',
    },
    ingredients:
      'Butane, Isobutane, Propane, Alcohol Denat., Oryza Sativa Starch, Aluminum Starch Octenylsuccinate, Silica, Isopropyl Myristate, Parfum, Limonene, Linalool.',
    parameters: { 'hair-type': ['all'], concern: ['volume'], vegan: true, 'made-in': 'sweden' },
    images: ['nordlys-dry-shampoo'],
    restrictions: ['aerosol-finland'],
    goesWith: ['silksalt-volume-mousse', 'fjordform-soft-paddle', 'nordlys-colour-lock-shampoo'],
    campaigns: [{ when: 'weekend', off: 25 }],
    popularity: 670,
    added: '2025-05-19',
  },
  [ml(75, 690), ml(250, 1390), ml(400, 1890), carton(6, ml(250, 1390), 7390, salonShelf('dry-shampoo'))],
);

const heatShield = sizes(
  {
    code: 'nordlys-heat-shield',
    sku: 'ND-HEAT',
    lead: '200',
    brand: 'nordlys',
    categories: ['heat-protection', 'leave-in-care'],
    name: t(
      'Heat Shield kuumakaitsesprei',
      'Heat Shield thermal mist',
      'Термозащитный спрей Heat Shield',
      'Heat Shield -lämpösuojasuihke',
      'Termoaizsardzības sprejs Heat Shield',
    ),
    description: {
      et: 'Kerge udu, mis kaitseb juukseid fööni, sirgendaja ja lokitangide kuumuse eest kuni 230 °C. Ei jäta juukseid kleepuvaks ega suitse plaatide vahel. Annab ka veidi läiget ja teeb kammimise lihtsamaks.',
      en: 'A light mist that protects the hair from the heat of dryer, straightener and curling iron up to 230 °C. It does not stick and does not smoke between the plates. Adds a little shine and eases combing.',
      ru: 'Лёгкий спрей защищает волосы от жара фена, выпрямителя и плойки до 230 °C. Не склеивает волосы и не дымит между пластинами. Добавляет немного блеска и облегчает расчёсывание.',
      fi: 'Kevyt suihke suojaa hiuksia hiustenkuivaajan, suoristusraudan ja kihartimen kuumuudelta 230 °C:seen asti. Ei tahmaa eikä savua levyjen välissä. Antaa hieman kiiltoa ja helpottaa kampaamista.',
      lv: 'Viegla migla sargā matus no fēna, taisnotāja un lokšķēru karstuma līdz 230 °C. Nepadara matus lipīgus un nekūp starp plātnēm. Piešķir nedaudz spīduma un atvieglo ķemmēšanu.',
    },
    usage: {
      et: 'Pihusta niisketele või kuivadele juustele 20 cm kauguselt, kammi läbi ja lase enne kuumutamist kuivada.',
      en: 'Spray on damp or dry hair from 20 cm, comb through and let it dry before applying heat.',
      ru: 'Распылите на влажные или сухие волосы с расстояния 20 см, расчешите и дайте высохнуть перед укладкой.',
      fi: 'Suihkuta kosteisiin tai kuiviin hiuksiin 20 cm:n päästä, kampaa läpi ja anna kuivua ennen lämpökäsittelyä.',
      lv: 'Izsmidziniet uz mitriem vai sausiem matiem no 20 cm attāluma, izķemmējiet un pirms karsēšanas ļaujiet nožūt.',
    },
    ingredients:
      'Aqua, Alcohol Denat., PVP/VA Copolymer, Hydrolyzed Wheat Protein, Panthenol, Quaternium-80, PEG-40 Hydrogenated Castor Oil, Propylene Glycol, Citric Acid, Phenoxyethanol, Parfum.',
    parameters: {
      'hair-type': ['all'],
      concern: ['heat-protection', 'shine'],
      vegan: true,
      'made-in': 'sweden',
    },
    images: ['nordlys-heat-shield', 'banners/banner-tools'],
    goesWith: ['lumi-line-pro', 'lumi-aura-2400', 'lumi-curl', 'oxlab-gloss-03'],
    popularity: 830,
    added: '2024-09-02',
  },
  [
    ml(50, 690),
    ml(100, 1040),
    ml(200, 1640),
    ml(300, 2190),
    carton(6, ml(200, 1640), 8690, salonShelf('heat-protection')),
  ],
);

export const nordlysFinish = gather(deepMask, dryShampoo, heatShield);
