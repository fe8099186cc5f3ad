import { Worker } from 'node:worker_threads';
import { threadFile } from '../platform/thread-file.ts';
import { FileRefused } from './file-refused.ts';
import type { WorkerAnswer } from './inspect-worker.ts';
import { measureFile, type InspectedFile } from './inspect.ts';
import type { PreparedFile } from './prepare.ts';

/** Reading a file takes milliseconds; one that takes this long was made to. */
const maxPreparingMs = 10_000;
/** A thread that wants more is ended: a parser may take many times what it reads. */
const maxThreadMb = 256;

/**
 * As `inspectFile`, for files that anybody may have made: they are read in a thread of their own, so that no trick in
 * them would block visitors. Throws FileRefused also for what takes too long or too much memory.
 */
export async function inspectForeignFile(
  content: Buffer,
  { deadlineMs = maxPreparingMs }: { deadlineMs?: number } = {},
): Promise<InspectedFile> {
  return measureFile(await prepareInThread(content, deadlineMs));
}

async function prepareInThread(content: Buffer, deadlineMs: number): Promise<PreparedFile> {
  const worker = new Worker(threadFile('inspect-worker', import.meta.url), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: maxThreadMb },
  });
  let deadline: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const refuse = (message: string) => reject(new FileRefused(message));
      deadline = setTimeout(refuse, deadlineMs, 'takes too long to read');
      worker.once('message', (answer: WorkerAnswer) => {
        if ('refused' in answer) return refuse(answer.refused);
        const { prepared } = answer;
        // A buffer arrives as plain bytes.
        resolve({ ...prepared, content: Buffer.from(prepared.content) });
      });
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse('takes too much memory to read');
        else reject(error);
      });
      worker.once('exit', () => refuse('cannot be read'));
    });
  } finally {
    clearTimeout(deadline);
    void worker.terminate();
  }
}
