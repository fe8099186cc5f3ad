import { ShopError } from '../../domain/errors.ts';
import { isEditable } from '../../domain/orders/statuses.ts';
import type { Trx } from '../database.ts';
import type { Reader } from './access.ts';
import type { OrderServices } from './draft.ts';
import { findOrder, lockAndFind, lockAnyRow } from './queries.ts';
import { answerOf } from './reading.ts';
import type { OrderRow } from './rows.ts';

/**
 * An order of the visitor, locked until the end of the transaction: writes on one order follow each other. `version` is
 * what the writer has seen; undefined: whatever it is.
 * @throws ShopError ORDER_NOT_FOUND, ORDER_STALE with the order as it is
 */
export async function lockOrder(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  version?: number,
): Promise<OrderRow> {
  return inVersion(trx, services, reader, await lockAndFind(trx, reader, uuid), version);
}

/** The same for the staff, which changes orders of everybody. */
export async function lockOrderAsStaff(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  version?: number,
): Promise<OrderRow> {
  await lockAnyRow(trx, uuid);
  // Read after the lock was waited for: a statement that waits still sees lines as they were before.
  return inVersion(trx, services, reader, await findOrder(trx, reader, uuid), version);
}

/**
 * The same for what changes its lines, coupons or addresses.
 * @throws ShopError ORDER_NOT_EDITABLE besides (CT-10)
 */
export async function lockDraft(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  version?: number,
): Promise<OrderRow> {
  const row = await lockOrder(trx, services, reader, uuid, version);
  if (!isEditable(row.status)) throw new ShopError('ORDER_NOT_EDITABLE');
  return row;
}

async function inVersion(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  row: OrderRow | undefined,
  version: number | undefined,
): Promise<OrderRow> {
  if (!row) throw new ShopError('ORDER_NOT_FOUND');
  if (version !== undefined && version !== row.version) throw await stale(trx, services, reader, row);
  return row;
}

async function stale(trx: Trx, services: OrderServices, reader: Reader, row: OrderRow): Promise<ShopError> {
  const order = await answerOf(services, row, reader.visitor, { kind: 'written', trx }, reader.now);
  return new ShopError('ORDER_STALE', `version ${row.version}`, { more: { order } });
}
