import { inspectForeignFile } from './inspect-foreign.ts';
import type { InspectedFile } from './inspect.ts';
import { QueueFull, WorkQueue } from './queue.ts';

/**
 * Files of strangers that are read and rendered at once: one leaves the other core to visitors. A megabyte may unpack to
 * 600, already to be measured.
 */
const queue = new WorkQueue<unknown>(1);
/** What those that wait, and the one that is read, may take in memory together: six of the largest. */
const maxHeldBytes = 64 * 1024 * 1024;

let heldBytes = 0;
let uploads = 0;

/** Does work on a file that anybody may have made when its turn has come. Throws QueueFull, and what the work throws. */
export async function inTurn<T>(upload: Buffer, work: () => Promise<T>): Promise<T> {
  if (heldBytes + upload.length > maxHeldBytes) throw new QueueFull();
  heldBytes += upload.length;
  uploads += 1;
  try {
    // No other work has this key, so the answer is of this one.
    return (await queue.do(`upload ${uploads}`, 'now', work)) as T;
  } finally {
    heldBytes -= upload.length;
  }
}

/** As `inspectFile`, for files that anybody may have made. Throws FileRefused and QueueFull. */
export function inspectUpload(upload: Buffer): Promise<InspectedFile> {
  return inTurn(upload, () => inspectForeignFile(upload));
}
