import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../database.ts';

export interface ListRow {
  id: number;
  uuid: string;
  name: string;
  version: number;
  changed_at: Date;
  customer_id: number;
  author: string | null;
  products: number;
  pieces: number;
  /** Made it, or administers the customer. */
  can_edit: boolean;
}

export interface ListLine {
  id: number;
  product_id: number;
  quantity: number;
  note: string;
  sku: string;
}

/** Lists that a user may see: those of customers they belong to. `where` names the list as `l`. */
function lists(userId: number, where: RawBuilder<unknown>): RawBuilder<ListRow> {
  return sql<ListRow>`
    select l.id, l.uuid, l.name, l.version, l.changed_at, l.customer_id, author.first_name as author,
      (m.role = 'CUSTOMER_ADMIN' or l.user_id is not distinct from m.user_id) as can_edit,
      (select count(*)::int from saved_list_line n where n.list_id = l.id) as products,
      (select coalesce(sum(n.quantity), 0)::int from saved_list_line n where n.list_id = l.id) as pieces
    from saved_list l join customer_user m on m.customer_id = l.customer_id and m.user_id = ${userId}
      left join user_account author on author.id = l.user_id
    where ${where}`;
}

export async function listsOfCustomer(db: Db, userId: number, customerId: number): Promise<ListRow[]> {
  const of = sql`l.customer_id = ${customerId} and l.deleted_at is null order by lower(l.name), l.id`;
  return (await lists(userId, of).execute(db)).rows;
}

export async function findList(db: Db | Trx, userId: number, uuid: string): Promise<ListRow | undefined> {
  const { rows } = await lists(userId, sql`l.uuid = ${uuid} and l.deleted_at is null`).execute(db);
  return rows[0];
}

/** The same, locked until the end of the transaction; `isDeleted`: one that was deleted after that moment. */
export async function lockList(
  trx: Trx,
  userId: number,
  uuid: string,
  deletedAfter: Date | null = null,
): Promise<ListRow | undefined> {
  const state = deletedAfter === null ? sql`l.deleted_at is null` : sql`l.deleted_at > ${deletedAfter}`;
  const { rows } = await lists(userId, sql`l.uuid = ${uuid} and ${state} for update of l`).execute(trx);
  return rows[0];
}

export async function linesOf(db: Db | Trx, listId: number): Promise<ListLine[]> {
  const { rows } = await sql<ListLine>`
    select n.id, n.product_id, n.quantity, n.note, p.sku
    from saved_list_line n join product p on p.id = n.product_id
    where n.list_id = ${listId} order by n.position, n.id`.execute(db);
  return rows;
}

/** Lets those who make lists of a customer wait for each other, so that none is made beyond the limit. */
export async function lockListsOf(trx: Trx, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved lists', ${customerId}))`.execute(trx);
}

export async function countLists(trx: Trx, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_list where customer_id = ${customerId} and deleted_at is null`.execute(
    trx,
  );
  return rows[0]!.count;
}

export async function insertList(
  trx: Trx,
  { customerId, userId, name, now }: { customerId: number; userId: number; name: string; now: Date },
): Promise<{ id: number; uuid: string }> {
  return trx
    .insertInto('saved_list')
    .values({ customer_id: customerId, user_id: userId, name, created_at: now, changed_at: now })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
}

export interface NewLine {
  product: number;
  quantity: number;
  note: string;
}

/** A locked list holds exactly these, in this order; lines that were there stay the same rows. */
export async function replaceLines(trx: Trx, listId: number, lines: readonly NewLine[]): Promise<void> {
  const products = lines.map(({ product }) => product);
  await sql`
    delete from saved_list_line where list_id = ${listId} and product_id <> all(${products}::int[])`.execute(
    trx,
  );
  await sql`
    insert into saved_list_line (list_id, product_id, quantity, note, position)
    select ${listId}, given.* from unnest(${products}::int[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ note }) => note)}::text[]) with ordinality as given(product_id, quantity, note, position)
    on conflict (list_id, product_id) do update
      set quantity = excluded.quantity, note = excluded.note, position = excluded.position`.execute(trx);
}

/** Ids of these that are no products. */
export async function unknownProducts(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select given.id from unnest(${ids}::int[]) as given(id)
    where not exists (select from product p where p.id = given.id)`.execute(trx);
  return rows.map(({ id }) => id);
}

/** A locked list has changed; undefined leaves its name. */
export async function touchList(trx: Trx, listId: number, now: Date, name?: string): Promise<void> {
  await sql`
    update saved_list set version = version + 1, changed_at = ${now}, name = coalesce(${name ?? null}, name)
    where id = ${listId}`.execute(trx);
}

export async function markDeleted(trx: Trx, listId: number, at: Date | null): Promise<void> {
  await trx.updateTable('saved_list').set({ deleted_at: at }).where('id', '=', listId).execute();
}

export async function deleteListsDeletedBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from saved_list where deleted_at < ${before}`.execute(db);
}
