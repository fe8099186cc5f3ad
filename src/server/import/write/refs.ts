import type { Trx } from '../../database.ts';
import { readParameters, readReferences } from '../../catalogue/service.ts';
import type { ParameterReference, Reference } from '../../catalogue/service.ts';
import { priceListsByCode } from '../../pricing/service.ts';
import { countriesByCode, customerGroupsByCode } from '../../shops/service.ts';
import { warehouseIds } from '../../stock/service.ts';

/**
 * What products refer to, by the codes files name it with. Held for the whole import; after a step that failed it is
 * read anew, as it may hold what was rolled back.
 */
export class Refs {
  brands = new Map<string, Reference>();
  categories = new Map<string, Reference>();
  parameters = new Map<string, ParameterReference>();
  restrictions = new Map<string, Reference>();
  priceLists = new Map<string, Reference>();
  warehouses = new Map<string, number>();
  countries = new Map<string, number>();
  groups = new Map<string, number>();
  #isRead = false;

  forget(): void {
    this.#isRead = false;
  }

  async ready(trx: Trx): Promise<void> {
    if (this.#isRead) return;
    Object.assign(this, await readReferences(trx));
    this.priceLists = await priceListsByCode(trx);
    this.warehouses = await warehouseIds(trx);
    this.countries = await countriesByCode(trx);
    this.groups = await customerGroupsByCode(trx);
    this.#isRead = true;
  }

  async readParameters(trx: Trx): Promise<void> {
    this.parameters = await readParameters(trx);
  }
}
