import { ShopError } from '../../domain/errors.ts';
import { couponCode } from '../../domain/orders/coupons.ts';
import type { Order } from '../../domain/orders/contract.ts';
import type { Trx } from '../database.ts';
import type { Reader } from './access.ts';
import { missingOf } from './answer.ts';
import { askedDraft, askedOrder } from './approval.ts';
import { addCouponRow, findCouponId, removeCouponRow } from './coupon-queries.ts';
import { draftWithin, type OrderServices } from './draft.ts';
import { touchOrder } from './line-queries.ts';
import { lockDraft } from './lock.ts';
import { getOrder } from './queries.ts';

interface CouponChange {
  code: string;
  version: number | undefined;
}

/**
 * Applies a coupon to a draft, if it counts (CT-08). One that stops counting later stays on it with its reason.
 * @throws ShopError the reason why it does not count, COUPON_ALREADY_USED for one the order has
 */
export async function addCoupon(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { code, version }: CouponChange,
): Promise<Order> {
  const row = await lockDraft(trx, services, reader, uuid, version);
  const couponId = await findCouponId(trx, couponCode(code));
  if (couponId === undefined) throw new ShopError('COUPON_UNKNOWN');
  if (!(await addCouponRow(trx, row.id, couponId))) throw new ShopError('COUPON_ALREADY_USED');
  await touchOrder(trx, row.id, reader.now);
  const changed = await getOrder(trx, reader, uuid);
  const draft = await draftWithin(trx, services, reader, changed);
  const at = changed.coupons!.findIndex(([id]) => id === couponId);
  const refusal = draft.sums.refusals[at];
  const missing = missingOf(draft.sums, at);
  if (refusal) throw new ShopError(refusal, refusal, missing === null ? {} : { more: { missing } });
  return askedDraft(trx, reader, draft);
}

/** Takes a coupon off a draft; @throws ShopError COUPON_UNKNOWN for one that is not on it */
export async function removeCoupon(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { code, version }: CouponChange,
): Promise<Order> {
  const row = await lockDraft(trx, services, reader, uuid, version);
  if (!(await removeCouponRow(trx, row.id, couponCode(code)))) throw new ShopError('COUPON_UNKNOWN');
  await touchOrder(trx, row.id, reader.now);
  return askedOrder(trx, services, reader, uuid);
}
