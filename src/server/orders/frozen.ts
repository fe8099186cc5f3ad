import { translate, type Language } from '../../domain/locales.ts';
import { decimalFromCents, netOf } from '../../domain/money.ts';
import { arrivalOf } from '../../domain/orders/arrival.ts';
import type { Order, OrderInvoice, OrderLine } from '../../domain/orders/contract.ts';
import type { Totals } from '../../domain/orders/totals.ts';
import { isWithoutVat, type VatReason } from '../../domain/orders/vat.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { cachedOffers, offersWithin, type Offer } from '../catalogue/service.ts';
import { namedMethod } from '../delivery/service.ts';
import { eventOfOrder } from '../events/service.ts';
import { invoicesOf } from '../invoices/service.ts';
import { exclusionOfLine } from './consumer-rights.ts';
import { canOf, couponAnswers, eventAnswer, orderHead, sumsAnswer, weightOf } from './answer.ts';
import { audienceOfOrder, type OfferSource, type OrderServices } from './draft.ts';
import { refundsOf, noRefunds } from './refunds.ts';
import type { OrderRow, PackedLine } from './rows.ts';

const euros = decimalFromCents;

/** An order whose sums were written down when it was placed. */
export type FrozenRow = OrderRow & { totals: Totals; vat_reason: VatReason };

export function isFrozen(row: OrderRow): row is FrozenRow {
  return row.totals !== null && row.vat_reason !== null;
}

/**
 * An order as it was placed: nothing of the catalogue changes what was bought, pictures and addresses apart. `isBare`: without
 * its invoices and what was given back of it.
 */
export async function frozenAnswer(
  services: OrderServices,
  row: FrozenRow,
  { user, audience: { language } }: Visitor,
  source: OfferSource,
  now: Date,
  isBare = false,
): Promise<Order> {
  const db = source.kind === 'shown' ? services.db : source.trx;
  const lines = row.lines ?? [];
  const ids = lines.flatMap(([, productId]) => productId ?? []);
  const audience = audienceOfOrder(row, language);
  const [offers, method, invoices, back, event] = await Promise.all([
    source.kind === 'shown'
      ? cachedOffers(services, ids, audience, now)
      : offersWithin(source.trx, services, ids, audience, now),
    row.delivery_method_id === null ? undefined : namedMethod(db, row.delivery_method_id),
    isBare ? [] : invoicesFor(db, row),
    isBare ? noRefunds : refundsOf(db, row, { now, language }),
    row.event_id === null ? null : eventOfOrder(db, { ...row, eventId: row.event_id }),
  ]);
  return {
    ...orderHead(row, back),
    ...eventAnswer(event, row, { language, now, keys: services.keys }),
    order_lines: lines.map((line) => lineAnswer(line, offers, row, language)),
    ...sumsAnswer(row.totals),
    use_loyalty_points: row.totals.pointsCents > 0,
    usable_loyalty_points: euros(row.totals.pointsCents),
    vat_reason: row.vat_reason,
    coupons: couponAnswers(row, language, { refusals: [], missingCents: [] }),
    free_delivery: null,
    weight_g: weightOf(lines.map(([, , quantity, , weightG]) => ({ quantity, weightG }))),
    delivery: method
      ? {
          method: {
            id: row.delivery_method_id!,
            name: translate(method.i18n_name, language),
            needs_pickup_point: method.needsPickupPoint,
          },
          is_collected: method.kind === 'store',
          pickup_point: row.pickup_point,
          is_pickup_point_gone: false,
          note: row.delivery_note,
          promised_on: arrivalOf({
            status: row.status,
            promisedOn: row.promised_on,
            isRefunded: back.isAll,
          }),
        }
      : null,
    approval: row.approval && {
      state: row.approval,
      reason: row.approval_reason,
      asked_by: row.asked_by,
    },
    invoices,
    can: canOf(row, user, now, {
      approval: row.approval,
      isReady: false,
      isPaymentOpen: back.redirectUrl !== null,
      isRefunded: back.isAll,
    }),
  };
}

async function invoicesFor(db: Db | Trx, row: FrozenRow): Promise<OrderInvoice[]> {
  return (await invoicesOf(db, [row])).get(row.id) ?? [];
}

function lineAnswer(
  [
    id,
    productId,
    quantity,
    seenCents,
    ,
    ,
    availableStock,
    sku,
    name,
    unit,
    rate,
    cents,
    payable,
    vat,
    reasons,
    isSealed,
  ]: PackedLine,
  offers: ReadonlyMap<number, Offer>,
  row: FrozenRow,
  language: Language,
): OrderLine {
  const item = productId === null ? undefined : offers.get(productId)?.item;
  const unitCents = unit ?? seenCents;
  const vatRate = rate ?? 0;
  const isNet = isWithoutVat(row.vat_reason);
  return {
    id,
    product: {
      id: item?.id ?? null,
      internal_id: sku ?? '',
      name: translate(name, language),
      // The name it was sold by says it.
      variation: '',
      slug: item?.slug ?? '',
      brand_name: item?.brand_name ?? '',
      pack_size: item?.pack_size ?? 1,
      picture: item?.files[0] ?? null,
    },
    price: unitCents / 100,
    price_net: netOf(unitCents, vatRate) / 100,
    price_before: null,
    price_reasons: (reasons ?? []).map(({ code, listName, grossCents, netCents }) => ({
      code,
      name: listName,
      price: (isNet ? netCents : grossCents) / 100,
    })),
    quantity,
    total: euros(cents ?? unitCents * quantity),
    payable: euros(payable ?? 0),
    vat: euros(vat ?? 0),
    vat_rate: vatRate,
    available_stock: availableStock,
    sale_delay: item?.sale_delay ?? null,
    restrictions: [],
    withdrawal_exclusion: exclusionOfLine(row, isSealed),
    problem: null,
  };
}
