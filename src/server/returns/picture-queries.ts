import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { ReturnPictureTable } from './tables.ts';

export type PictureRow = Selectable<ReturnPictureTable>;

export async function insertPicture(trx: Trx, row: Insertable<ReturnPictureTable>): Promise<PictureRow> {
  return trx.insertInto('return_picture').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Pictures of an order that no return shows yet; the order is locked. */
export async function countLoose(trx: Trx, orderId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('return_picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('return_line_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPicture(
  db: Db,
  of: { orderId: number; uuid: string },
): Promise<PictureRow | undefined> {
  return db
    .selectFrom('return_picture')
    .selectAll()
    .where('uuid', '=', of.uuid)
    .where('order_id', '=', of.orderId)
    .executeTakeFirst();
}

/** Shows pictures of the order with a line of a return; answers how many there were to show. */
export async function attachPictures(
  trx: Trx,
  { orderId, lineId, pictures }: { orderId: number; lineId: number; pictures: readonly string[] },
): Promise<number> {
  if (pictures.length === 0) return 0;
  const attached = await trx
    .updateTable('return_picture')
    .set({ return_line_id: lineId })
    .where('uuid', 'in', pictures)
    .where('order_id', '=', orderId)
    .where('return_line_id', 'is', null)
    .returning('id')
    .execute();
  return attached.length;
}

/** Deletes pictures that no return came to show; answers the keys of their files. */
export async function deleteLoose(trx: Trx, before: Date): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('return_picture')
    .where('return_line_id', 'is', null)
    .where('uploaded_at', '<', before)
    .returning('storage_key')
    .execute();
  return deleted.map(({ storage_key }) => storage_key);
}
