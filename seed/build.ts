import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ZodType } from 'zod';
import {
  importBrand,
  importCategory,
  importFamily,
  importParameter,
  importPriceList,
  importProduct,
  importRelated,
  importRestriction,
} from '../src/domain/catalogue/import-format.ts';
import { brandOrder, categoryOrder, inEntryOrder } from './catalogue/entry-order.ts';
import * as catalogue from './catalogue/index.ts';
import { leafletPdf } from './leaflet-pdf.ts';
import { licence } from './people/licence.ts';

/** The files of the folder: their records and the schema each record must meet. */
export const seedFiles: readonly { file: string; schema: ZodType; records: readonly unknown[] }[] = [
  {
    file: 'brands.json',
    schema: importBrand,
    records: inEntryOrder(catalogue.brands, brandOrder, ({ slug }) => slug),
  },
  {
    file: 'categories.json',
    schema: importCategory,
    records: inEntryOrder(catalogue.categories, categoryOrder, ({ code }) => code),
  },
  { file: 'parameters.json', schema: importParameter, records: catalogue.parameters },
  { file: 'restrictions.json', schema: importRestriction, records: catalogue.restrictions },
  { file: 'families.json', schema: importFamily, records: catalogue.families },
  { file: 'price-lists.json', schema: importPriceList, records: catalogue.priceLists },
  { file: 'products.json', schema: importProduct, records: catalogue.products },
  { file: 'related.json', schema: importRelated, records: catalogue.related },
];

/**
 * Writes the demo catalogue into `folder` in the shop's own import format, with pictures, leaflets and a licence, and answers
 * how many records each file holds. Throws with file, position and reason when a record is not right.
 */
export async function buildSeed(folder: string): Promise<Record<string, number>> {
  await mkdir(folder, { recursive: true });
  for (const { file, schema, records } of seedFiles) {
    records.forEach((record, index) => {
      const { error } = schema.safeParse(record);
      if (error) throw new Error(`${file}, record ${index + 1}: ${error.message}`);
    });
    await writeFile(join(folder, file), `${JSON.stringify(records, null, 1)}\n`);
  }
  await mkdir(join(folder, 'leaflets'), { recursive: true });
  for (const leaflet of catalogue.leaflets) {
    await writeFile(join(folder, leaflet.file), await leafletPdf(leaflet));
  }
  await mkdir(join(folder, 'people'), { recursive: true });
  await writeFile(join(folder, licence.file), await leafletPdf(licence));
  await cp(join(import.meta.dirname, 'media'), join(folder, 'media'), { recursive: true });
  return Object.fromEntries(seedFiles.map(({ file, records }) => [file, records.length]));
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  if (!target) {
    console.error('Name the folder to write: node seed/build.ts <folder>');
    process.exit(2);
  }
  const counts = await buildSeed(resolve(target));
  for (const [file, count] of Object.entries(counts)) console.log(`${file.padEnd(18)} ${count}`);
}
