import type { ImportParameter } from '../../src/domain/catalogue/import-format.ts';
import { amountText } from './amounts.ts';
import { workParameters } from './colour-work.ts';
import { colourValues } from './parameter-colours.ts';
import { careValues } from './parameter-values.ts';
import { t } from './texts.ts';

const millilitres = [
  9, 10, 15, 20, 30, 40, 50, 60, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000,
];
const grammes = [3.5, 3.6, 4, 9, 12, 50, 100, 200, 400, 500, 800, 1000];

/** Parameters of the products, in the order their filters stand. */
export const parameters: ImportParameter[] = [
  {
    code: 'volume',
    type: 'STRING',
    name: t('Maht', 'Volume', 'Объём', 'Koko', 'Tilpums'),
    filterable: true,
    values: [
      ...millilitres.map((amount) => ({ code: `${amount}-ml`, name: amountText(amount, 'ml') })),
      ...grammes.map((amount) => ({ code: `${amount}-g`, name: amountText(amount, 'g') })),
    ],
  },
  {
    code: 'hair-type',
    type: 'STRING',
    name: t('Juuksetüüp', 'Hair type', 'Тип волос', 'Hiustyyppi', 'Matu tips'),
    filterable: true,
    values: careValues.hairType,
  },
  {
    code: 'concern',
    type: 'STRING',
    name: t('Vajadus', 'Concern', 'Назначение', 'Hoidon tarve', 'Vajadzība'),
    filterable: true,
    values: careValues.concern,
  },
  {
    code: 'hold',
    type: 'STRING',
    name: t('Fiksatsioon', 'Hold', 'Степень фиксации', 'Pito', 'Fiksācija'),
    filterable: true,
    values: careValues.hold,
  },
  {
    code: 'scent',
    type: 'STRING',
    name: t('Lõhn', 'Scent', 'Аромат', 'Tuoksu', 'Aromāts'),
    filterable: true,
    values: careValues.scent,
  },
  {
    code: 'vegan',
    type: 'BOOLEAN',
    name: t('Vegan', 'Vegan', 'Веганский состав', 'Vegaaninen', 'Vegānisks'),
    filterable: true,
  },
  {
    code: 'sulphate-free',
    type: 'BOOLEAN',
    name: t('Sulfaadivaba', 'Sulphate-free', 'Без сульфатов', 'Sulfaatiton', 'Bez sulfātiem'),
    filterable: true,
  },
  {
    code: 'colour',
    type: 'COLOR',
    name: t('Värvus', 'Colour', 'Цвет', 'Väri', 'Krāsa'),
    filterable: true,
    values: colourValues,
  },
  {
    code: 'level',
    type: 'NUMBER',
    name: t('Tooni sügavus', 'Depth', 'Глубина тона', 'Sävyn syvyys', 'Tumšuma pakāpe'),
    filterable: true,
  },
  {
    code: 'tone',
    type: 'STRING',
    name: t('Peegeldus', 'Reflect', 'Нюанс', 'Heijaste', 'Nianse'),
    filterable: true,
    values: careValues.tone,
  },
  {
    code: 'size',
    type: 'STRING',
    name: t('Suurus', 'Size', 'Размер', 'Koko', 'Izmērs'),
    filterable: true,
    values: careValues.size,
  },
  {
    code: 'power',
    type: 'NUMBER',
    unit: 'W',
    name: t('Võimsus', 'Power', 'Мощность', 'Teho', 'Jauda'),
    filterable: true,
  },
  {
    code: 'diameter',
    type: 'NUMBER',
    unit: 'mm',
    name: t('Läbimõõt', 'Diameter', 'Диаметр', 'Halkaisija', 'Diametrs'),
    filterable: true,
  },
  {
    code: 'material',
    type: 'STRING',
    name: t('Materjal', 'Material', 'Материал', 'Materiaali', 'Materiāls'),
    filterable: true,
    values: careValues.material,
  },
  {
    code: 'finish',
    type: 'STRING',
    name: t('Viimistlus', 'Finish', 'Финиш', 'Viimeistely', 'Apdare'),
    filterable: true,
    values: careValues.finish,
  },
  ...workParameters,
  {
    code: 'made-in',
    type: 'STRING',
    name: t('Päritolumaa', 'Made in', 'Страна происхождения', 'Alkuperämaa', 'Izcelsmes valsts'),
    filterable: true,
    values: careValues.madeIn,
  },
];
