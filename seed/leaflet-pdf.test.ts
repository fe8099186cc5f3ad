import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { languages } from '../src/domain/locales.ts';
import { leaflets, products } from './catalogue/index.ts';
import { leafletPdf } from './leaflet-pdf.ts';

const leafletOf = (file: string) => leaflets.find((one) => one.file === `leaflets/${file}`)!;

/** Words of each page, as a reader or a search finds them. */
async function textOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, at) => {
    const { items } = await (await document.getPage(at + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return Promise.all(pages);
}

test('PL-04 documents of the demo shop are leaflets that are made, each for some product', () => {
  const listed = products.flatMap(({ documents = [] }) => documents.map(({ file }) => file));
  expect(new Set(listed)).toEqual(new Set(leaflets.map(({ file }) => file)));
  expect(leaflets.length).toBeGreaterThan(10);
});

test('PL-04 a leaflet tells in all languages what the product is and how it is used', async () => {
  const leaflet = leafletOf('oxlab-permanent-colour.pdf');
  const text = (await textOf(await leafletPdf(leaflet))).join(' ');
  for (const language of languages) {
    expect(text).toContain(leaflet.title[language]);
    for (const chapter of leaflet.chapters) expect(text).toContain(chapter[language].split(' ', 3).join(' '));
  }
});

test('PL-04 a shade chart names every shade of its family, on numbered pages', async () => {
  const leaflet = leafletOf('oxlab-gloss-shades.pdf');
  const pages = await textOf(await leafletPdf(leaflet));
  for (const { code } of leaflet.shades) expect(pages.join(' ')).toContain(code);
  pages.forEach((page, at) => expect(page).toContain(`${at + 1} / ${pages.length}`));
});

test('PL-04 the same leaflet is the same file', async () => {
  const leaflet = leafletOf('lumi-curl.pdf');
  expect(await leafletPdf(leaflet)).toEqual(await leafletPdf(leaflet));
});
