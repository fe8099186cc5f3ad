import type { ImportParameter } from '../../src/domain/catalogue/import-format.ts';
import { percent } from './option-words.ts';
import { same, t } from './texts.ts';
import type { Texts } from './texts.ts';

/** How colour is worked with: what stands in large figures above its instructions. */
const ratios = { '1-1.5': t('1 : 1,5', '1 : 1.5', '1 : 1,5', '1 : 1,5', '1 : 1,5'), '1-2': same('1 : 2') };
const minutes = { '5-20': '5–20', '35-45': '35–45', '45': '45' };
const strengths = [1.5, 3, 6, 9, 12];

export const workParameters: ImportParameter[] = [
  {
    code: 'mixing-ratio',
    type: 'STRING',
    name: t(
      'Värv ja oksüdant',
      'Colour to developer',
      'Краска и окислитель',
      'Väri ja hapete',
      'Krāsa un oksidants',
    ),
    filterable: false,
    values: Object.entries(ratios).map(([code, name]) => ({ code, name })),
  },
  {
    code: 'processing-time',
    type: 'STRING',
    name: t('Mõjuaeg', 'Processing time', 'Время выдержки', 'Vaikutusaika', 'Iedarbības laiks'),
    filterable: false,
    values: Object.entries(minutes).map(([code, text]) => ({
      code,
      name: t(`${text} min`, `${text} min`, `${text} мин`, `${text} min`, `${text} min`),
    })),
  },
  {
    code: 'developer',
    type: 'STRING',
    name: t(
      'Oksüdandi tugevus',
      'Developer strength',
      'Крепость окислителя',
      'Hapetteen vahvuus',
      'Oksidanta stiprums',
    ),
    filterable: false,
    values: strengths.map((value) => ({ code: String(value), name: percent(value) })),
  },
];

export const permanentWork = {
  'mixing-ratio': '1-1.5',
  'processing-time': '35-45',
  developer: ['3', '6', '9', '12'],
};
export const glossWork = { 'mixing-ratio': '1-2', 'processing-time': '5-20', developer: ['1.5', '3'] };
export const lightenerWork = { 'mixing-ratio': '1-2', 'processing-time': '45', developer: ['3', '6', '9'] };

/** As the law on cosmetics has it on every box, in words of the salon. */
export const allergyWarning: Texts = t(
  'Juuksevärv võib põhjustada tugevat allergiat. Tee kliendile tundlikkustest 48 tundi enne värvimist. Alla 16-aastastele ei sobi.',
  'Hair colour can cause a severe allergic reaction. Do a sensitivity test on the client 48 hours before colouring. Not for anyone under 16.',
  'Краска для волос может вызвать сильную аллергию. Проведите клиенту тест на чувствительность за 48 часов до окрашивания. Не для лиц младше 16 лет.',
  'Hiusväri voi aiheuttaa voimakkaan allergisen reaktion. Tee asiakkaalle herkkyystesti 48 tuntia ennen värjäystä. Ei alle 16-vuotiaille.',
  'Matu krāsa var izraisīt smagu alerģisku reakciju. Veiciet klientam jutības testu 48 stundas pirms krāsošanas. Nav paredzēta personām līdz 16 gadu vecumam.',
);

export const irritationWarning: Texts = t(
  'Ärritab nahka ja silmi. Kanna kindaid; silma sattumisel loputa kohe rohke veega.',
  'Irritates skin and eyes. Wear gloves; if it gets into the eyes, rinse at once with plenty of water.',
  'Раздражает кожу и глаза. Работайте в перчатках; при попадании в глаза сразу промойте большим количеством воды.',
  'Ärsyttää ihoa ja silmiä. Käytä käsineitä; jos ainetta joutuu silmiin, huuhtele heti runsaalla vedellä.',
  'Kairina ādu un acis. Strādājiet cimdos; ja nokļūst acīs, nekavējoties skalojiet ar lielu daudzumu ūdens.',
);

export const firstAid: Texts = t(
  'Esmaabi: nahalt pese seebi ja veega, silmi loputa 15 minutit voolava vee all. Allaneelamisel joo vett ja helista mürgistusinfo numbril 16662.',
  'First aid: wash skin with soap and water, rinse eyes under running water for 15 minutes. If swallowed, drink water and call the poison centre.',
  'Первая помощь: кожу промойте водой с мылом, глаза — проточной водой в течение 15 минут. При проглатывании выпейте воды и обратитесь в токсикологический центр.',
  'Ensiapu: pese iho saippualla ja vedellä, huuhtele silmiä juoksevalla vedellä 15 minuuttia. Nieltynä juo vettä ja soita myrkytystietokeskukseen.',
  'Pirmā palīdzība: ādu mazgājiet ar ziepēm un ūdeni, acis skalojiet tekošā ūdenī 15 minūtes. Ja norīts, dzeriet ūdeni un zvaniet toksikoloģijas centram.',
);

export const storage: Texts = t(
  'Hoiustamine: suletult, jahedas ja kuivas, eemal päikesest ja lastest. Segu ära jäta alles.',
  'Storage: closed, cool and dry, away from sunlight and children. Do not keep what is left of a mix.',
  'Хранение: в закрытой упаковке, в прохладном сухом месте, вдали от солнца и детей. Остатки смеси не хранить.',
  'Säilytys: suljettuna, viileässä ja kuivassa, suojassa auringolta ja lapsilta. Älä säilytä seosta.',
  'Uzglabāšana: aizvērtu, vēsā un sausā vietā, sargājot no saules un bērniem. Maisījuma pārpalikumu neuzglabāt.',
);
