import { sql } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { OrderDelivery } from '../../domain/orders/contract.ts';
import type { OrderStatus } from '../../domain/orders/statuses.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Db } from '../database.ts';

/** An order as mails about it need it. */
export interface NotifiedOrder {
  id: number;
  uuid: string;
  /** Null: it was never placed. */
  number: number | null;
  status: OrderStatus;
  shopId: ShopId;
  /** Of an order of tickets; null: of goods. */
  eventId: number | null;
  /** Null: of a guest. */
  customerId: number | null;
  language: Language;
  /** Who began it; null: a guest, or somebody who is gone. */
  userId: number | null;
  /** Their name; null: as above, or they told none. */
  userName: string | null;
  version: number;
  approval: { state: 'waiting' | 'approved' | 'denied'; reason: string | null } | null;
  /** Last day of arrival; null: not known. */
  promisedOn: string | null;
  /** Null: none was chosen, or it is of tickets. */
  deliveryMethodId: number | null;
  /** Where it is fetched from; null: it is brought to an address. */
  pickupPoint: OrderDelivery['pickup_point'];
  contact: { name: string; email: string } | null;
}

interface Row extends Omit<NotifiedOrder, 'contact' | 'approval'> {
  name: string | null;
  email: string | null;
  state: NonNullable<NotifiedOrder['approval']>['state'] | null;
  reason: string | null;
}

/** By uuid; of those that are there. */
export async function findNotifiedOrders(
  db: Db,
  uuids: readonly string[],
): Promise<Map<string, NotifiedOrder>> {
  if (uuids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select id, uuid, number, status, shop_id as "shopId", event_id as "eventId", customer_id as "customerId", user_id as "userId", version, approval as state,
      approval_reason as reason, language, promised_on as "promisedOn",
      delivery_method_id as "deliveryMethodId", pickup_point as "pickupPoint",
      information->'contact'->>'first_name' as name, information->'contact'->>'email' as email,
      (select nullif(btrim(u.first_name || ' ' || u.last_name), '') from user_account u where u.id = user_id) as "userName"
    from shop_order where uuid = any((select ${[...uuids]}::uuid[])::uuid[])`.execute(db);
  return new Map(
    rows.map(({ name, email, state, reason, ...order }) => [
      order.uuid,
      {
        ...order,
        approval: state && { state, reason },
        contact: email === null ? null : { name: name ?? '', email },
      },
    ]),
  );
}
