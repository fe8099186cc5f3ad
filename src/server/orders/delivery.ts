import type { z } from 'zod';
import type { deliveryBody } from '../../domain/delivery/contract.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Order, orderCountryBody, OrderDelivery } from '../../domain/orders/contract.ts';
import type { Trx } from '../database.ts';
import { findPickupPoint, type OfferedMethod } from '../delivery/service.ts';
import type { Reader } from './access.ts';
import { askedDraft } from './approval.ts';
import { draftWithin, type OrderServices } from './draft.ts';
import { lockDraft } from './lock.ts';
import { updateCountry, updateDelivery } from './queries.ts';
import { readOrder, writtenOrder } from './reading.ts';
import type { OrderRow } from './rows.ts';

export async function readDelivery(
  services: OrderServices,
  reader: Reader,
  uuid: string,
): Promise<OrderDelivery | null> {
  return (await readOrder(services, reader, uuid)).delivery;
}

/**
 * Chooses how an order is delivered. The pick-up point is copied as it is now: carriers close lockers.
 * @throws ShopError DELIVERY_METHOD_NOT_ALLOWED, PICKUP_POINT_UNKNOWN
 */
export async function chooseDelivery(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { method: methodId, pickup_point, note, version }: z.output<typeof deliveryBody>,
): Promise<Order> {
  const row = await lockDraft(trx, services, reader, uuid, version);
  const { deliveryOptions } = await draftWithin(trx, services, reader, row);
  const method = deliveryOptions.find((option) => option.method.id === methodId)?.method;
  if (!method) throw new ShopError('DELIVERY_METHOD_NOT_ALLOWED');
  const written = await updateDelivery(trx, row, reader.now, {
    methodId,
    point: method.needsPickupPoint ? await pointOf(trx, reader, row, method, pickup_point) : null,
    note: note || null,
  });
  return askedDraft(trx, reader, await draftWithin(trx, services, reader, written));
}

/** Delivers a draft to another country. What was chosen and said for the former one is asked anew. */
export async function changeCountry(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { country_id, version }: z.output<typeof orderCountryBody>,
): Promise<Order> {
  const row = await lockDraft(trx, services, reader, uuid, version);
  if (!row.is_event && row.country_id !== country_id)
    await updateCountry(trx, row.id, reader.now, country_id);
  return writtenOrder(trx, services, reader, uuid);
}

async function pointOf(
  trx: Trx,
  { visitor }: Reader,
  { country_id }: OrderRow,
  { id: methodId }: OfferedMethod,
  wanted: string | null | undefined,
): Promise<NonNullable<OrderDelivery['pickup_point']>> {
  const point = wanted
    ? await findPickupPoint(trx, {
        methodId,
        countryId: country_id,
        id: wanted,
        language: visitor.audience.language,
      })
    : undefined;
  if (!point) throw new ShopError('PICKUP_POINT_UNKNOWN');
  return point;
}
