import { randomUUID } from 'node:crypto';
import { addressOfCall } from '../../domain/call.ts';
import { FieldError, ShopError } from '../../domain/errors.ts';
import { returnPictureCall } from '../../domain/returns/calls.ts';
import type { ReturnPicture } from '../../domain/returns/contract.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { FileRefused, inspectUpload } from '../files/service.ts';
import { findOrderId, lockOrder } from '../orders/service.ts';
import type { ReturnServices } from './deps.ts';
import { countLoose, findPicture, insertPicture, type PictureRow } from './picture-queries.ts';

export const maxPictureBytes = 10 * 1024 * 1024;
/** Pictures of an order that wait for the return that shows them. */
const maxLoose = 30;
const types: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

interface OfOrder {
  uuid: string;
  key: string | undefined;
}

/** An order of which the visitor may return something, locked. @throws ShopError ORDER_NOT_FOUND */
export async function lockOwnOrder(
  trx: Trx,
  { orders, clock }: ReturnServices,
  visitor: Visitor,
  { uuid, key }: OfOrder,
): Promise<number> {
  const reader = { visitor, now: clock(), hasKey: orders.keys.isKeyOf(uuid, key) };
  return (await lockOrder(trx, orders, reader, uuid)).id;
}

/**
 * Keeps a picture of goods that are to be returned. The file is looked at and stored before the transaction that records it.
 * @throws ShopError ORDER_NOT_FOUND; FieldError for what is no picture, or one too many
 */
export async function addPicture(
  services: ReturnServices,
  visitor: Visitor,
  of: OfOrder,
  content: Buffer,
): Promise<ReturnPicture> {
  const { db, storage, clock } = services;
  const picture = await inspected(content);
  const key = `returns/${randomUUID()}`;
  await storage.put(key, picture.content, picture.mime);
  try {
    const row = await db.transaction().execute(async (trx) => {
      const order_id = await lockOwnOrder(trx, services, visitor, of);
      if ((await countLoose(trx, order_id)) >= maxLoose) throw new FieldError({ file: ['too_many_values'] });
      return insertPicture(trx, {
        order_id,
        return_line_id: null,
        storage_key: key,
        content_type: picture.mime,
        bytes: picture.size,
        uploaded_by: visitor.user?.id ?? null,
        uploaded_at: clock(),
      });
    });
    return pictureAnswer(of.uuid, row);
  } catch (error) {
    await storage.delete(key);
    throw error;
  }
}

/** By its content, whatever its name says. @throws FieldError */
async function inspected(content: Buffer) {
  try {
    const file = await inspectUpload(content);
    if (types.includes(file.mime)) return file;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
  }
  throw new FieldError({ file: ['invalid_picture'] });
}

/** A picture of an order that the visitor may see. @throws ShopError ORDER_NOT_FOUND, NOT_FOUND */
export async function getPicture(
  { db, orders }: ReturnServices,
  visitor: Visitor,
  { uuid, key, picture }: OfOrder & { picture: string },
): Promise<PictureRow> {
  const orderId = await findOrderId(orders, visitor, uuid, key);
  const row = await findPicture(db, { orderId, uuid: picture });
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}

function pictureAnswer(order: string, { uuid, content_type, bytes }: PictureRow): ReturnPicture {
  const { url } = addressOfCall(returnPictureCall.path, { uuid: order, picture: uuid });
  return { uuid, content_type, bytes, url };
}
