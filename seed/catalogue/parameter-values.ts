import type { ImportParameter } from '../../src/domain/catalogue/import-format.ts';
import { same, t } from './texts.ts';

type Values = NonNullable<ImportParameter['values']>;

const inches = ['4.5', '5.0', '5.5', '6.0', '6.5', '7.0', '7.5'];
const centimetres = ['90 × 120', '120 × 140', '140 × 160', '150 × 180', '30 × 40', '40 × 80', '50 × 90'];

/** Values of the STRING parameters. */
export const careValues = {
  hairType: [
    {
      code: 'all',
      name: t('kõik juuksetüübid', 'all hair types', 'все типы волос', 'kaikki hiustyypit', 'visi matu tipi'),
    },
    { code: 'dry', name: t('kuivad juuksed', 'dry hair', 'сухие волосы', 'kuivat hiukset', 'sausi mati') },
    {
      code: 'damaged',
      name: t(
        'kahjustatud juuksed',
        'damaged hair',
        'повреждённые волосы',
        'vaurioituneet hiukset',
        'bojāti mati',
      ),
    },
    {
      code: 'coloured',
      name: t('värvitud juuksed', 'coloured hair', 'окрашенные волосы', 'värjätyt hiukset', 'krāsoti mati'),
    },
    {
      code: 'blonde',
      name: t('blondid juuksed', 'blonde hair', 'светлые волосы', 'vaaleat hiukset', 'gaiši mati'),
    },
    {
      code: 'fine',
      name: t('õhukesed juuksed', 'fine hair', 'тонкие волосы', 'ohuet hiukset', 'smalki mati'),
    },
    {
      code: 'thick',
      name: t('paksud juuksed', 'thick hair', 'густые волосы', 'paksut hiukset', 'biezi mati'),
    },
    {
      code: 'curly',
      name: t('lokkis juuksed', 'curly hair', 'кудрявые волосы', 'kiharat hiukset', 'cirtaini mati'),
    },
    {
      code: 'oily-scalp',
      name: t(
        'rasune peanahk',
        'oily scalp',
        'жирная кожа головы',
        'rasvoittuva hiuspohja',
        'taukaina galvas āda',
      ),
    },
    {
      code: 'sensitive-scalp',
      name: t(
        'tundlik peanahk',
        'sensitive scalp',
        'чувствительная кожа головы',
        'herkkä hiuspohja',
        'jutīga galvas āda',
      ),
    },
    { code: 'beard', name: t('habe', 'beard', 'борода', 'parta', 'bārda') },
  ],
  concern: [
    { code: 'moisture', name: t('niisutus', 'moisture', 'увлажнение', 'kosteutus', 'mitrināšana') },
    { code: 'repair', name: t('taastamine', 'repair', 'восстановление', 'korjaus', 'atjaunošana') },
    { code: 'nourishment', name: t('toitmine', 'nourishment', 'питание', 'ravitseminen', 'barošana') },
    {
      code: 'colour-protection',
      name: t('värvi kaitse', 'colour protection', 'защита цвета', 'värin suojaus', 'krāsas aizsardzība'),
    },
    {
      code: 'toning',
      name: t('tooni korrigeerimine', 'toning', 'коррекция оттенка', 'sävyn korjaus', 'toņa koriģēšana'),
    },
    { code: 'volume', name: t('kohevus', 'volume', 'объём', 'tuuheus', 'apjoms') },
    { code: 'smoothing', name: t('siledus', 'smoothing', 'гладкость', 'sileys', 'gludums') },
    { code: 'shine', name: t('läige', 'shine', 'блеск', 'kiilto', 'spīdums') },
    {
      code: 'detangling',
      name: t('kammitavus', 'detangling', 'лёгкое расчёсывание', 'selvittäminen', 'viegla ķemmēšana'),
    },
    {
      code: 'cleansing',
      name: t('sügavpuhastus', 'deep cleansing', 'глубокое очищение', 'syväpuhdistus', 'dziļa attīrīšana'),
    },
    {
      code: 'scalp-balance',
      name: t(
        'peanaha tasakaal',
        'scalp balance',
        'баланс кожи головы',
        'hiuspohjan tasapaino',
        'galvas ādas līdzsvars',
      ),
    },
    {
      code: 'heat-protection',
      name: t('kuumakaitse', 'heat protection', 'термозащита', 'lämpösuoja', 'aizsardzība pret karstumu'),
    },
    { code: 'texture', name: t('tekstuur', 'texture', 'текстура', 'rakenne', 'tekstūra') },
    {
      code: 'soothing',
      name: t('rahustamine', 'soothing', 'успокоение кожи', 'rauhoittaminen', 'nomierināšana'),
    },
    { code: 'radiance', name: t('sära', 'radiance', 'сияние', 'hehku', 'mirdzums') },
  ],
  hold: [
    { code: 'light', name: t('kerge', 'light', 'лёгкая', 'kevyt', 'viegla') },
    { code: 'flexible', name: t('paindlik', 'flexible', 'эластичная', 'joustava', 'elastīga') },
    { code: 'medium', name: t('keskmine', 'medium', 'средняя', 'keskivahva', 'vidēja') },
    { code: 'strong', name: t('tugev', 'strong', 'сильная', 'vahva', 'stipra') },
    {
      code: 'extra-strong',
      name: t('väga tugev', 'extra strong', 'очень сильная', 'erittäin vahva', 'ļoti stipra'),
    },
  ],
  scent: [
    { code: 'unscented', name: t('lõhnatu', 'unscented', 'без запаха', 'hajusteeton', 'bez aromāta') },
    { code: 'berry', name: t('marjad', 'berry', 'ягоды', 'marjat', 'ogas') },
    { code: 'birch', name: t('kask', 'birch', 'берёза', 'koivu', 'bērzs') },
    { code: 'cedar', name: t('seeder', 'cedar', 'кедр', 'setri', 'ciedrs') },
    { code: 'juniper', name: t('kadakas', 'juniper', 'можжевельник', 'kataja', 'kadiķis') },
    { code: 'linden', name: t('pärnaõis', 'linden blossom', 'липовый цвет', 'lehmuksenkukka', 'liepziedi') },
    { code: 'rose', name: t('roos', 'rose', 'роза', 'ruusu', 'roze') },
    { code: 'sea', name: t('meri', 'sea breeze', 'морской бриз', 'meri', 'jūra') },
    { code: 'menthol', name: t('mentool', 'menthol', 'ментол', 'mentoli', 'mentols') },
    { code: 'oat', name: t('kaer', 'oat', 'овёс', 'kaura', 'auzas') },
    { code: 'vanilla', name: t('vanill', 'vanilla', 'ваниль', 'vanilja', 'vaniļa') },
    { code: 'citrus', name: t('tsitrus', 'citrus', 'цитрус', 'sitrus', 'citrusi') },
    { code: 'amber', name: t('merevaik', 'amber', 'амбра', 'ambra', 'ambra') },
  ],
  tone: [
    { code: 'natural', name: t('naturaalne', 'natural', 'натуральный', 'luonnollinen', 'dabiska') },
    { code: 'ash', name: t('tuhk', 'ash', 'пепельный', 'tuhka', 'pelnu') },
    { code: 'violet', name: t('violetne', 'violet', 'фиолетовый', 'violetti', 'violeta') },
    { code: 'gold', name: t('kuldne', 'gold', 'золотистый', 'kulta', 'zeltaina') },
    { code: 'copper', name: t('vask', 'copper', 'медный', 'kupari', 'vara') },
    { code: 'mahogany', name: t('mahagon', 'mahogany', 'махагоновый', 'mahonki', 'sarkankoka') },
    { code: 'red', name: t('punane', 'red', 'красный', 'punainen', 'sarkana') },
    { code: 'matt', name: t('matt', 'matt', 'матовый', 'matta', 'matēta') },
    { code: 'pearl', name: t('pärl', 'pearl', 'жемчужный', 'helmi', 'pērļu') },
    { code: 'brown', name: t('pruun', 'brown', 'коричневый', 'ruskea', 'brūna') },
    { code: 'clear', name: t('värvitu', 'clear', 'бесцветный', 'väritön', 'bezkrāsaina') },
  ],
  size: [
    ...['XS', 'S', 'M', 'L', 'XL'].map((size) => ({ code: size.toLowerCase(), name: same(size) })),
    ...inches.map((inch) => ({
      code: `${inch}-inch`,
      name: t(
        `${inch.replace('.', ',')} tolli`,
        `${inch} in`,
        `${inch.replace('.', ',')} дюйма`,
        `${inch.replace('.', ',')} tuumaa`,
        `${inch.replace('.', ',')} collas`,
      ),
    })),
    ...centimetres.map((text) => ({
      code: `${text.replace(' × ', 'x')}-cm`,
      name: t(`${text} cm`, `${text} cm`, `${text} см`, `${text} cm`, `${text} cm`),
    })),
  ],
  material: [
    {
      code: 'stainless-steel',
      name: t(
        'roostevaba teras',
        'stainless steel',
        'нержавеющая сталь',
        'ruostumaton teräs',
        'nerūsējošais tērauds',
      ),
    },
    { code: 'carbon', name: t('süsinik', 'carbon', 'карбон', 'hiilikuitu', 'karbons') },
    { code: 'plastic', name: t('plast', 'plastic', 'пластик', 'muovi', 'plastmasa') },
    { code: 'aluminium', name: t('alumiinium', 'aluminium', 'алюминий', 'alumiini', 'alumīnijs') },
    { code: 'ceramic', name: t('keraamika', 'ceramic', 'керамика', 'keramiikka', 'keramika') },
    { code: 'tourmaline', name: t('turmaliin', 'tourmaline', 'турмалин', 'turmaliini', 'turmalīns') },
    { code: 'titanium', name: t('titaan', 'titanium', 'титан', 'titaani', 'titāns') },
    { code: 'oak', name: t('tamm', 'oak', 'дуб', 'tammi', 'ozolkoks') },
    {
      code: 'boar-bristle',
      name: t('metsseaharjas', 'boar bristle', 'щетина кабана', 'villisianharjas', 'mežacūkas sari'),
    },
    { code: 'nylon', name: t('nailon', 'nylon', 'нейлон', 'nailon', 'neilons') },
    {
      code: 'leatherette',
      name: t('kunstnahk', 'leatherette', 'искусственная кожа', 'keinonahka', 'mākslīgā āda'),
    },
    { code: 'polyester', name: t('polüester', 'polyester', 'полиэстер', 'polyesteri', 'poliesters') },
    { code: 'nitrile', name: t('nitriil', 'nitrile', 'нитрил', 'nitriili', 'nitrils') },
    { code: 'viscose', name: t('viskoos', 'viscose', 'вискоза', 'viskoosi', 'viskoze') },
    { code: 'silicone', name: t('silikoon', 'silicone', 'силикон', 'silikoni', 'silikons') },
    { code: 'glass', name: t('klaas', 'glass', 'стекло', 'lasi', 'stikls') },
    { code: 'cardboard', name: t('papp', 'cardboard', 'картон', 'kartonki', 'kartons') },
  ],
  finish: [
    { code: 'matte', name: t('matt', 'matte', 'матовый', 'matta', 'matēta') },
    { code: 'satin', name: t('satiin', 'satin', 'сатиновый', 'satiini', 'satīna') },
    { code: 'cream', name: t('kreemjas', 'cream', 'кремовый', 'kermainen', 'krēmīga') },
    { code: 'gloss', name: t('läikiv', 'gloss', 'глянцевый', 'kiiltävä', 'spīdīga') },
    { code: 'shimmer', name: t('sädelev', 'shimmer', 'шиммер', 'hohtava', 'mirdzoša') },
    { code: 'metallic', name: t('metallik', 'metallic', 'металлик', 'metallinhohtoinen', 'metāliska') },
    { code: 'polished', name: t('poleeritud', 'polished', 'полированный', 'kiillotettu', 'pulēta') },
    { code: 'natural', name: t('loomulik', 'natural', 'естественный', 'luonnollinen', 'dabiska') },
    { code: 'radiant', name: t('särav', 'radiant', 'сияющий', 'hehkuva', 'starojoša') },
  ],
  madeIn: [
    { code: 'estonia', name: t('Eesti', 'Estonia', 'Эстония', 'Viro', 'Igaunija') },
    { code: 'latvia', name: t('Läti', 'Latvia', 'Латвия', 'Latvia', 'Latvija') },
    { code: 'finland', name: t('Soome', 'Finland', 'Финляндия', 'Suomi', 'Somija') },
    { code: 'sweden', name: t('Rootsi', 'Sweden', 'Швеция', 'Ruotsi', 'Zviedrija') },
    { code: 'norway', name: t('Norra', 'Norway', 'Норвегия', 'Norja', 'Norvēģija') },
    { code: 'denmark', name: t('Taani', 'Denmark', 'Дания', 'Tanska', 'Dānija') },
    { code: 'germany', name: t('Saksamaa', 'Germany', 'Германия', 'Saksa', 'Vācija') },
    { code: 'france', name: t('Prantsusmaa', 'France', 'Франция', 'Ranska', 'Francija') },
    { code: 'italy', name: t('Itaalia', 'Italy', 'Италия', 'Italia', 'Itālija') },
    { code: 'poland', name: t('Poola', 'Poland', 'Польша', 'Puola', 'Polija') },
    { code: 'lithuania', name: t('Leedu', 'Lithuania', 'Литва', 'Liettua', 'Lietuva') },
    { code: 'japan', name: t('Jaapan', 'Japan', 'Япония', 'Japani', 'Japāna') },
  ],
} satisfies Record<string, Values>;
