import { family, gather } from './builders.ts';
import type { Variation } from './builders.ts';
import { colourWords } from './colour-words.ts';
import type { ColourKey, NounForm } from './colour-words.ts';
import { join, t } from './texts.ts';
import type { Texts } from './texts.ts';

interface Colour {
  key: ColourKey;
  /** In the SKU. */
  code: string;
  photo: string;
  scene?: string;
}

interface Option {
  code: string;
  text: Texts;
  cents: number;
  weight_g: number;
  size?: string;
}

/** Every colour in every option; the own photograph first, then the scene, then another colour. */
function coloured(
  form: NounForm,
  colours: readonly Colour[],
  options: readonly Option[],
  more: Partial<Variation> = {},
): Variation[] {
  return colours.flatMap((colour, index) =>
    options.map(({ code, text, cents, weight_g, size }) => {
      const other = colours[(index + 1) % colours.length];
      return {
        suffix: `${colour.code}-${code}`,
        text: join(', ', colourWords(colour.key, form), text),
        cents,
        weight_g,
        parameters: { colour: colour.key, ...(size && { size }) },
        images: [colour.photo, ...(colour.scene ? [colour.scene] : []), ...(other ? [other.photo] : [])],
        ...more,
      };
    }),
  );
}

const clipper = family(
  {
    code: 'kask-saw-5',
    kind: 'option',
    sku: 'KA-SAW5',
    lead: 'BK-4',
    brand: 'kask',
    categories: ['clippers'],
    name: t(
      'Saw 5 juhtmeta lõikusmasin',
      'Saw 5 cordless clipper',
      'Аккумуляторная машинка для стрижки Saw 5',
      'Johdoton Saw 5 -leikkuukone',
      'Bezvadu matu griežamā mašīna Saw 5',
    ),
    description: {
      et: 'Pöörlev mootor hoiab 6500 pööret minutis ka tihedas juukses. Tera kõrgust saab hoovaga seada 0,5–2,5 mm ja terad tulevad puhastamiseks küljest ilma tööriistata. Aku peab vastu neli tundi, tühja akuga saab jätkata juhtmega. Kaal on 310 g.',
      en: 'The rotary motor keeps 6500 rpm in thick hair too. The lever sets the blade from 0.5 to 2.5 mm and the blades come off for cleaning without a tool. The battery lasts four hours; when empty it runs on the cable. Weight 310 g.',
      ru: 'Роторный двигатель держит 6500 об/мин и в густых волосах. Рычаг регулирует высоту ножа от 0,5 до 2,5 мм, ножи снимаются для чистки без инструмента. Аккумулятора хватает на четыре часа, после этого можно работать от сети. Вес 310 г.',
      fi: 'Pyörivä moottori pitää 6500 kierrosta minuutissa tiheässäkin hiuksessa. Terän korkeus säädetään vivulla 0,5–2,5 mm, ja terät irtoavat puhdistusta varten ilman työkalua. Akku kestää neljä tuntia, tyhjänä kone toimii johdolla. Paino 310 g.',
      lv: 'Rotācijas motors notur 6500 apgriezienu minūtē arī biezos matos. Asmens augstumu ar sviru regulē no 0,5 līdz 2,5 mm, asmeņus tīrīšanai noņem bez instrumentiem. Akumulators darbojas četras stundas, pēc tam var strādāt ar vadu. Svars 310 g.',
    },
    usage: {
      et: 'Õlita tera iga päeva lõpus kahe tilgaga. Lae aku enne esimest kasutamist täis.',
      en: 'Oil the blade with two drops at the end of each day. Charge fully before first use.',
      ru: 'В конце дня смазывайте нож двумя каплями масла. Перед первым использованием полностью зарядите.',
      fi: 'Öljyä terä päivän päätteeksi kahdella tipalla. Lataa akku täyteen ennen ensimmäistä käyttöä.',
      lv: 'Katras dienas beigās ieeļļojiet asmeni ar diviem pilieniem. Pirms pirmās lietošanas pilnībā uzlādējiet.',
    },
    parameters: { material: 'stainless-steel', power: 12, 'made-in': 'germany' },
    goesWith: ['kask-cutting-cape', 'kask-matte-clay', 'fjordform-carbon-combs'],
    campaigns: [{ when: 'weekend', off: 15 }],
    salonOff: 22,
    popularity: 690,
    added: '2025-10-06',
  },
  coloured(
    { ru: 'f', lv: 'f' },
    [
      { key: 'noir', code: 'BK', photo: 'kask-clipper-noir', scene: 'banners/banner-kask' },
      { key: 'olive', code: 'OL', photo: 'kask-clipper-olive' },
      { key: 'oxblood', code: 'OX', photo: 'kask-clipper-oxblood' },
    ],
    [
      {
        code: '0',
        text: t(
          'masin ja laadija',
          'clipper and charger',
          'машинка и зарядное устройство',
          'kone ja laturi',
          'mašīna un lādētājs',
        ),
        cents: 14900,
        weight_g: 560,
      },
      {
        code: '4',
        text: t('4 otsikuga', 'with 4 guide combs', 'с 4 насадками', '4 ohjauskampaa', 'ar 4 uzgaļiem'),
        cents: 16900,
        weight_g: 640,
      },
      {
        code: '8S',
        text: t(
          '8 otsiku ja laadimisalusega',
          'with 8 guide combs and stand',
          'с 8 насадками и подставкой',
          '8 ohjauskampaa ja latausalusta',
          'ar 8 uzgaļiem un statīvu',
        ),
        cents: 19900,
        weight_g: 980,
      },
    ],
  ),
);

const cape = family(
  {
    code: 'kask-cutting-cape',
    kind: 'option',
    sku: 'KA-CAPE',
    lead: 'GR-140',
    brand: 'kask',
    categories: ['capes'],
    name: t(
      'Cutting Cape juuksurikeep',
      'Cutting Cape',
      'Парикмахерский пеньюар Cutting Cape',
      'Cutting Cape -leikkuukaapu',
      'Frizieru peņuārs Cutting Cape',
    ),
    description: {
      et: 'Tihedalt kootud polüesterkeep, mille pinnalt juuksed libisevad maha. Kaelus sulgub trukkidega kuues astmes ja kaeluse sees on pehme riba. Hülgab vett, kuivab kiiresti ja talub pesu 60 kraadi juures.',
      en: 'A densely woven polyester cape that hair slides off. The neck closes with snaps in six steps and has a soft band inside. It sheds water, dries fast and washes at 60 degrees.',
      ru: 'Пеньюар из плотного полиэстера, с которого волосы легко соскальзывают. Ворот застёгивается кнопками на шесть размеров, внутри мягкая лента. Не промокает, быстро сохнет, стирается при 60 градусах.',
      fi: 'Tiheäksi kudottu polyesterikaapu, jonka pinnalta hiukset liukuvat pois. Kaula-aukko suljetaan nepparein kuuteen kokoon, ja sisällä on pehmeä nauha. Hylkii vettä, kuivuu nopeasti ja kestää 60 asteen pesun.',
      lv: 'Blīvi austs poliestera peņuārs, no kura mati viegli noslīd. Apkaklīti aizdara ar spiedpogām sešos izmēros, iekšpusē ir mīksta lente. Atgrūž ūdeni, ātri žūst, mazgājams 60 grādos.',
    },
    usage: {
      et: 'Pese 60 °C juures pesupehmendajata, kuivata nööril. Ära pleegita.',
      en: 'Wash at 60 °C without fabric softener, line-dry. Do not bleach.',
      ru: 'Стирайте при 60 °C без кондиционера для белья, сушите на верёвке. Не отбеливайте.',
      fi: 'Pese 60 °C:ssa ilman huuhteluainetta, kuivata narulla. Älä valkaise.',
      lv: 'Mazgājiet 60 °C bez veļas mīkstinātāja, žāvējiet uz auklas. Nebaliniet.',
    },
    parameters: { material: 'polyester', 'made-in': 'latvia' },
    goesWith: ['kask-saw-5', 'kask-water-mist', 'fjordform-edge'],
    salonOff: 25,
    popularity: 530,
    added: '2024-09-16',
  },
  coloured(
    { ru: 'm', lv: 'm' },
    [
      { key: 'graphite', code: 'GR', photo: 'kask-cape-graphite' },
      { key: 'sand', code: 'SD', photo: 'kask-cape-sand' },
      { key: 'forest', code: 'FO', photo: 'kask-cape-forest' },
    ],
    [
      {
        code: '90',
        text: t(
          'lastele, 90 × 120 cm',
          'children, 90 × 120 cm',
          'детский, 90 × 120 см',
          'lasten, 90 × 120 cm',
          'bērnu, 90 × 120 cm',
        ),
        cents: 1490,
        weight_g: 150,
        size: '90x120-cm',
      },
      {
        code: '120',
        text: t('120 × 140 cm', '120 × 140 cm', '120 × 140 см', '120 × 140 cm', '120 × 140 cm'),
        cents: 1890,
        weight_g: 220,
        size: '120x140-cm',
      },
      {
        code: '140',
        text: t('140 × 160 cm', '140 × 160 cm', '140 × 160 см', '140 × 160 cm', '140 × 160 cm'),
        cents: 2190,
        weight_g: 270,
        size: '140x160-cm',
      },
      {
        code: '150',
        text: t('150 × 180 cm', '150 × 180 cm', '150 × 180 см', '150 × 180 cm', '150 × 180 cm'),
        cents: 2490,
        weight_g: 320,
        size: '150x180-cm',
      },
      {
        code: '140-3',
        text: t(
          '140 × 160 cm, 3 tk',
          '140 × 160 cm, 3 pcs',
          '140 × 160 см, 3 шт.',
          '140 × 160 cm, 3 kpl',
          '140 × 160 cm, 3 gab.',
        ),
        cents: 5990,
        weight_g: 810,
        size: '140x160-cm',
      },
    ],
  ),
);

const chair = family(
  {
    code: 'kask-sepp',
    kind: 'option',
    sku: 'KA-SEPP',
    lead: 'OX-150',
    brand: 'kask',
    categories: ['barber-chairs'],
    isFurniture: true,
    name: t(
      'Sepp barberitool',
      'Sepp barber chair',
      'Барберское кресло Sepp',
      'Sepp-parturituoli',
      'Bārddziņa krēsls Sepp',
    ),
    description: {
      et: 'Terasraamiga barberitool, mille seljatugi laskub raseerimiseks 130 kraadini ja peatugi tuleb kaasa. Iste on 52 cm lai, kate on värvi- ja alkoholikindlast kunstnahast. Kroomitud jalg pöörleb ja lukustub pedaalist, jalatugi käib välja.',
      en: 'A steel-framed barber chair; the back reclines to 130 degrees for shaving and the headrest follows. The seat is 52 cm wide, covered in leatherette that resists colour and alcohol. The chromed base turns and locks by pedal, the footrest swings out.',
      ru: 'Барберское кресло на стальной раме: спинка откидывается для бритья до 130 градусов вместе с подголовником. Сиденье шириной 52 см, обивка из искусственной кожи, стойкой к краске и спирту. Хромированное основание вращается и фиксируется педалью, подножка поворотная.',
      fi: 'Teräsrunkoinen parturituoli, jonka selkänoja kallistuu parranajoon 130 asteeseen ja niskatuki seuraa mukana. Istuin on 52 cm leveä, verhoiltu väriä ja alkoholia kestävällä keinonahalla. Kromattu jalka pyörii ja lukittuu polkimella, jalkatuki kääntyy esiin.',
      lv: 'Bārddziņa krēsls ar tērauda rāmi: skūšanai atzveltne nolaižas līdz 130 grādiem kopā ar galvas balstu. Sēdeklis 52 cm plats, pārvilkts ar mākslīgo ādu, kas iztur krāsu un spirtu. Hromētā pamatne griežas un fiksējas ar pedāli, kāju balsts ir atlokāms.',
    },
    usage: {
      et: 'Puhasta pehme lapiga, alkoholita vahendiga. Õlita tõstukit kord aastas.',
      en: 'Clean with a soft cloth and an alcohol-free cleaner. Oil the lift once a year.',
      ru: 'Протирайте мягкой тканью со средством без спирта. Раз в год смазывайте подъёмник.',
      fi: 'Puhdista pehmeällä liinalla ja alkoholittomalla aineella. Öljyä nostin kerran vuodessa.',
      lv: 'Tīriet ar mīkstu drānu un līdzekli bez spirta. Pacēlāju eļļojiet reizi gadā.',
    },
    parameters: { material: ['leatherette', 'stainless-steel'], 'made-in': 'estonia' },
    goesWith: ['kask-cutting-cape', 'kask-saw-5', 'fjordform-rull'],
    salonOff: 12,
    saleDelay: 28,
    popularity: 340,
    added: '2025-02-24',
  },
  coloured(
    { ru: 'n', lv: 'm' },
    [
      { key: 'oxblood', code: 'OX', photo: 'kask-barber-chair-oxblood', scene: 'banners/banner-barber' },
      { key: 'noir', code: 'BK', photo: 'kask-barber-chair-noir' },
      { key: 'forest', code: 'FO', photo: 'kask-barber-chair-forest' },
    ],
    [
      {
        code: '150',
        text: t(
          'tõstuk kuni 150 kg',
          'lift up to 150 kg',
          'подъёмник до 150 кг',
          'nostin, enintään 150 kg',
          'pacēlājs līdz 150 kg',
        ),
        cents: 99000,
        weight_g: 46_000,
      },
      {
        code: '200',
        text: t(
          'tugevdatud tõstuk kuni 200 kg',
          'reinforced lift up to 200 kg',
          'усиленный подъёмник до 200 кг',
          'vahvistettu nostin, enintään 200 kg',
          'pastiprināts pacēlājs līdz 200 kg',
        ),
        cents: 114_000,
        weight_g: 49_000,
      },
      {
        code: '150-L',
        text: t(
          'pika käiguga tõstuk, 52–72 cm',
          'long-stroke lift, 52–72 cm',
          'подъёмник с большим ходом, 52–72 см',
          'pitkäiskuinen nostin, 52–72 cm',
          'garā gājiena pacēlājs, 52–72 cm',
        ),
        cents: 124_000,
        weight_g: 48_000,
      },
    ],
    { stock: 'on-order' },
  ),
);

export const kaskGear = gather(clipper, cape, chair);
