import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { summaryPdf } from './summary.ts';

async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

test('AC-05 the summary says where letters stand that its typeface lacks, and shows all others', async () => {
  const account = {
    first_name: 'Õie Ķīse',
    last_name: 'Щёголева',
    nickname: 'مريم',
    mood: 'rõõm 💇🏽‍♀️ ja 漢字',
  };
  const pdf = await summaryPdf([{ name: 'account', data: account }], {
    language: 'et',
    now: new Date('2026-11-23T10:00:00Z'),
  });
  const text = await textOf(pdf);
  for (const shown of ['Õie Ķīse', 'Щёголева', 'rõõm [?] ja [?]', 'nickname [?]'])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(shown);
  expect(text).toContain('failides on need alles');
});
