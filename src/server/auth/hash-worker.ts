import { hashSync, verifySync, type Options } from '@node-rs/argon2';
import { answerQuestions } from '../platform/thread-program.ts';

/** What a thread is asked for; compared where `stored` is given. */
export interface HashJob {
  password: string;
  stored?: string;
  options?: Options;
}

answerQuestions(({ password, stored, options }: HashJob) =>
  stored === undefined ? hashSync(password, options) : verifySync(stored, password),
);
