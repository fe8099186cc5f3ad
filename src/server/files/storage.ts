import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { throttledLog } from '../platform/throttled-log.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** File storage by key. Keys are our own (`keys.ts`); a put is atomic. All of it throws StorageUnavailable. */
export interface Storage {
  /** Puts `content` under `key`, replacing what was there. `mime` is what an object store serves it as. */
  put(key: string, content: Buffer | Readable, mime: string): Promise<void>;
  /** The content, or `undefined` when there is none. */
  get(key: string): Promise<Readable | undefined>;
  stat(key: string): Promise<{ size: number } | undefined>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
}

/** Files in a local folder, which is made when first needed. While it cannot be used the log says so once a minute. */
export function folderStorage(folder: string, log?: { error(data: object, message: string): void }): Storage {
  const root = resolve(folder);
  const tell = throttledLog(log);
  const fail = (error: unknown): never => {
    tell(error, `files cannot be stored or read in ${root}`);
    throw new StorageUnavailable(error);
  };
  /** A folder that held a file and is gone, as when its disk is: nothing is known of any file then. */
  let hasHeld = false;
  const missing = async (error: NodeJS.ErrnoException): Promise<undefined> => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') fail(error);
    try {
      if (hasHeld) await stat(root);
    } catch (gone) {
      fail(gone);
    }
  };
  const pathOf = (key: string) => {
    const path = join(root, key);
    if (!path.startsWith(root + sep)) throw new RangeError('a key stays within the storage');
    return path;
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true }).catch(fail);
      // Written beside and moved into place: a reader or a crash never meets half a file.
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        await pipeline(
          content instanceof Readable ? content : Readable.from([content]),
          createWriteStream(draft, { flush: true }),
        );
        await rename(draft, path);
        hasHeld = true;
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        fail(error);
      }
    },
    async get(key) {
      const handle = await open(pathOf(key)).catch(missing);
      hasHeld ||= handle !== undefined;
      return handle ? createReadStream('', { fd: handle }) : undefined;
    },
    async stat(key) {
      const found = await stat(pathOf(key)).catch(missing);
      hasHeld ||= found !== undefined;
      return found?.isFile() ? { size: found.size } : undefined;
    },
    async delete(key) {
      await rm(pathOf(key), { force: true }).catch(fail);
    },
  };
}

/** All of a stored file. */
export async function readStored(storage: Storage, key: string): Promise<Buffer | undefined> {
  const stream = await storage.get(key);
  if (!stream) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
