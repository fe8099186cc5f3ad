import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { invoiceSamples } from '../../../test/samples.ts';
import { renderPdf } from '../platform/pdf.ts';
import { invoiceDocument } from './document.ts';

const sample = invoiceSamples('et')['two-pages']!;

/** Measured in time of the processor: what else the machine does takes none of it. */
async function rendered(count: number): Promise<{ pdf: Buffer; ms: number }> {
  const lines = Array.from({ length: count }, (_, at) => sample.lines[at % sample.lines.length]!);
  const began = process.cpuUsage();
  const pdf = await renderPdf(invoiceDocument({ ...sample, lines }));
  const { user, system } = process.cpuUsage(began);
  return { pdf, ms: (user + system) / 1000 };
}

async function textOf(name: string): Promise<string> {
  const pdf = await renderPdf(invoiceDocument(invoiceSamples('et')[name]!));
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

test('CO-08 discounts of the order are told with VAT, and have no column where there are none', async () => {
  const usual = await textOf('usual');
  expect(usual).toContain('Allahindlused hinnas, käibemaksuga');
  expect(usual).toMatch(/Hind km-ta\s+Allahindlus\s+KM/);
  expect(await textOf('two-rates')).not.toContain('Allahindlus');
});

test('CO-08 an invoice of hundreds of lines takes as long as its lines, and each page has its head, foot and number', async () => {
  await rendered(20);
  const { ms: few } = await rendered(100);
  const { pdf, ms: many } = await rendered(600);
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
});
