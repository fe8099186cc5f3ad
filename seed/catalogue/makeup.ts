import { lipstickShades } from './aurelle-shades.ts';
import { colourWords, type NounForm } from './colour-words.ts';
import { join, same } from './texts.ts';
import type { Texts } from './texts.ts';
import { options, partOf, type Line, type LineItem } from './lines.ts';

const lipstick: Texts = {
  et: 'Satiinne huulepulk',
  en: 'Satin lipstick',
  ru: 'Сатиновая помада',
  fi: 'Satiininen huulipuna',
  lv: 'Satīna lūpu krāsa',
};
const mascaraForm: NounForm = { ru: 'f', lv: 'f' };

const mascaraRemoval: Texts = {
  et: 'Kanna ripsmejuurest otste poole siksakiga, teine kiht enne esimese kuivamist. Kasuta ära 6 kuu jooksul pärast avamist.',
  en: 'Work from the root to the tips in a zigzag, the second coat before the first is dry. Use within 6 months of opening.',
  ru: 'Наносите от корней к кончикам зигзагом, второй слой — пока не высох первый. После вскрытия используйте 6 месяцев.',
  fi: 'Levitä tyvestä kärkiin siksakliikkein, toinen kerros ennen kuin ensimmäinen kuivuu. Käytä 6 kuukauden kuluessa avaamisesta.',
  lv: 'Klājiet no saknēm uz galiem zigzagā, otro kārtu, pirms pirmā izžuvusi. Pēc atvēršanas izlietojiet 6 mēnešos.',
};

const lines: readonly Line[] = [
  {
    family: {
      code: 'aurelle-satin-lipstick',
      kind: 'shade',
      lead: 'AU-LS-07',
      name: join(' ', lipstick, { ...same('3,5 g'), en: '3.5 g', ru: '3,5 г' }),
    },
    brand: 'aurelle',
    categories: ['lip-makeup'],
    name: lipstick,
    description: {
      et: 'Satiinse läikega huulepulk, mis katab ühe tõmbega ega kuivata huuli. Terav lõige järgib huulekontuuri, nii et pliiatsita saab ka. Metallkest klõpsatab kinni ja kannatab meigikohvrit.',
      en: 'A satin lipstick that covers in one stroke and does not dry the lips. The slanted tip follows the contour, so it works without a pencil too. The metal case clicks shut and stands life in a make-up case.',
      ru: 'Помада с сатиновым блеском перекрывает губы одним движением и не сушит их. Скошенный кончик повторяет контур, можно обойтись без карандаша. Металлический футляр защёлкивается и выдерживает жизнь в кейсе визажиста.',
      fi: 'Satiinikiiltoinen huulipuna, joka peittää yhdellä vedolla eikä kuivata huulia. Viisto kärki seuraa huulten ääriviivaa, joten rajauskynää ei välttämättä tarvita. Metallikotelo napsahtaa kiinni ja kestää meikkilaukussa.',
      lv: 'Lūpu krāsa ar satīna spīdumu nosedz ar vienu vilcienu un nesausina lūpas. Slīpais gals seko kontūrai, tāpēc var iztikt bez zīmuļa. Metāla korpuss aizveras ar klikšķi un iztur grima somu.',
    },
    usage: {
      et: 'Kanna huule keskelt nurkade poole. Püsivuse jaoks vajuta salvrätikuga üle ja lisa teine kiht.',
      en: 'Apply from the middle of the lip to the corners. For wear, blot with a tissue and add a second coat.',
      ru: 'Наносите от середины губ к уголкам. Для стойкости промокните салфеткой и нанесите второй слой.',
      fi: 'Levitä huulten keskeltä suupieliin. Kestävyyttä saat painamalla paperilla ja lisäämällä toisen kerroksen.',
      lv: 'Uzklājiet no lūpu vidus uz kaktiņiem. Noturībai nosusiniet ar salveti un uzklājiet otro kārtu.',
    },
    ingredients:
      'Ricinus Communis Seed Oil, Octyldodecanol, Caprylic/Capric Triglyceride, Candelilla Cera, Copernicia Cerifera Cera, Mica, Butyrospermum Parkii Butter, Tocopherol, Ascorbyl Palmitate, Parfum, [+/- CI 77891, CI 77491, CI 77492, CI 77499, CI 15850, CI 45410, CI 42090]',
    content: { amount: 3.5, unit: 'g' },
    parameters: { finish: 'satin', vegan: true },
    popularity: 530,
    added: '2025-04-07',
    campaigns: [{ when: 'december', off: 20, only: (item) => item.shade?.tone === 'rose' }],
    goesWith: ['AU-NL-12', 'AU-PRI-40'],
    scenes: ['banners/banner-makeup', 'covers/event-makeup-class'],
    items: lipstickShades.map((shade) => ({
      sku: `AU-LS-${shade.code}`,
      name: options(join(' ', lipstick, same(shade.code)), shade.name),
      detail: join(' ', same(shade.code), shade.name),
      cents: 1290,
      photo: shade.photo,
      weight_g: 26,
      shade: { code: shade.code, hex: shade.hex, tone: shade.tone, tone_name: shade.tone_name },
      parameters: { colour: shade.colour },
    })),
  },
  mascara({
    code: 'volume',
    prefix: 'VOL',
    cents: 1490,
    name: {
      et: 'Volume ripsmetušš',
      en: 'Volume mascara',
      ru: 'Тушь для ресниц Volume',
      fi: 'Volume-ripsiväri',
      lv: 'Skropstu tuša Volume',
    },
    description: {
      et: 'Kohevust lisav ripsmetušš tiheda koonilise harjaga. Vahad ja riitsinusõli katavad iga ripsme, ilma et see kõvaks läheks. Tuleb maha kahefaasilise meigieemaldajaga.',
      en: 'Volumising mascara with a dense conical brush. Waxes and castor oil coat every lash without stiffening it. Comes off with a two-phase remover.',
      ru: 'Тушь для объёма с густой конической щёточкой. Воски и касторовое масло окутывают каждую ресницу и не делают её жёсткой. Смывается двухфазным средством.',
      fi: 'Tuuheuttava ripsiväri, jossa on tiheä kartionmallinen harja. Vahat ja risiiniöljy peittävät jokaisen ripsen jäykistämättä sitä. Lähtee kaksivaiheisella meikinpoistoaineella.',
      lv: 'Apjomu veidojoša skropstu tuša ar blīvu konisku otiņu. Vaski un rīcineļļa pārklāj katru skropstu, nepadarot to stīvu. Noņemama ar divfāžu grima noņēmēju.',
    },
  }),
  mascara({
    code: 'length',
    prefix: 'LEN',
    cents: 1490,
    name: {
      et: 'Length pikendav ripsmetušš',
      en: 'Length mascara',
      ru: 'Удлиняющая тушь Length',
      fi: 'Length-ripsiväri, pidentävä',
      lv: 'Pagarinoša skropstu tuša Length',
    },
    description: {
      et: 'Peene kammiga ripsmetušš, mis eraldab ja pikendab ka lühikesi ripsmeid. Õhuke kile püsib paigal ja tuleb sooja veega maha tükkidena, mitte plekina. Sobib kontaktläätse kandjale.',
      en: 'A mascara with a fine comb that separates and lengthens short lashes too. The thin film stays put and comes off in warm water in flakes instead of smears. Suitable for contact lens wearers.',
      ru: 'Тушь с тонкой гребёнкой разделяет и удлиняет даже короткие ресницы. Тонкая плёнка держится на месте и снимается тёплой водой, не оставляя разводов. Подходит тем, кто носит контактные линзы.',
      fi: 'Hienolla kammalla varustettu ripsiväri, joka erottelee ja pidentää lyhyetkin ripset. Ohut kalvo pysyy paikallaan ja irtoaa lämpimällä vedellä tahraamatta. Sopii piilolinssien käyttäjälle.',
      lv: 'Skropstu tuša ar smalku ķemmīti atdala un pagarina arī īsas skropstas. Plānā plēvīte turas vietā un noņemama ar siltu ūdeni, nesmērējoties. Piemērota kontaktlēcu lietotājiem.',
    },
  }),
  mascara({
    code: 'rain',
    prefix: 'RAI',
    cents: 1590,
    name: {
      et: 'Rain veekindel ripsmetušš',
      en: 'Rain waterproof mascara',
      ru: 'Водостойкая тушь Rain',
      fi: 'Rain-ripsiväri, vedenkestävä',
      lv: 'Ūdensizturīga skropstu tuša Rain',
    },
    description: {
      et: 'Veekindel ripsmetušš pulmameigiks, pildistamiseks ja vihmaks. Peenike hari ulatub sisenurga lühikeste ripsmeteni. Eemalda õlipõhise puhastajaga.',
      en: 'Waterproof mascara for bridal make-up, photo work and rain. The slim brush reaches the short lashes at the inner corner. Remove with an oil-based cleanser.',
      ru: 'Водостойкая тушь для свадебного макияжа, съёмки и дождя. Тонкая щёточка достаёт до коротких ресниц во внутреннем уголке. Снимайте средством на масляной основе.',
      fi: 'Vedenkestävä ripsiväri häämeikkiin, kuvauksiin ja sateeseen. Ohut harja ylettyy sisänurkan lyhyisiin ripsiin. Poista öljypohjaisella puhdistusaineella.',
      lv: 'Ūdensizturīga skropstu tuša kāzu grimam, fotosesijām un lietum. Tievā otiņa aizsniedz īsās skropstas iekšējā kaktiņā. Noņemiet ar līdzekli uz eļļas bāzes.',
    },
  }),
  {
    brand: 'aurelle',
    categories: ['eye-makeup'],
    name: {
      et: 'Soleil lauvärvipalett',
      en: 'Soleil eye palette',
      ru: 'Палетка теней Soleil',
      fi: 'Soleil-luomiväripaletti',
      lv: 'Acu ēnu palete Soleil',
    },
    description: {
      et: 'Kuus sooja neutraalset lauvärvi, neli matti ja kaks satiinset. Peenelt jahvatatud pigment kandub nahale õhukeselt ja hajub ilma servata. Karbis on täislaiuses peegel.',
      en: 'Six warm neutral shadows, four matt and two satin. The pigment is finely milled, goes on thin and blends without an edge. Full-width mirror in the lid.',
      ru: 'Шесть тёплых нейтральных оттенков: четыре матовых и два сатиновых. Пигмент тонкого помола ложится тонко и растушёвывается без границ. В крышке зеркало во всю ширину.',
      fi: 'Kuusi lämmintä neutraalia luomiväriä, neljä mattaa ja kaksi satiinista. Hienoksi jauhettu pigmentti levittyy ohuesti ja häivyttyy ilman rajoja. Kannessa on koko levyinen peili.',
      lv: 'Seši silti, neitrāli toņi: četri matēti un divi satīna. Smalki malts pigments klājas plāni un izkliedējas bez malām. Vākā spogulis visā platumā.',
    },
    usage: {
      et: 'Kata laug baasiga, kanna hele toon üle terve lau, tume voldi sisse ja satiinne lau keskele.',
      en: 'Prime the lid, apply the light shade all over, the dark one in the crease and the satin one in the middle.',
      ru: 'Нанесите базу, светлый оттенок — на всё веко, тёмный — в складку, сатиновый — в центр века.',
      fi: 'Pohjusta luomi, levitä vaalea sävy koko luomelle, tumma vakoon ja satiininen keskelle.',
      lv: 'Uzklājiet bāzi, gaišo toni pa visu plakstiņu, tumšo krokā un satīna toni plakstiņa vidū.',
    },
    ingredients:
      'Mica, Talc, Zinc Stearate, Caprylic/Capric Triglyceride, Dimethicone, Silica, Tocopherol, Caprylyl Glycol, [+/- CI 77891, CI 77491, CI 77492, CI 77499]',
    content: { amount: 9, unit: 'g' },
    parameters: { finish: ['matte', 'satin'], vegan: true },
    added: '2025-04-07',
    goesWith: ['AU-MAS-VOL-NO', 'AU-PRI-40', 'AU-BRO-M'],
    scenes: ['banners/banner-makeup'],
    items: [{ sku: 'AU-EYE-SOL', cents: 2990, photo: 'aurelle-eye-palette', weight_g: 120 }],
  },
  {
    brand: 'aurelle',
    categories: ['face-makeup'],
    name: {
      et: 'Rosé põsepunapalett',
      en: 'Rosé cheek palette',
      ru: 'Палетка румян Rosé',
      fi: 'Rosé-poskipunapaletti',
      lv: 'Vaigu sārtuma palete Rosé',
    },
    description: {
      et: 'Kolm roosat põsepuna ja üks särapuuder, mis segunevad omavahel iga jumega. Tooni saab kihiti lisada, see ei jää laiguliseks. Karbis on peegel, pigmendid on vahetatavad.',
      en: 'Three rose blushers and one highlighter that mix to suit any complexion. The colour builds in layers without going patchy. Mirror in the lid, pans are replaceable.',
      ru: 'Три розовых румян и один хайлайтер, которые смешиваются под любой тон кожи. Цвет наслаивается и не ложится пятнами. В крышке зеркало, рефилы сменные.',
      fi: 'Kolme ruusunpunaista poskipunaa ja yksi korostuspuuteri, joita voi sekoittaa jokaiselle iholle sopivaksi. Väriä voi kerrostaa ilman laikkuja. Kannessa on peili, ja napit ovat vaihdettavia.',
      lv: 'Trīs rozā sārtumi un viens izgaismotājs, ko var jaukt jebkuram sejas tonim. Krāsu var klāt kārtām, un tā nekļūst plankumaina. Vākā spogulis, pildījumi maināmi.',
    },
    usage: {
      et: 'Kanna põsesarnale ringjate liigutustega, särapuuder põse kõrgemale osale.',
      en: 'Apply to the cheekbone in circles, the highlighter on its highest point.',
      ru: 'Наносите на скулы круговыми движениями, хайлайтер — на самую высокую точку.',
      fi: 'Levitä poskipäille pyörivin liikkein, korostuspuuteri niiden korkeimpaan kohtaan.',
      lv: 'Klājiet uz vaigu kauliem apļveida kustībām, izgaismotāju uz augstākā punkta.',
    },
    ingredients:
      'Talc, Mica, Zea Mays Starch, Magnesium Stearate, Caprylic/Capric Triglyceride, Squalane, Tocopherol, [+/- CI 77891, CI 77491, CI 15850, CI 45410]',
    content: { amount: 12, unit: 'g' },
    parameters: { finish: 'satin', vegan: true },
    added: '2025-04-07',
    goesWith: ['AU-PRI-40', 'AU-LS-06'],
    scenes: ['banners/banner-makeup'],
    items: [{ sku: 'AU-BLU-ROS', cents: 2790, photo: 'aurelle-blush-palette', weight_g: 130 }],
  },
  {
    family: { code: 'aurelle-brow-kit', kind: 'option', lead: 'AU-BRO-M' },
    brand: 'aurelle',
    categories: ['brow-makeup'],
    name: {
      et: 'Kulmukomplekt',
      en: 'Brow kit',
      ru: 'Набор для бровей',
      fi: 'Kulmasetti',
      lv: 'Uzacu komplekts',
    },
    description: {
      et: 'Kaks kulmupuudrit ja kinnitusvaha peegliga karbis, komplektis kaldotsaga pintsel. Puudrid segunevad kliendi juuksetooni järgi, vaha hoiab karvad paigal.',
      en: 'Two brow powders and a setting wax in a mirrored case, with an angled brush. The powders mix to the hair colour of the client and the wax keeps the hairs in place.',
      ru: 'Две пудры для бровей и фиксирующий воск в футляре с зеркалом, в комплекте скошенная кисть. Пудры смешиваются под цвет волос клиента, воск держит волоски на месте.',
      fi: 'Kaksi kulmapuuteria ja kiinnittävä vaha peilikotelossa, mukana viistosivellin. Puuterit sekoitetaan asiakkaan hiusten sävyyn, ja vaha pitää karvat paikoillaan.',
      lv: 'Divi uzacu pūderi un fiksējošs vasks kastītē ar spoguli, komplektā slīpa otiņa. Pūderus var sajaukt pēc klienta matu toņa, vasks notur matiņus vietā.',
    },
    ingredients:
      'Talc, Mica, Zinc Stearate, Ricinus Communis Seed Oil, Cera Alba, Copernicia Cerifera Cera, Tocopherol, [+/- CI 77891, CI 77491, CI 77492, CI 77499]',
    content: { amount: 3.6, unit: 'g' },
    parameters: { finish: 'matte' },
    popularity: 390,
    added: '2025-09-01',
    goesWith: ['AU-EYE-SOL', 'AU-MAS-LEN-NO'],
    scenes: ['banners/banner-makeup'],
    items: browKits(),
  },
  {
    brand: 'aurelle',
    categories: ['face-makeup'],
    name: {
      et: 'Lumière meigi aluskreem, 40 ml',
      en: 'Lumière make-up primer, 40 ml',
      ru: 'База под макияж Lumière, 40 мл',
      fi: 'Lumière-meikinpohjustusvoide, 40 ml',
      lv: 'Grima bāze Lumière, 40 ml',
    },
    description: {
      et: 'Kerge helendav aluskreem, mis silub naha ja hoiab jumestuse paigal. Peened vilgukivi osakesed peegeldavad valgust, kuid ei sädele. Ei sisalda lõhnaainet.',
      en: 'A light, luminous primer that smooths the skin and holds the make-up. Fine mica reflects the light without glitter. Fragrance free.',
      ru: 'Лёгкая сияющая база разглаживает кожу и удерживает макияж. Мелкая слюда отражает свет, но не блестит. Без отдушки.',
      fi: 'Kevyt heleyttävä pohjustusvoide, joka tasoittaa ihon ja pitää meikin paikallaan. Hieno kiille heijastaa valoa kimaltamatta. Hajusteeton.',
      lv: 'Viegla, mirdzoša bāze izlīdzina ādu un notur grimu. Smalkā vizla atstaro gaismu, bet nemirguļo. Bez smaržvielām.',
    },
    usage: {
      et: 'Kanna herneterasuurune kogus niisutatud nahale ja oota minut enne jumestuskreemi.',
      en: 'Smooth a pea-sized amount over moisturised skin and wait a minute before foundation.',
      ru: 'Нанесите количество с горошину на увлажнённую кожу и подождите минуту перед тональным кремом.',
      fi: 'Levitä herneen kokoinen määrä kosteutetulle iholle ja odota minuutti ennen meikkivoidetta.',
      lv: 'Uzklājiet zirņa lieluma daudzumu uz mitrinātas ādas un nogaidiet minūti pirms tonālā krēma.',
    },
    ingredients:
      'Aqua, Dimethicone, Glycerin, Mica, Squalane, Dimethicone/Vinyl Dimethicone Crosspolymer, Sodium Hyaluronate, Phenoxyethanol, Ethylhexylglycerin, CI 77891, CI 77491',
    content: { amount: 40, unit: 'ml' },
    parameters: { volume: '40-ml', finish: 'radiant' },
    added: '2025-04-07',
    goesWith: ['AU-BLU-ROS', 'AU-EYE-SOL'],
    scenes: ['covers/event-makeup-class'],
    items: [{ sku: 'AU-PRI-40', cents: 2190, photo: 'aurelle-primer', weight_g: 62 }],
  },
];

export const makeup = partOf(lines, { salonOff: 25 });

function mascara(line: {
  code: string;
  prefix: string;
  cents: number;
  name: Texts;
  description: Texts;
}): Line {
  return {
    family: { code: `aurelle-mascara-${line.code}`, kind: 'option' },
    brand: 'aurelle',
    categories: ['eye-makeup'],
    name: line.name,
    description: line.description,
    usage: mascaraRemoval,
    ingredients:
      'Aqua, Cera Alba, Copernicia Cerifera Cera, Stearic Acid, Ricinus Communis Seed Oil, Acacia Senegal Gum, Triethanolamine, Panthenol, Phenoxyethanol, [+/- CI 77499, CI 77491]',
    content: { amount: 9, unit: 'ml' },
    added: '2025-04-07',
    goesWith: ['AU-EYE-SOL', 'AU-BRO-M'],
    scenes: ['covers/event-makeup-class'],
    items: (['noir', 'brown'] as const).map((colour) => ({
      sku: `AU-MAS-${line.prefix}-${colour === 'noir' ? 'NO' : 'BR'}`,
      detail: colourWords(colour, mascaraForm),
      cents: line.cents,
      photo: colour === 'noir' ? 'aurelle-mascara-noir' : 'aurelle-mascara-brun',
      weight_g: 30,
      parameters: { colour },
    })),
  };
}

function browKits(): LineItem[] {
  const depths: readonly { code: string; words: Texts }[] = [
    { code: 'L', words: { et: 'hele', en: 'light', ru: 'светлый', fi: 'vaalea', lv: 'gaišs' } },
    { code: 'M', words: { et: 'keskmine', en: 'medium', ru: 'средний', fi: 'keskitumma', lv: 'vidējs' } },
    { code: 'D', words: { et: 'tume', en: 'dark', ru: 'тёмный', fi: 'tumma', lv: 'tumšs' } },
  ];
  return depths.map(({ code, words }) => ({
    sku: `AU-BRO-${code}`,
    detail: words,
    cents: 2390,
    photo: 'aurelle-brow-kit',
    weight_g: 85,
    parameters: { colour: 'brown' },
  }));
}
