import { Document, Page, Text, View } from '@react-pdf/renderer';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createElement as h } from 'react';
import { expect, test } from 'vitest';
import { Words } from './pdf-words.ts';
import { allPrintable, fontFamily, numberInLines, printable, renderPdf } from './pdf.ts';

/** What somebody reads in a document of these words, in the weight of titles. */
async function readable(...words: string[]): Promise<string> {
  const rendered = await renderPdf(
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
  const document = await getDocument({ data: new Uint8Array(rendered) }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join(' ');
}

test('CO-09 CO-10 a letter first met as a part of another stands in all documents after that', async () => {
  // Their outlines are made of those of S, Z, O, K, е and и.
  await readable('Šults', 'Žukovski', 'Õie', 'Ķēniņa', 'Ёлкий');
  const words = ['Salongijuhi päev', 'Zane', 'Oskar', 'Kati', 'Елена и Ирина'];
  expect(await readable(...words)).toBe(words.join(' '));
});

test('CO-08 what breaks lines unseen is left out, and letters without a shape are marked', () => {
  expect(printable('Hydra\u00adRepair\u200b 7\u201134 \u4e2d\u6587, O\u0303ie')).toBe(
    'HydraRepair 7-34 [?], Õie',
  );
  expect(allPrintable({ lines: [{ name: '\u4e2d', cents: 12, sku: null }] })).toEqual({
    lines: [{ name: '[?]', cents: 12, sku: null }],
  });
});

test.each([
  ['PO-2026-117', 'PO-2026-117'],
  ['PO-2026/11/KONTSERN-OSTUTELLIMUS-0000123456', 'PO-2026/11/KONTSERN-\nOSTUTELLIMUS-\n0000123456'],
  ['1234567890123456789012345', '1234567890123456789012\n345'],
])('CO-08 a long number goes on in the next line without a hyphen of ours: %s', (number, expected) => {
  expect(numberInLines(number)).toBe(expected);
});

test('CO-08 words of a narrow column stand as far from each other as in a wide one', async () => {
  const name = 'Стойкая крем-краска Oxalis Pro Color 6.64 тёмный блонд медно-красный, 60\u00a0мл';
  for (let width = 100; width < 190; width += 5) {
    for (const line of await linesIn(width, name)) {
      const [alone] = await linesIn(500, line.text);
      expect(line.width, `${line.text} in ${width} pt`).toBeCloseTo(alone!.width, 1);
    }
  }
});

/** The lines of a column of this width, and how wide they are in points. */
async function linesIn(width: number, text: string): Promise<{ text: string; width: number }[]> {
  const rendered = await renderPdf(
    h(
      Document,
      null,
      h(
        Page,
        { size: 'A4', style: { fontFamily, fontSize: 8.5 } },
        h(View, { style: { width } }, h(Words, { runs: [{ text }] })),
      ),
    ),
  );
  const document = await getDocument({ data: new Uint8Array(rendered) }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const lines = new Map<number, { text: string; from: number; to: number }>();
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [x, y] = item.transform.slice(4) as [number, number];
    const line = lines.get(y) ?? { text: '', from: x, to: x };
    lines.set(y, { text: line.text + item.str, from: line.from, to: x + item.width });
  }
  return [...lines.values()].map((line) => ({ text: line.text.trim(), width: line.to - line.from }));
}
