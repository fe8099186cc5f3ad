import { readStored, type Storage } from './storage.ts';

/** What is being made for each storage, by key. */
const underWay = new WeakMap<Storage, Map<string, Promise<Buffer>>>();

/**
 * The content under a key, made when it is first asked for and stored. Who asks while it is made waits for the same making:
 * documents are rendered one after the other, and a queue for one document would keep all others waiting.
 */
export function storedOrMade(
  storage: Storage,
  key: string,
  mime: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const making = underWay.get(storage) ?? new Map<string, Promise<Buffer>>();
  underWay.set(storage, making);
  const begun = making.get(key);
  if (begun) return begun;
  const content = readOrMake(storage, key, mime, make).finally(() => making.delete(key));
  making.set(key, content);
  return content;
}

async function readOrMake(
  storage: Storage,
  key: string,
  mime: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const stored = await readStored(storage, key);
  if (stored) return stored;
  const made = await make();
  await storage.put(key, made, mime);
  return made;
}
