import { translate } from '../../domain/locales.ts';
import { formatMoney } from '../../domain/money.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import type { Trx } from '../database.ts';
import { sendMail } from '../mail/service.ts';
import { findBought } from '../orders/service.ts';
import { getSeller } from '../shops/service.ts';
import { returnLabel } from '../../domain/returns/return-label.ts';
import { countryCodeOf } from '../../domain/shops/audience.ts';
import { countryNames } from '../../domain/shops/country-names.ts';
import type { ReturnServices } from './deps.ts';
import { findReturn } from './queries.ts';
import { returnNumber } from './reading.ts';

/** What a buyer is told that happened to a return. */
export type ReturnUpdate = 'requested' | 'accepted' | 'denied' | 'received' | 'refunded';

/** Writes to the buyer, in the language of the order, each thing once. */
export async function notifyBuyer(
  trx: Trx,
  { orders }: ReturnServices,
  uuid: string,
  { update, reason }: { update: ReturnUpdate; reason: string | null },
): Promise<void> {
  const row = (await findReturn(trx, { uuid }))!;
  const order = await findBought(trx, row.order_id);
  if (!order?.contact) return;
  const isSent = order.status === orderStatuses.FULFILLED;
  const number = returnNumber(row);
  const seller = await getSeller(trx, order.shopId);
  const from = countryCodeOf(order.countryId);
  const { address, carriers } = returnLabel(seller, number, from);
  const isAbroad = from !== seller.country;
  await sendMail(trx, {
    template: 'return-update',
    to: order.contact.email,
    language: order.language,
    shopId: order.shopId,
    key: keyOf(order.uuid, uuid, update, row.credit_note),
    props: {
      name: order.contact.name,
      uuid: order.uuid,
      key: orders.keys.keyOf(order.uuid),
      number: String(order.number),
      returnNumber: number,
      update,
      isSent,
      reason,
      amount: row.refund_cents === null ? null : formatMoney(row.refund_cents, order.language),
      money: row.money,
      points: row.points_cents > 0 ? formatMoney(row.points_cents, order.language) : null,
      creditNote: row.credit_note,
      sendTo:
        update === 'accepted' && isSent
          ? [
              address.name,
              address.street,
              `${address.postal_code} ${address.city}`,
              ...(isAbroad ? [countryNames[order.language][seller.country]] : []),
              address.phone,
            ]
          : null,
      carriers: carriers.map(({ name }) => name),
      lines: row.lines.map(({ name, quantity, accepted }) => ({
        name: translate(name ?? {}, order.language),
        quantity: update === 'refunded' ? accepted : quantity,
      })),
    },
  });
}

/** That money goes back is told once: with the words of the return, and not again when the provider has sent it. */
function keyOf(order: string, uuid: string, update: ReturnUpdate, creditNote: string | null): string {
  if (update === 'refunded' && creditNote !== null) return `order-refunded ${order} ${creditNote}`;
  return `return-${update} ${uuid}`;
}
