import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { hasPermission } from '../../domain/auth/rights.ts';
import { FieldError, ShopError } from '../../domain/errors.ts';
import type { ReviewPicture } from '../../domain/reviews/contract.ts';
import { looseHours, maxLoosePictures } from '../../domain/reviews/rules.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { renderPhotograph, FileRefused, type Photograph } from '../files/service.ts';
import type { Storage } from '../files/storage.ts';
import { jobTopic } from '../platform/job-topics.ts';
import { announceAll } from '../platform/outbox.ts';
import { signedIn } from '../platform/signed-in.ts';
import * as queries from './picture-queries.ts';
import { pictureOf } from './rows.ts';

export const pictureSizes = ['small', 'large'] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** Longest side of each size, in pixels. */
const sides: Record<PictureSize, number> = { small: 480, large: 1600 };

const keyOf = (uuid: string, size: PictureSize) => `reviews/${uuid}-${size}.webp`;

interface Services {
  db: Db;
  /** Nobody reaches it by an address alone. */
  storage: Storage;
  clock: () => Date;
}

/**
 * Whether a user may upload one more.
 * @throws FieldError for one with too many that belong to no review
 */
export async function requireRoom(db: Db | Trx, userId: number): Promise<void> {
  if ((await queries.countLoosePictures(db, userId)) >= maxLoosePictures)
    throw new FieldError({ file: ['too_many_pictures'] });
}

/** Keeps a picture for a review of the visitor: rendered anew, so that nothing of the camera and of its place is left in it. */
export async function addPicture(
  { db, storage, clock }: Services,
  visitor: Visitor,
  content: Buffer,
): Promise<ReviewPicture> {
  const { user } = signedIn(visitor);
  const { width, height, sizes } = await rendered(content);
  const uuid = randomUUID();
  const isStored = pictureSizes.map((size) => storage.put(keyOf(uuid, size), sizes[size], 'image/webp'));
  try {
    await Promise.all(isStored);
    await db.transaction().execute(async (trx) => {
      await queries.lockUploads(trx, user.id);
      await requireRoom(trx, user.id);
      await queries.insertPicture(trx, {
        uuid,
        review_id: null,
        uploaded_by: user.id,
        width,
        height,
        created_at: clock(),
      });
    });
  } catch (error) {
    await Promise.allSettled(isStored);
    await deleteFiles(storage, uuid);
    throw error;
  }
  return pictureOf({ uuid, width, height });
}

/** @throws FieldError for what is no picture the shop takes, or damaged */
async function rendered(content: Buffer): Promise<Photograph<PictureSize>> {
  try {
    return await renderPhotograph(content, sides);
  } catch (error) {
    if (error instanceof FileRefused) throw new FieldError({ file: ['invalid_picture'] });
    throw error;
  }
}

/** A picture and whether everybody may see it. @throws ShopError NOT_FOUND for one the visitor may not see */
export async function openPicture(
  { db, storage }: Services,
  { user, permissions }: Visitor,
  { uuid, size }: { uuid: string; size: PictureSize },
): Promise<{ content: Readable; isShown: boolean }> {
  const found = await queries.findPicture(
    db,
    { userId: user?.id ?? null, isStaff: hasPermission(permissions, 'view_productreview') },
    uuid,
  );
  const content = found && (await storage.get(keyOf(uuid, size)));
  if (!content) throw new ShopError('NOT_FOUND');
  return { content, isShown: found.is_shown };
}

const deletedPicturesTopic = 'reviews.delete-picture';

/** Has the files of pictures deleted whose rows are gone. */
export async function announceDeleted(trx: Trx, uuids: readonly string[]): Promise<void> {
  await announceAll(
    trx,
    deletedPicturesTopic,
    uuids.map((uuid) => ({ uuid })),
  );
}

/** Deletes the files; storage is no matter of a transaction. */
export function deletedPictures(storage: Storage) {
  return jobTopic({
    topic: deletedPicturesTopic,
    payload: z.object({ uuid: z.uuid() }),
    run: ({ payload }) => deleteFiles(storage, payload.uuid),
  });
}

async function deleteFiles(storage: Storage, uuid: string): Promise<void> {
  await Promise.all(pictureSizes.map((size) => storage.delete(keyOf(uuid, size))));
}

/** Rows of one transaction. */
const batch = 200;

/** Deletes pictures that were uploaded and became part of no review, and those whose review is gone. */
export async function deleteLoosePictures(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - looseHours * 3_600_000);
  let deleted = batch;
  while (deleted === batch && !signal.aborted) {
    deleted = await db.transaction().execute(async (trx) => {
      const uuids = await queries.deleteLooseBefore(trx, before, batch);
      await announceDeleted(trx, uuids);
      return uuids.length;
    });
  }
}
