import { Worker } from 'node:worker_threads';
import type { ThreadAnswer } from './thread-program.ts';

/** A program in a thread of its own, which answers one question after the other. */
export interface WorkerThread<Question, Answer> {
  /** @throws Error what the program threw, or that the thread has ended; the next question starts it anew */
  ask(question: Question): Promise<Answer>;
}

/** Started with the first question, and as long as nobody asks it keeps no process alive. `name` is what it does, for its errors. */
export function createWorkerThread<Question, Answer>(
  program: URL,
  name: string,
): WorkerThread<Question, Answer> {
  type Asked = PromiseWithResolvers<Answer>;
  let running: { worker: Worker; asked: Asked[] } | undefined;

  function start() {
    const started = { worker: new Worker(program), asked: [] as Asked[] };
    const { worker, asked } = started;
    const end = (error: unknown) => {
      if (running === started) running = undefined;
      for (const { reject } of asked.splice(0)) reject(error);
    };
    worker.on('message', (answer: ThreadAnswer<Answer>) => {
      const { resolve, reject } = asked.shift()!;
      if (asked.length === 0) worker.unref();
      if ('failed' in answer) reject(new Error(`${name}: ${answer.failed}`));
      else resolve(answer.value);
    });
    worker.on('error', end);
    worker.on('exit', () => end(new Error(`the thread of ${name} has ended`)));
    worker.unref();
    return started;
  }

  return {
    async ask(question) {
      running ??= start();
      const { worker, asked } = running;
      // First, as it throws what cannot be sent, which nothing will answer.
      worker.postMessage(question, []);
      worker.ref();
      const answer = Promise.withResolvers<Answer>();
      asked.push(answer);
      return answer.promise;
    },
  };
}
