import { Worker } from 'node:worker_threads';
import type { PdfAnswer, PdfDocuments, PdfWanted } from './pdf-worker.ts';
import { threadFile } from './platform/thread-file.ts';
import { createWorkLimiter } from './platform/work-limiter.ts';

/** Renders documents of all rooms as PDF. */
export type PdfThread = <Kind extends keyof PdfDocuments>(
  kind: Kind,
  content: PdfDocuments[Kind],
) => Promise<Buffer>;

/** What a person waits for a document that somebody else's stand before. */
const maxWaitMs = 20_000;
const maxWaiting = 100;

/**
 * Renders in a thread of its own, one after the other: an invoice of many pages takes half a second, in which no page of the
 * shop would be answered. The thread is started when it is first needed, and keeps no process alive.
 */
export function createPdfThread(): PdfThread {
  const limiter = createWorkLimiter({ what: 'documents', concurrency: 1, maxWaiting, maxWaitMs });
  let thread: Worker | undefined;

  function start(): Worker {
    const started = new Worker(threadFile('pdf-worker', import.meta.url));
    const forget = () => {
      if (thread === started) thread = undefined;
    };
    return started.once('exit', forget).on('error', forget);
  }

  return (kind, content) =>
    limiter.run(async () => {
      thread ??= start();
      thread.ref();
      try {
        const answer = await answerOf(thread, { kind, content });
        if ('failed' in answer) throw new Error(`${kind}: ${answer.failed}`);
        return Buffer.from(answer.pdf.buffer);
      } finally {
        thread?.unref();
      }
    });
}

function answerOf(thread: Worker, wanted: PdfWanted): Promise<PdfAnswer> {
  return new Promise((resolve, reject) => {
    const ended = () => done(() => reject(new Error('the thread that renders documents has ended')));
    const failed = (error: unknown) => done(() => reject(error));
    const answered = (answer: PdfAnswer) => done(() => resolve(answer));
    function done(settle: () => void): void {
      thread.off('message', answered).off('error', failed).off('exit', ended);
      settle();
    }
    thread.once('message', answered).once('error', failed).once('exit', ended);
    thread.postMessage(wanted, []);
  });
}
