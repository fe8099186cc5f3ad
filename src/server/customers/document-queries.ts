import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { CustomerDocumentTable } from './tables.ts';

export type DocumentRow = Selectable<CustomerDocumentTable>;

/** Who asks for documents: staff sees those of every customer. */
export interface DocumentReader {
  userId: number;
  isStaff: boolean;
}

const mayRead = ({ userId, isStaff }: DocumentReader) => sql`(${isStaff} or exists (
  select from customer_user m where m.customer_id = c.id and m.user_id = ${userId}))`;

/** Documents of a customer, the latest last; undefined: there is none that the reader may see. */
export async function listDocumentsOf(
  db: Db,
  reader: DocumentReader,
  uuid: string,
): Promise<DocumentRow[] | undefined> {
  const { rows } = await sql<DocumentRow | { id: null }>`
    select d.* from customer c left join customer_document d on d.customer_id = c.id
    where c.uuid = ${uuid} and ${mayRead(reader)}
    order by d.id`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is DocumentRow => row.id !== null);
}

export async function findDocument(
  db: Db,
  reader: DocumentReader,
  { uuid, id }: { uuid: string; id: number },
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select d.* from customer_document d join customer c on c.id = d.customer_id
    where d.id = ${id} and c.uuid = ${uuid} and ${mayRead(reader)}`.execute(db);
  return rows[0];
}

/** The customer is locked by the caller. */
export async function countDocuments(trx: Trx, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from customer_document where customer_id = ${customerId}`.execute(trx);
  return rows[0]!.count;
}

export async function insertDocument(
  trx: Trx,
  document: Insertable<CustomerDocumentTable>,
): Promise<DocumentRow> {
  return trx.insertInto('customer_document').values(document).returningAll().executeTakeFirstOrThrow();
}

/** The key of its file; undefined: the customer has no such document. */
export async function deleteDocumentRow(
  trx: Trx,
  customerId: number,
  id: number,
): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('customer_document')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('storage_key')
    .executeTakeFirst();
  return deleted?.storage_key;
}

export async function updateDocument(
  trx: Trx,
  id: number,
  changes: Partial<Pick<DocumentRow, 'status' | 'expires_on' | 'status_changed_at' | 'status_changed_by'>>,
): Promise<DocumentRow> {
  return trx
    .updateTable('customer_document')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
