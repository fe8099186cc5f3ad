import type {
  ImportParameter,
  ImportProductInput,
  ImportRelated,
} from '../../src/domain/catalogue/import-format.ts';
import { withAltTexts } from './alt-texts.ts';
import { botanika } from './botanika.ts';
import { gather } from './builders.ts';
import { colour } from './colour.ts';
import { disposables } from './disposables.ts';
import { electricals } from './electricals.ts';
import { furniture } from './furniture.ts';
import { gifts } from './gifts.ts';
import { withLeaflets } from './leaflets.ts';
import { kaskCare } from './kask-care.ts';
import { kaskGear } from './kask-gear.ts';
import { maisonVelour } from './maison-velour.ts';
import { makeup } from './makeup.ts';
import { merivali } from './merivali.ts';
import { nails } from './nails.ts';
import { nordlysFinish } from './nordlys-finish.ts';
import { nordlysWash } from './nordlys-wash.ts';
import { parameters as offered } from './parameters.ts';
import { campaignPeriods } from './price-lists.ts';
import { productSets } from './product-sets.ts';
import { silkSalt } from './silk-salt.ts';
import { smallLines } from './small-lines.ts';
import { tools } from './tools.ts';

export { brands } from './brands.ts';
export { categories } from './categories.ts';
export { priceLists } from './price-lists.ts';
export { restrictions } from './restrictions.ts';

const all = gather(
  nordlysWash,
  nordlysFinish,
  maisonVelour,
  botanika,
  merivali,
  silkSalt,
  smallLines,
  kaskCare,
  kaskGear,
  colour,
  makeup,
  nails,
  tools,
  electricals,
  furniture,
  disposables,
  gifts,
  productSets,
);

export const families = all.families;

const { items, leaflets } = withLeaflets(withAltTexts(all.items), families);

export { leaflets };

/** Products of the demo shop, those of a running campaign also in the hidden seasonal category. */
export const products: ImportProductInput[] = items.map(({ record }) =>
  isInWinterCampaign(record) ? { ...record, categories: [...record.categories, 'seasonal-sale'] } : record,
);

/** Parameters with the values that some product has: a filter offers nothing that was never sold. */
export const parameters: ImportParameter[] = offered.map(withUsedValues);

/** What goes with what; a family stands for its leading variation. */
export const related: ImportRelated[] = items.flatMap(({ record, goesWith }) => {
  const skus = goesWith.map(skuOf).filter((sku) => sku !== record.sku);
  return skus.length > 0
    ? [{ sku: record.sku, related: [...new Set(skus)], kind: 'goes_with' as const }]
    : [];
});

function skuOf(code: string): string {
  const lead = families.find((family) => family.code === code)?.lead;
  return lead ?? code;
}

function isInWinterCampaign(record: ImportProductInput): boolean {
  return (record.prices ?? []).some(
    ({ list, from }) => list === 'EE-campaign' && from === campaignPeriods.november[0].from,
  );
}

function withUsedValues(parameter: ImportParameter): ImportParameter {
  const used = new Set(products.flatMap((product) => [product.parameters?.[parameter.code] ?? []].flat()));
  return { ...parameter, values: parameter.values?.filter((value) => used.has(value.code)) };
}
