import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { invoiceSamples } from '../../../test/letters.ts';
import { renderPdf } from '../platform/pdf.ts';
import { invoiceDocument } from './document.ts';

const sample = invoiceSamples('et')['two-pages']!;

async function drawn(count: number): Promise<{ pdf: Buffer; ms: number }> {
  const lines = Array.from({ length: count }, (_, at) => sample.lines[at % sample.lines.length]!);
  const began = performance.now();
  const pdf = await renderPdf(invoiceDocument({ ...sample, lines }));
  return { pdf, ms: performance.now() - began };
}

test('CO-08 an invoice of hundreds of lines takes as long as its lines, and each page has its head, foot and number', async () => {
  await drawn(20);
  const { ms: few } = await drawn(100);
  const { pdf, ms: many } = await drawn(600);
  expect(many / few).toBeLessThan(11);

  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const pages = document.numPages;
  expect(pages).toBeGreaterThan(20);
  for (let page = 1; page <= pages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text).toContain('Nimetus');
    expect(text).toContain(sample.seller.iban);
    expect(text).toContain(`Leht ${page}/${pages}`);
  }
}, 60_000);
