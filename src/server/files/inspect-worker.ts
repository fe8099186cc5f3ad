import { parentPort, workerData } from 'node:worker_threads';
import { FileRefused } from './file-refused.ts';
import { prepareFile } from './prepare.ts';

/** What the thread of one file answers. */
export type WorkerAnswer = { prepared: ReturnType<typeof prepareFile> } | { refused: string };

/** Reads the one file the thread was started with. */
function answer(): WorkerAnswer {
  try {
    return { prepared: prepareFile(Buffer.from(workerData as Uint8Array)) };
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.message };
    throw error;
  }
}

// To the thread that started this one; nothing is handed over instead of copied.
parentPort?.postMessage(answer(), []);
