import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';
import { threadFile } from '../platform/thread-file.ts';
import type { HashAnswer, HashJob } from './hash-worker.ts';

/** Threads that hash, started when they are first needed. Whoever asks sees to it that few ask at a time. */
export interface HashThreads {
  hash(password: string, options: Options): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

/** A thread that does nothing keeps no process alive. */
export function createHashThreads(): HashThreads {
  const idle: Worker[] = [];

  async function run(job: HashJob): Promise<string | boolean> {
    const thread = idle.pop() ?? startThread();
    thread.ref();
    try {
      const answer = await answerOf(thread, job);
      idle.push(thread);
      if ('failed' in answer) throw new Error(answer.failed);
      return answer.value;
    } finally {
      thread.unref();
    }
  }

  /** A thread that ends while it is idle is not asked again. */
  function startThread(): Worker {
    const thread = new Worker(threadFile('hash-worker', import.meta.url));
    const forget = () => {
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
    };
    return thread.once('exit', forget).on('error', forget);
  }

  return {
    hash: async (password, options) => String(await run({ password, options })),
    verify: async (stored, password) => (await run({ password, stored })) === true,
  };
}

function answerOf(thread: Worker, job: HashJob): Promise<HashAnswer> {
  return new Promise((resolve, reject) => {
    const ended = () => done(() => reject(new Error('the thread that hashes has ended')));
    const failed = (error: unknown) => done(() => reject(error));
    const answered = (answer: HashAnswer) => done(() => resolve(answer));
    function done(settle: () => void): void {
      thread.off('message', answered).off('error', failed).off('exit', ended);
      settle();
    }
    thread.once('message', answered).once('error', failed).once('exit', ended);
    thread.postMessage(job, []);
  });
}
