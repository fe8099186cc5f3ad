import type { DeliveryMethod } from '../../domain/delivery/contract.ts';
import { translate } from '../../domain/locales.ts';
import { decimalFromCents } from '../../domain/money.ts';
import { goodsLeft } from '../../domain/orders/draft.ts';
import { transportCents } from '../../domain/orders/totals.ts';
import type { Reader } from './access.ts';
import { draftOf, type OrderServices } from './draft.ts';
import { getOrder } from './queries.ts';

/**
 * The ways an order can be delivered, with what each would cost it now (CO-02).
 * @throws ShopError ORDER_NOT_FOUND, for those of others too
 */
export async function listDeliveryMethods(
  services: OrderServices,
  reader: Reader,
  uuid: string,
): Promise<DeliveryMethod[]> {
  const row = await getOrder(services.db, reader, uuid);
  const { language } = reader.visitor.audience;
  const { deliveryOptions, sums } = await draftOf(services, row, language, { kind: 'shown' }, reader.now);
  const goodsCents = goodsLeft(sums.totals);
  return deliveryOptions.map(({ method, transport }) => ({
    id: method.id,
    kind: method.kind,
    carrier: method.carrier,
    name: translate(method.i18n_name, language),
    price: decimalFromCents(transportCents(transport, goodsCents)),
    free_from: transport.freeFromCents === null ? null : decimalFromCents(transport.freeFromCents),
    promised_on: method.promisedOn,
    needs_pickup_point: method.needsPickupPoint,
  }));
}
