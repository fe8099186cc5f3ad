import { colourWords, type ColourKey, type NounForm } from './colour-words.ts';
import { mm } from './option-words.ts';
import { options, partOf, type Line, type LineItem } from './lines.ts';

const dryerForm: NounForm = { ru: 'm', lv: 'm' };
const straightenerForm: NounForm = { ru: 'm', lv: 'm' };
const curlerForm: NounForm = { ru: 'f', lv: 'fpl', et: 'pl' };

const dryerColours: readonly { colour: ColourKey; code: string; photo: string }[] = [
  { colour: 'noir', code: 'BK', photo: 'lumi-dryer-noir' },
  { colour: 'sand', code: 'SD', photo: 'lumi-dryer-sand' },
  { colour: 'ice-blue', code: 'IC', photo: 'lumi-dryer-ice' },
  { colour: 'blush', code: 'BL', photo: 'lumi-dryer-blush' },
];

const lines: readonly Line[] = [
  {
    family: { code: 'lumi-aura-2400', kind: 'option' },
    brand: 'lumi-pro',
    categories: ['hair-dryers'],
    name: {
      et: 'Aura 2400 föön',
      en: 'Aura 2400 hair dryer',
      ru: 'Фен Aura 2400',
      fi: 'Aura 2400 -hiustenkuivaaja',
      lv: 'Matu fēns Aura 2400',
    },
    description: {
      et: 'Salongiföön vahelduvvoolumootoriga, kaks õhukiirust ja kolm temperatuuri. Külma õhu nupp on pöidla all, filter tuleb puhastamiseks maha ühe pöördega. Kaal 560 g ilma juhtmeta, juhe on 3 m. Komplektis on kaks otsikut, 60 ja 75 mm.',
      en: 'A salon dryer with an AC motor, two speeds and three temperatures. The cold-shot button sits under the thumb and the filter twists off for cleaning. Weight 560 g without the cable, cable 3 m. Comes with two nozzles, 60 and 75 mm.',
      ru: 'Салонный фен с двигателем переменного тока, две скорости и три температуры. Кнопка холодного воздуха под большим пальцем, фильтр снимается одним поворотом. Вес 560 г без шнура, шнур 3 м. В комплекте две насадки, 60 и 75 мм.',
      fi: 'AC-moottorilla varustettu kampaamokuivaaja, kaksi nopeutta ja kolme lämpötilaa. Kylmäpuhalluspainike on peukalon alla, ja suodatin irtoaa puhdistusta varten kääntämällä. Paino 560 g ilman johtoa, johto 3 m. Mukana kaksi suutinta, 60 ja 75 mm.',
      lv: 'Salona fēns ar maiņstrāvas motoru, divi ātrumi un trīs temperatūras. Aukstā gaisa poga ir zem īkšķa, filtru noņem ar vienu pagriezienu. Svars 560 g bez vada, vads 3 m. Komplektā divi uzgaļi, 60 un 75 mm.',
    },
    usage: {
      et: 'Puhasta filtrit kord nädalas. Lase föönil enne kotti panekut jahtuda ja ära mässi juhet ümber käepideme.',
      en: 'Clean the filter once a week. Let the dryer cool before packing it and do not wind the cable around the handle.',
      ru: 'Очищайте фильтр раз в неделю. Дайте фену остыть, прежде чем убрать его, и не наматывайте шнур на ручку.',
      fi: 'Puhdista suodatin kerran viikossa. Anna kuivaajan jäähtyä ennen pakkaamista äläkä kierrä johtoa kahvan ympärille.',
      lv: 'Tīriet filtru reizi nedēļā. Pirms iepakošanas ļaujiet fēnam atdzist un netiniet vadu ap rokturi.',
    },
    parameters: { power: 2400 },
    popularity: 640,
    added: '2024-10-07',
    campaigns: [{ when: 'november', off: 15, only: (item) => !item.sku.endsWith('-BK') }],
    goesWith: ['FF-THR-43-BK', 'FF-SOF-BK-L'],
    scenes: ['banners/banner-tools'],
    items: dryers('AUR24', 15900, 950),
  },
  {
    family: { code: 'lumi-aura-2000', kind: 'option', lead: 'LP-AUR20-SD' },
    brand: 'lumi-pro',
    categories: ['hair-dryers'],
    name: {
      et: 'Aura 2000 Light föön',
      en: 'Aura 2000 Light hair dryer',
      ru: 'Фен Aura 2000 Light',
      fi: 'Aura 2000 Light -hiustenkuivaaja',
      lv: 'Matu fēns Aura 2000 Light',
    },
    description: {
      et: 'Kergem Aura neile, kes föönitavad terve päeva: kaal 410 g ilma juhtmeta. Harjadeta mootor on vaiksem ja tõmbab 2000 W, temperatuure on kolm, õhukiirusi kaks. Komplektis on 60 mm otsik, juhe on 2,8 m.',
      en: 'The lighter Aura for those who dry all day: 410 g without the cable. The brushless motor is quieter and draws 2000 W; three temperatures, two speeds. Comes with a 60 mm nozzle, cable 2.8 m.',
      ru: 'Облегчённый Aura для тех, кто сушит целый день: 410 г без шнура. Бесщёточный двигатель тише и потребляет 2000 Вт; три температуры, две скорости. В комплекте насадка 60 мм, шнур 2,8 м.',
      fi: 'Kevyempi Aura koko päivän föönaamiseen: 410 g ilman johtoa. Harjaton moottori on hiljaisempi ja ottaa 2000 W; kolme lämpötilaa ja kaksi nopeutta. Mukana 60 mm:n suutin, johto 2,8 m.',
      lv: 'Vieglāks Aura tiem, kas žāvē visu dienu: 410 g bez vada. Bezsuku motors ir klusāks un patērē 2000 W; trīs temperatūras, divi ātrumi. Komplektā 60 mm uzgalis, vads 2,8 m.',
    },
    parameters: { power: 2000 },
    popularity: 410,
    added: '2026-11-05',
    goesWith: ['FF-THL-43-BK', 'FF-SOF-BK-L'],
    scenes: ['covers/event-styling-live'],
    items: dryers('AUR20', 18900, 760),
  },
  {
    family: { code: 'lumi-line-pro', kind: 'option' },
    brand: 'lumi-pro',
    categories: ['straighteners'],
    name: {
      et: 'Line Pro sirgendaja',
      en: 'Line Pro straightener',
      ru: 'Выпрямитель волос Line Pro',
      fi: 'Line Pro -suoristusrauta',
      lv: 'Matu taisnotājs Line Pro',
    },
    description: {
      et: 'Ujuvad keraamilised plaadid hoiavad salku ühtlase survega ja kumer kest lubab teha ka laineid. Temperatuur on 120–230 °C sammuga 10 kraadi ja jääb mällu. Lülitub ise välja 60 minuti pärast. Plaadi laius on valikuna 24, 32 või 45 mm.',
      en: 'The floating ceramic plates hold the section with even pressure and the rounded housing bends waves too. 120–230 °C in steps of 10 degrees, kept in memory. Switches off after 60 minutes. Plate width 24, 32 or 45 mm.',
      ru: 'Плавающие керамические пластины держат прядь с равномерным нажимом, а скруглённый корпус позволяет делать волны. Температура 120–230 °C с шагом 10 градусов сохраняется в памяти. Отключается через 60 минут. Ширина пластин на выбор 24, 32 или 45 мм.',
      fi: 'Joustavat keraamiset levyt puristavat suortuvaa tasaisesti, ja pyöristetyllä rungolla syntyvät myös laineet. Lämpötila 120–230 °C kymmenen asteen välein, ja se jää muistiin. Sammuu itse 60 minuutin kuluttua. Levyn leveys 24, 32 tai 45 mm.',
      lv: 'Peldošās keramikas plātnes tur šķipsnu ar vienmērīgu spiedienu, un noapaļotais korpuss ļauj veidot arī viļņus. Temperatūra 120–230 °C ar 10 grādu soli paliek atmiņā. Izslēdzas pats pēc 60 minūtēm. Plātņu platums pēc izvēles 24, 32 vai 45 mm.',
    },
    usage: {
      et: 'Kasuta kuival juuksel koos kuumakaitsega. Peen või blondeeritud juuks 150–180 °C, normaalne 180–200 °C, tugev 200–230 °C.',
      en: 'Use on dry hair with heat protection. Fine or bleached hair 150–180 °C, normal 180–200 °C, strong 200–230 °C.',
      ru: 'Используйте на сухих волосах с термозащитой. Тонкие и осветлённые волосы 150–180 °C, нормальные 180–200 °C, жёсткие 200–230 °C.',
      fi: 'Käytä kuiviin hiuksiin lämpösuojan kanssa. Ohuet tai vaalennetut hiukset 150–180 °C, normaalit 180–200 °C, vahvat 200–230 °C.',
      lv: 'Lietojiet sausiem matiem kopā ar karstumaizsardzību. Plāniem vai balinātiem matiem 150–180 °C, normāliem 180–200 °C, stipriem 200–230 °C.',
    },
    parameters: { material: 'ceramic' },
    popularity: 600,
    added: '2024-10-07',
    campaigns: [{ when: 'november', off: 20, only: (item) => item.sku.endsWith('-PL') }],
    goesWith: ['LP-AUR24-BK', 'FF-CRC-BK-4'],
    scenes: ['banners/banner-tools'],
    items: straighteners(),
  },
  {
    family: { code: 'lumi-curl', kind: 'option', lead: 'LP-CURL-28-BK' },
    brand: 'lumi-pro',
    categories: ['curling-irons'],
    name: {
      et: 'Curl lokitangid',
      en: 'Curl curling iron',
      ru: 'Плойка Curl',
      fi: 'Curl-kiharrin',
      lv: 'Lokšķēres Curl',
    },
    description: {
      et: 'Turmaliinkattega toru soojeneb 45 sekundiga ja hoiab seatud temperatuuri 130–210 °C. Vedruga haarats jätab salgu otsa siledaks, jahe ots lubab toru toetada sõrmega. Juhe on 2,8 m ja pöörleb.',
      en: 'The tourmaline-coated barrel heats in 45 seconds and holds the set 130–210 °C. The spring clamp leaves the ends smooth and the cool tip lets a finger steady the barrel. The 2.8 m cable swivels.',
      ru: 'Ствол с турмалиновым покрытием нагревается за 45 секунд и держит заданные 130–210 °C. Пружинный зажим оставляет концы гладкими, холодный кончик позволяет придержать ствол пальцем. Вращающийся шнур 2,8 м.',
      fi: 'Turmaliinipintainen putki lämpenee 45 sekunnissa ja pitää asetetun lämpötilan 130–210 °C. Jousipidike jättää latvat sileiksi, ja viileästä kärjestä voi tukea sormella. Kääntyvä johto 2,8 m.',
      lv: 'Stobrs ar turmalīna pārklājumu uzsilst 45 sekundēs un notur iestatītos 130–210 °C. Atsperes spaile atstāj galus gludus, vēsais gals ļauj stobru pieturēt ar pirkstu. Grozāmais vads 2,8 m.',
    },
    usage: {
      et: 'Kanna kuivale juuksele kuumakaitse, keera salk torule ja hoia 6–10 sekundit. Lase lokil enne läbikammimist jahtuda.',
      en: 'Apply heat protection to dry hair, wind the section and hold for 6–10 seconds. Let the curl cool before brushing it out.',
      ru: 'Нанесите термозащиту на сухие волосы, накрутите прядь и держите 6–10 секунд. Дайте локону остыть, прежде чем расчёсывать.',
      fi: 'Levitä lämpösuoja kuiviin hiuksiin, kierrä suortuva putkelle ja pidä 6–10 sekuntia. Anna kiharan jäähtyä ennen harjaamista.',
      lv: 'Sausiem matiem uzklājiet karstumaizsardzību, uztiniet šķipsnu un turiet 6–10 sekundes. Pirms izķemmēšanas ļaujiet lokam atdzist.',
    },
    parameters: { material: 'tourmaline' },
    popularity: 470,
    added: '2025-01-20',
    goesWith: ['LP-LINE-24-BK', 'FF-CRC-BK-4'],
    scenes: [],
    items: curlers(),
  },
];

export const electricals = partOf(lines, { salonOff: 18 });

function dryers(prefix: string, cents: number, weight_g: number): LineItem[] {
  return dryerColours.map(({ colour, code, photo }) => ({
    sku: `LP-${prefix}-${code}`,
    detail: colourWords(colour, dryerForm),
    cents,
    photo,
    weight_g,
    parameters: { colour },
  }));
}

function straighteners(): LineItem[] {
  const housings = [
    { colour: 'noir', code: 'BK', photo: 'lumi-straightener-noir' },
    { colour: 'ice-blue', code: 'IC', photo: 'lumi-straightener-ice' },
    { colour: 'plum', code: 'PL', photo: 'lumi-straightener-plum' },
  ] as const;
  const plates = [
    { width: 24, cents: 12900 },
    { width: 32, cents: 14900 },
    { width: 45, cents: 16900 },
  ];
  return housings.flatMap(({ colour, code, photo }) =>
    plates.map(({ width, cents }) => ({
      sku: `LP-LINE-${width}-${code}`,
      detail: options(mm(width), colourWords(colour, straightenerForm)),
      cents,
      photo,
      weight_g: 300 + width * 3,
      parameters: { colour, power: 60 },
    })),
  );
}

function curlers(): LineItem[] {
  const handles = [
    { colour: 'noir', code: 'BK', photo: 'lumi-curler-noir' },
    { colour: 'sand', code: 'SD', photo: 'lumi-curler-sand' },
  ] as const;
  return handles.flatMap(({ colour, code, photo }) =>
    [16, 19, 25, 28, 32, 38].map((diameter) => ({
      sku: `LP-CURL-${diameter}-${code}`,
      detail: options(mm(diameter), colourWords(colour, curlerForm)),
      cents: 6900 + Math.round((diameter - 16) / 4) * 400,
      photo,
      weight_g: 330 + diameter * 3,
      parameters: { colour, diameter, power: 55 },
    })),
  );
}
