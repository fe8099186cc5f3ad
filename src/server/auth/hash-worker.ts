import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync, type Options } from '@node-rs/argon2';

/** What a thread is asked for; compared where `stored` is given. */
export interface HashJob {
  password: string;
  stored?: string;
  options?: Options;
}

export type HashAnswer = { value: string | boolean } | { failed: string };

/** A thirtieth of what a thread of visitors gets where both want a core, and all of a core that is idle. */
const niceness = 15;

/*
 * Visitors' pages come first: a thread of its own can be told to step back, which those of Node cannot. Only Linux means
 * this thread by it, others the whole process.
 */
if (process.platform === 'linux') os.setPriority(niceness);

function answer({ password, stored, options }: HashJob): HashAnswer {
  try {
    return { value: stored === undefined ? hashSync(password, options) : verifySync(stored, password) };
  } catch (error) {
    return { failed: String(error) };
  }
}

parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(answer(job), []));
