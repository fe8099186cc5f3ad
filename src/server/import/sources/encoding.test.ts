import { expect, test } from 'vitest';
import { encode } from '../../../../test/encode.ts';
import { guessEncoding } from './encoding.ts';

const texts = {
  estonian:
    'Niisutav šampoon kõigile juuksetüüpidele;Õrn hooldus; öökreem küüntele; müük lõpeb; ŽIRAFF ja šokolaad',
  latvian:
    'Mitrinošs šampūns visiem matu tipiem;Ķermeņa losjons ar šķīdumu;ĀDAS KOPŠANA;nagu laka, sārtā krāsā;žāvētājs',
  russian:
    'Увлажняющий шампунь для всех типов волос;Крем-краска 6.64 Тёмная медь;КОНДИЦИОНЕР 300 мл;Щётка круглая 43 mm',
  mixed: 'OXLAB Permanent Colour;Краска для волос, 60 ml;L’Oréal Professionnel'
    .replace('’', "'")
    .replace('é', 'e'),
  finnish:
    'Kosteuttava hoitoaine käsitellyille hiuksille;Yövoide kynsille;Hiustenkuivain, mattamusta, pistotulppa äly',
};

test('Import Encodings UTF-8 and Windows-1257/1251 are recognised', () => {
  expect(guessEncoding(encode(texts.estonian, 'windows-1257'))).toBe('windows-1257');
  expect(guessEncoding(encode(texts.latvian, 'windows-1257'))).toBe('windows-1257');
  expect(guessEncoding(encode(texts.finnish, 'windows-1257'))).toBe('windows-1257');
  expect(guessEncoding(encode(texts.russian, 'windows-1251'))).toBe('windows-1251');
  expect(guessEncoding(encode(texts.mixed, 'windows-1251'))).toBe('windows-1251');
  for (const text of Object.values(texts)) expect(guessEncoding(Buffer.from(text))).toBe('utf-8');
});

test('Import Encodings one short word is enough', () => {
  for (const word of ['šampoon', 'Öökreem', 'ŽELEE', 'šķīdums', 'Ķemme', 'õli', 'süü']) {
    expect(guessEncoding(encode(word, 'windows-1257')), word).toBe('windows-1257');
  }
  for (const word of ['шампунь', 'Маска', 'ЛАК', 'для', 'Ёлка']) {
    expect(guessEncoding(encode(word, 'windows-1251')), word).toBe('windows-1251');
  }
});

test('Import Encodings a western file with š and ž, and UTF-8 with a broken byte', () => {
  expect(guessEncoding(encode('šampoon ja žilett, žürii', 'windows-1252'))).toBe('windows-1252');
  expect(guessEncoding(Buffer.concat([Buffer.from(texts.estonian), Buffer.from([0xe4])]))).toBe('utf-8');
});
