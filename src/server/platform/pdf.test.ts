import { Document, Page, Text } from '@react-pdf/renderer';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createElement as h } from 'react';
import { expect, test } from 'vitest';
import { fontFamily, renderPdf } from './pdf.ts';

/** What somebody reads in a document of these words, in the weight of titles. */
async function readable(...words: string[]): Promise<string> {
  const drawn = await renderPdf(
    h(
      Document,
      null,
      h(
        Page,
        { size: 'A4', style: { fontFamily, fontSize: 14, fontWeight: 600 } },
        words.map((word) => h(Text, { key: word }, word)),
      ),
    ),
  );
  const document = await getDocument({ data: new Uint8Array(drawn) }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join(' ');
}

test('CO-09 CO-10 a letter first met as a part of another stands in all documents after that', async () => {
  // Their outlines are made of those of S, Z, O, K, е and и.
  await readable('Šults', 'Žukovski', 'Õie', 'Ķēniņa', 'Ёлкий');
  const words = ['Salongijuhi päev', 'Zane', 'Oskar', 'Kati', 'Елена и Ирина'];
  expect(await readable(...words)).toBe(words.join(' '));
});
