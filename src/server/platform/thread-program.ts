import os from 'node:os';
import { parentPort, type Transferable } from 'node:worker_threads';

/** What a thread says to a question. */
export type ThreadAnswer<Value> = { value: Value } | { failed: string };

/** A thirtieth of what a thread of visitors gets where both want a core, and all of a core that is idle. */
const niceness = 15;

/**
 * Answers the questions of a `WorkerThread`, one after the other, in their order. Visitors come first: the thread steps back
 * where they want its core. `moved` are buffers of an answer that need not be copied.
 */
export function answerQuestions<Question, Value>(
  answer: (question: Question) => Value | Promise<Value>,
  moved: (value: Value) => Transferable[] = () => [],
): void {
  // Only Linux means this thread by it, others the whole process.
  if (process.platform === 'linux') os.setPriority(niceness);
  async function reply(question: Question): Promise<void> {
    try {
      const value = await answer(question);
      parentPort!.postMessage({ value } satisfies ThreadAnswer<Value>, moved(value));
    } catch (error) {
      parentPort!.postMessage({ failed: String(error) } satisfies ThreadAnswer<Value>, []);
    }
  }
  let last = Promise.resolve();
  parentPort!.on('message', (question: Question) => {
    last = last.then(() => reply(question));
  });
}
