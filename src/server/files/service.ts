import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Multilingual } from '../../domain/locales.ts';
import type { Db } from '../database.ts';
import { FileRefused } from './file-refused.ts';
import { inspectFile } from './inspect.ts';
import type { InspectedFile } from './inspect.ts';
import type { Storage } from './storage.ts';

export { storedOrMade } from './stored-or-made.ts';
export { FileRefused } from './file-refused.ts';
export { findFetchedImages, setDocuments, setGalleries } from './galleries.ts';
export { inspectFile } from './inspect.ts';
export { maxFileBytes } from './prepare.ts';
export { renderPhotograph, type Photograph } from './photograph.ts';
export { inspectUpload } from './uploads.ts';
export type { InspectedFile } from './inspect.ts';

/** A stored file. Pictures are at `/media/{width}/{key}`, SVGs and documents at `/media/files/{key}`. */
export interface StoredFile {
  id: number;
  kind: 'images' | 'documents';
  key: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
  color: string | null;
  sha256: string;
}

export interface FileDetails {
  title?: Multilingual;
  /** 2 MANUAL, 11 GENERAL. */
  category?: 2 | 11;
  /** The point of a picture that stays in view when it is cropped, as shares of width and height. */
  focal?: { x: number; y: number };
  /** https address it was fetched from. */
  source?: string;
}

/**
 * Keeps a picture given as bytes or as a path. The same picture again is the same file. Throws FileRefused for what is
 * no picture the shop takes.
 */
export async function addImage(
  db: Db,
  storage: Storage,
  image: Buffer | string,
  details: FileDetails = {},
): Promise<StoredFile> {
  const file = await addFile(db, storage, image, details);
  if (file.kind !== 'images') throw new FileRefused('is a document and no picture');
  return file;
}

/** As `addImage`, for documents too. */
export async function addFile(
  db: Db,
  storage: Storage,
  file: Buffer | string,
  details: FileDetails = {},
): Promise<StoredFile> {
  const inspected = await inspectFile(typeof file === 'string' ? await readFile(file) : file);
  await storage.put(inspected.key, inspected.content, inspected.mime);
  return recordFile(db, inspected, details);
}

/** The row of a file whose content is in the storage already; what is known by its content is not recorded twice. */
export async function recordFile(
  db: Db,
  file: InspectedFile,
  details: FileDetails = {},
): Promise<StoredFile> {
  const { rows } = await sql<StoredFile>`
    with made as (
      insert into file (kind, category, key, mime, size, width, height, color, focal_x, focal_y, sha256, source, i18n_title)
      values (${file.kind}, ${details.category ?? 11}, ${file.key}, ${file.mime}, ${file.size}, ${file.width},
        ${file.height}, ${file.color}, ${details.focal?.x ?? null}, ${details.focal?.y ?? null}, ${file.sha256},
        ${details.source ?? null}, ${JSON.stringify(details.title ?? {})})
      on conflict (key) do update set
        source = coalesce(file.source, excluded.source),
        focal_x = coalesce(excluded.focal_x, file.focal_x),
        focal_y = coalesce(excluded.focal_y, file.focal_y)
      returning *)
    select id, kind, key, mime, size, width, height, color, sha256 from made`.execute(db);
  return rows[0]!;
}

/** Files by the SHA-256 of their stored content. */
export async function findFilesByContent(db: Db, sha256: readonly string[]): Promise<StoredFile[]> {
  if (sha256.length === 0) return [];
  const { rows } = await sql<StoredFile>`
    select id, kind, key, mime, size, width, height, color, sha256 from file where sha256 = any(${[...sha256]})`.execute(
    db,
  );
  return rows;
}

/** Pictures at an address that are still to be fetched. */
export async function countWantedImages(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from wanted_image`.execute(db);
  return rows[0]!.count;
}
