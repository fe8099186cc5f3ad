import { invoiceLinesOf } from '../src/domain/invoices/lines.ts';
import type { Buyer } from '../src/domain/invoices/invoice.ts';
import type { Discount } from '../src/domain/orders/totals.ts';
import { totalsOf } from '../src/domain/orders/totals.ts';
import type { Db } from '../src/server/database.ts';
import type { InvoiceData } from '../src/server/invoices/service.ts';

export const salon: Buyer = {
  name: 'Ilusalong Linnupesa OÜ',
  street: 'Aia 5',
  city: 'Tartu',
  postal_code: '51004',
  country: 'EE',
  reg_code: '12417834',
  vat: 'EE100931558',
  email: 'arved@linnupesa.example',
  delivery_country: 'EE',
};

export interface Bought {
  name?: string;
  quantity?: number;
  unitCents: number;
  vatRate?: number;
}

/** What was bought, with its sums, as an order hands it to its invoice. */
export function bought(
  goods: readonly Bought[],
  { transportCents = 0, discounts = [] as readonly Discount[] } = {},
): Pick<InvoiceData, 'lines' | 'totals' | 'transportName'> {
  const lines = goods.map(({ name, quantity = 1, vatRate = 24 }, at) => ({
    orderLineId: at + 1,
    sku: `SKU-${at + 1}`,
    name: name ?? `Toode ${at + 1}`,
    quantity,
    vatRate,
  }));
  const totals = totalsOf({
    lines: goods.map(({ unitCents }, at) => ({
      productId: at + 1,
      quantity: lines[at]!.quantity,
      unitCents,
      isReduced: false,
      vatRate: lines[at]!.vatRate,
    })),
    transport: { cents: transportCents, freeFromCents: null },
    discounts,
  });
  return { lines, totals, transportName: 'Omniva pakiautomaat' };
}

export const linesOf = ({ lines, totals, transportName }: ReturnType<typeof bought>) =>
  invoiceLinesOf(lines, transportName, totals);

/** An order that was submitted, with nothing in it but what its invoice refers to. */
export async function buildOrderForInvoice(db: Db): Promise<{ id: number; uuid: string; number: number }> {
  const { id, uuid } = await db
    .insertInto('shop_order')
    .values({ shop_id: 2, country_id: 2, language: 'et', customer_id: null, user_id: null, status: 1 })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  return { id, uuid, number: 100_000 + id };
}

/** An invoice as a salon gets it: two products, one of them reduced, and transport. */
export function invoiceData(
  order: { id: number; number: number },
  changes: Partial<InvoiceData> = {},
): InvoiceData {
  return {
    order,
    shopId: 2,
    language: 'et',
    buyer: salon,
    ...bought(
      [
        { unitCents: 2480, quantity: 3 },
        { unitCents: 995, quantity: 1 },
      ],
      {
        transportCents: 349,
        discounts: [{ source: 'coupon', code: 'TERE10', scope: 'ALL_PRODUCTS', percent: 10 }],
      },
    ),
    vatReason: 'destination',
    paymentMethod: 'INVOICE',
    isPaid: false,
    dueOn: '2026-12-07',
    purchaseOrderNumber: null,
    ...changes,
  };
}
