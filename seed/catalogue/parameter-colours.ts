import type { ImportParameter } from '../../src/domain/catalogue/import-format.ts';
import { t } from './texts.ts';

/** Colours of things (not of hair: those are shades). */
export const colourValues: NonNullable<ImportParameter['values']> = [
  { code: 'noir', color: '#26262a', name: t('must', 'black', 'чёрный', 'musta', 'melna') },
  {
    code: 'graphite',
    color: '#3b3d42',
    name: t('grafiithall', 'graphite', 'графитовый', 'grafiitinharmaa', 'grafīta pelēka'),
  },
  {
    code: 'gunmetal',
    color: '#4a4d53',
    name: t('tumehall metallik', 'gunmetal', 'тёмный металлик', 'tumma metalli', 'tumši metāliska'),
  },
  { code: 'steel', color: '#c3c6ca', name: t('teras', 'steel', 'стальной', 'teräs', 'tērauda') },
  { code: 'silver', color: '#cfd2d6', name: t('hõbedane', 'silver', 'серебристый', 'hopea', 'sudraba') },
  { code: 'white', color: '#ffffff', name: t('valge', 'white', 'белый', 'valkoinen', 'balta') },
  {
    code: 'ivory',
    color: '#efe8d8',
    name: t('elevandiluu', 'ivory', 'слоновая кость', 'norsunluu', 'ziloņkaula'),
  },
  { code: 'sand', color: '#cdb492', name: t('liivakarva', 'sand', 'песочный', 'hiekka', 'smilšu') },
  {
    code: 'oak',
    color: '#b98a54',
    name: t('õlitatud tamm', 'oiled oak', 'промасленный дуб', 'öljytty tammi', 'eļļots ozols'),
  },
  {
    code: 'cognac',
    color: '#9c5a33',
    name: t('konjakipruun', 'cognac', 'коньячный', 'konjakki', 'konjaka brūna'),
  },
  { code: 'brown', color: '#5b3a26', name: t('pruun', 'brown', 'коричневый', 'ruskea', 'brūna') },
  { code: 'copper', color: '#b06a43', name: t('vask', 'copper', 'медный', 'kupari', 'vara') },
  {
    code: 'rose-gold',
    color: '#d4a08c',
    name: t('roosakuldne', 'rose gold', 'розовое золото', 'ruusukulta', 'rozā zelts'),
  },
  { code: 'gold', color: '#c9a24b', name: t('kuldne', 'gold', 'золотой', 'kulta', 'zelta') },
  { code: 'amber', color: '#b9701f', name: t('merevaik', 'amber', 'янтарный', 'meripihka', 'dzintara') },
  {
    code: 'rust',
    color: '#a5502f',
    name: t('roostepruun', 'rust', 'ржаво-коричневый', 'ruosteenruskea', 'rūsas brūna'),
  },
  {
    code: 'blush',
    color: '#e3b7ae',
    name: t('puuderroosa', 'blush', 'пудровый', 'puuterinroosa', 'pūdera rozā'),
  },
  { code: 'pink', color: '#eab4c0', name: t('roosa', 'pink', 'розовый', 'vaaleanpunainen', 'rozā') },
  { code: 'nude', color: '#d2a68c', name: t('beež', 'nude', 'бежевый', 'beige', 'bēša') },
  {
    code: 'rosewood',
    color: '#9c5558',
    name: t('roosipuu', 'rosewood', 'розовое дерево', 'ruusupuu', 'rožkoka'),
  },
  { code: 'coral', color: '#e2725b', name: t('korall', 'coral', 'коралловый', 'koralli', 'koraļļu') },
  { code: 'red', color: '#b3202c', name: t('punane', 'red', 'красный', 'punainen', 'sarkana') },
  {
    code: 'oxblood',
    color: '#5c2226',
    name: t('tumepunane', 'oxblood', 'бордовый', 'tummanpunainen', 'tumši sarkana'),
  },
  {
    code: 'burgundy',
    color: '#5a1a2b',
    name: t('burgundiapunane', 'burgundy', 'винно-красный', 'viininpunainen', 'vīnsarkana'),
  },
  {
    code: 'berry',
    color: '#7d2a4a',
    name: t('marjapunane', 'berry', 'ягодный', 'marjanpunainen', 'ogu sarkana'),
  },
  { code: 'plum', color: '#5d2f52', name: t('ploom', 'plum', 'сливовый', 'luumu', 'plūmju') },
  { code: 'violet', color: '#5a3e8c', name: t('violetne', 'violet', 'фиолетовый', 'violetti', 'violeta') },
  { code: 'lilac', color: '#b7a3d0', name: t('lilla', 'lilac', 'лиловый', 'lila', 'ceriņu') },
  { code: 'blue', color: '#2f5f9e', name: t('sinine', 'blue', 'синий', 'sininen', 'zila') },
  {
    code: 'sea',
    color: '#3c7f8c',
    name: t('meresinine', 'sea blue', 'цвет морской волны', 'merensininen', 'jūras zila'),
  },
  {
    code: 'ice-blue',
    color: '#b5d6e0',
    name: t('jääsinine', 'ice blue', 'ледяной голубой', 'jäänsininen', 'ledus zila'),
  },
  {
    code: 'teal',
    color: '#1f4f57',
    name: t('sinakasroheline', 'teal', 'сине-зелёный', 'sinivihreä', 'zilganzaļa'),
  },
  {
    code: 'sage',
    color: '#8fa487',
    name: t('salveiroheline', 'sage', 'шалфейный', 'salvianvihreä', 'salvijas zaļa'),
  },
  {
    code: 'olive',
    color: '#50553a',
    name: t('oliivroheline', 'olive', 'оливковый', 'oliivinvihreä', 'olīvzaļa'),
  },
  {
    code: 'forest',
    color: '#23402f',
    name: t('metsaroheline', 'forest green', 'тёмно-зелёный', 'metsänvihreä', 'meža zaļa'),
  },
];
