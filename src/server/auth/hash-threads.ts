import type { Options } from '@node-rs/argon2';
import { threadFile } from '../platform/thread-file.ts';
import { createWorkerThread, type WorkerThread } from '../platform/worker-thread.ts';
import type { HashJob } from './hash-worker.ts';

/** Threads that hash, started when they are first needed. Whoever asks sees to it that few ask at a time. */
export interface HashThreads {
  hash(password: string, options: Options): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

export function createHashThreads(): HashThreads {
  const idle: WorkerThread<HashJob, string | boolean>[] = [];

  async function run(job: HashJob): Promise<string | boolean> {
    const thread = idle.pop() ?? createWorkerThread(threadFile('hash-worker', import.meta.url), 'passwords');
    try {
      return await thread.ask(job);
    } finally {
      idle.push(thread);
    }
  }

  return {
    hash: async (password, options) => String(await run({ password, options })),
    verify: async (stored, password) => (await run({ password, stored })) === true,
  };
}
