import { writeFile } from 'node:fs/promises';
import { ImportStopped } from './problems.ts';
import { csvCell } from './report.ts';

/** Two products with the columns merchants use most; codes are those of the demo shop. */
const example: Record<string, [string, string]> = {
  sku: ['EX-100', 'EX-101'],
  ean: ['4740000000018', ''],
  brand: ['Nordlys', 'Nordlys'],
  'name.et': ['Niisutav šampoon', 'Niisutav šampoon'],
  'name.en': ['Moisture shampoo', 'Moisture shampoo'],
  'name.ru': ['Увлажняющий шампунь', 'Увлажняющий шампунь'],
  'description.et': ['Kuivadele juustele.\n\nKerge vaht, õrn lõhn.', 'Suur pudel salongile.'],
  family: ['EX-moisture', 'EX-moisture'],
  'variation.et': ['300 ml', '1000 ml'],
  categories: ['shampoos', 'shampoos | salon-sizes'],
  'content.amount': ['300', '1000'],
  'content.unit': ['ml', 'ml'],
  pack_size: ['1', '1'],
  weight_g: ['340', '1090'],
  images: ['images/ex-100.jpg | images/ex-100-back.jpg', ''],
  'price.EE': ['12,90', '29,00'],
  'stock.TLN': ['24', '6'],
  sale_delay: ['', '5'],
  disabled: ['', ''],
};

/** Writes an example CSV, as a spreadsheet in Estonia and Latvia opens it: UTF-8 with mark, semicolons. Throws ImportStopped. */
export async function writeTemplate(path: string): Promise<void> {
  const rows = [
    Object.keys(example),
    ...[0, 1].map((row) => Object.values(example).map((cells) => cells[row] ?? '')),
  ];
  const csv = `\ufeff${rows.map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;
  await writeFile(path, csv).catch((error: Error) => {
    throw new ImportStopped(`--template cannot be written: ${error.message}`);
  });
}
