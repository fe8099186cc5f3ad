import { sql } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { OrderStatus } from '../../domain/orders/statuses.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Db } from '../database.ts';

/** Whom news of an order are for. */
export interface OrderNews {
  id: number;
  uuid: string;
  /** Null: it was never placed. */
  number: number | null;
  status: OrderStatus;
  shopId: ShopId;
  /** Null: of a guest. */
  customerId: number | null;
  language: Language;
  /** Last day of arrival; null: not known. */
  promisedOn: string | null;
  contact: { name: string; email: string } | null;
}

export async function findNewsOfOrder(db: Db, uuid: string): Promise<OrderNews | undefined> {
  const { rows } = await sql<Omit<OrderNews, 'contact'> & { name: string | null; email: string | null }>`
    select id, uuid, number, status, shop_id as "shopId", customer_id as "customerId", language, promised_on as "promisedOn",
      information->'contact'->>'first_name' as name, information->'contact'->>'email' as email
    from shop_order where uuid = ${uuid}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { name, email, ...order } = row;
  return { ...order, contact: email === null ? null : { name: name ?? '', email } };
}
