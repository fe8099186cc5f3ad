import { translate } from '../../domain/locales.ts';
import { countryCodeOf } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';
import { namedMethod } from '../delivery/service.ts';
import { issueInvoiceWithCommit } from '../invoices/service.ts';
import type { PayableOrder } from './payable.ts';

/**
 * Issues the invoice of an order that is submitted. The last thing a transaction does: whoever issues another one in this
 * shop waits until it ends.
 */
export async function bill(trx: Trx, order: PayableOrder, now: Date): Promise<void> {
  const { contact, company, invoice_address } = order.information;
  const method = order.deliveryMethodId === null ? undefined : await namedMethod(trx, order.deliveryMethodId);
  await issueInvoiceWithCommit(
    trx,
    {
      order: { id: order.orderId, number: order.number },
      shopId: order.shopId,
      seller: order.seller,
      language: order.language,
      buyer: {
        name: company?.name ?? invoice_address.name,
        street: invoice_address.street,
        city: invoice_address.city,
        postal_code: invoice_address.postal_code,
        country: countryCodeOf(invoice_address.country_id),
        reg_code: company?.reg_code ?? null,
        vat: company?.vat ?? null,
        email: contact.email,
        delivery_country: countryCodeOf(order.countryId),
      },
      lines: order.lines.map(({ id, sku, name, quantity, vatRate }) => ({
        orderLineId: id,
        sku,
        name,
        quantity,
        vatRate,
      })),
      transportName: method ? translate(method.i18n_name, order.language) : '',
      totals: order.totals,
      vatReason: order.vatReason,
      paymentMethod: order.method,
      isPaid: order.dueOn === null,
      dueOn: order.dueOn,
      purchaseOrderNumber: order.purchaseOrderNumber,
    },
    now,
  );
}
