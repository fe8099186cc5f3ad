import { sql, type Selectable } from 'kysely';
import type { CustomerStatus } from '../../domain/customers/contract.ts';
import type { Db, Trx } from '../database.ts';
import type { LoyaltyTables } from './tables.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';

export type AccountRow = Selectable<LoyaltyTables['loyalty_account']>;
export type OrderPoints = Selectable<LoyaltyTables['loyalty_order']>;

/** Begins accounts for customers who have none. */
export async function beginAccounts(trx: Trx, customerIds: readonly number[]): Promise<void> {
  await sql`
    insert into loyalty_account (customer_id) select unnest(${customerIds}::int[]) on conflict do nothing`.execute(
    trx,
  );
}

/** The account of a customer, locked until the end of the transaction; undefined: it has none. */
export async function lockAccountOf(trx: Trx, customerId: number): Promise<AccountRow | undefined> {
  return trx
    .selectFrom('loyalty_account')
    .selectAll()
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Accounts of customers, locked in the order of their ids, by customer. */
export async function lockAccountsOf(
  trx: Trx,
  customerIds: readonly number[],
): Promise<Map<number, AccountRow>> {
  const rows = await trx
    .selectFrom('loyalty_account')
    .selectAll()
    .where('customer_id', 'in', customerIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.customer_id!, row]));
}

/** What an order means for the programme, with its account locked; undefined: nothing. */
export async function lockOrderPoints(
  trx: Trx,
  orderUuid: string,
): Promise<{ order: OrderPoints; account: AccountRow } | undefined> {
  const found = await trx
    .selectFrom('loyalty_order')
    .select('account_id')
    .where('order_uuid', '=', orderUuid)
    .executeTakeFirst();
  if (!found) return undefined;
  const account = await trx
    .selectFrom('loyalty_account')
    .selectAll()
    .where('id', '=', found.account_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Read after the lock was waited for.
  const order = await trx
    .selectFrom('loyalty_order')
    .selectAll()
    .where('order_uuid', '=', orderUuid)
    .executeTakeFirst();
  return order && { order, account };
}

export async function findAccounts(
  db: Db | Trx,
  customerIds: readonly number[],
): Promise<Map<number, AccountRow>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('loyalty_account')
    .selectAll()
    .where('customer_id', 'in', customerIds)
    .execute();
  return new Map(rows.map((row) => [row.customer_id!, row]));
}

/** Whether the shop has approved a customer. */
export async function findStatus(trx: Trx, customerId: number): Promise<CustomerStatus | undefined> {
  const row = await trx
    .selectFrom('customer')
    .select('status')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.status;
}

export interface FulfilledOrder {
  uuid: string;
  customer_id: number;
  /** Paid in money for goods and tickets. */
  goods_cents: number;
}

/** Of these orders those that are fulfilled and of a customer. */
export async function listFulfilled(trx: Trx, uuids: readonly string[]): Promise<FulfilledOrder[]> {
  const { rows } = await sql<FulfilledOrder>`
    select o.uuid, o.customer_id,
      (select coalesce(sum(l.payable_cents), 0) from order_line l where l.order_id = o.id)::bigint as goods_cents
    from shop_order o
    where o.uuid = any(${uuids}::uuid[]) and o.status = ${sql.lit(orderStatuses.FULFILLED)} and o.customer_id is not null order by o.id`.execute(
    trx,
  );
  return rows;
}

/** Writes down an order of a customer before it counts for anything; nothing for a guest's, or one that is known. */
export async function beginOrder(trx: Trx, orderUuid: string): Promise<void> {
  const { rows } = await sql<{ customer_id: number }>`
    select customer_id from shop_order o where uuid = ${orderUuid} and customer_id is not null
      and not exists (select from loyalty_order where order_uuid = o.uuid)`.execute(trx);
  const [order] = rows;
  if (!order) return;
  await beginAccounts(trx, [order.customer_id]);
  // Locked first: two who refer to it would wait for each other once they change it.
  const account = (await lockAccountOf(trx, order.customer_id))!;
  await trx
    .insertInto('loyalty_order')
    .values({ order_uuid: orderUuid, account_id: account.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What was paid in money for goods of these orders that came back so far, in cents by order; none for those without. */
export async function listReturnedGoods(trx: Trx, uuids: readonly string[]): Promise<[string, number][]> {
  const { rows } = await sql<{ uuid: string; cents: number }>`
    select order_uuid as uuid, sum(goods_cents)::float8 as cents from loyalty_return
    where order_uuid = any(${uuids}::uuid[]) group by order_uuid order by order_uuid`.execute(trx);
  return rows.map(({ uuid, cents }) => [uuid, cents]);
}
