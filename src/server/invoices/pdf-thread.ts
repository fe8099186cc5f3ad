import { Worker } from 'node:worker_threads';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { threadFile } from '../platform/thread-file.ts';
import { createWorkLimiter } from '../platform/work-limiter.ts';
import type { PdfAnswer } from './pdf-worker.ts';

/** Draws invoices as PDF. */
export type DrawPdf = (invoice: Invoice) => Promise<Buffer>;

/** What a person waits for a document that somebody else's stand before. */
const maxWaitMs = 20_000;
const maxWaiting = 100;

/**
 * Draws in a thread of its own, one after the other: an invoice of many pages takes half a second, in which no page of the
 * shop would be answered. The thread is started when it is first needed, and keeps no process alive.
 */
export function createPdfThread(): DrawPdf {
  const limiter = createWorkLimiter({ what: 'invoices', concurrency: 1, maxWaiting, maxWaitMs });
  let thread: Worker | undefined;

  function start(): Worker {
    const started = new Worker(threadFile('pdf-worker', import.meta.url));
    const forget = () => {
      if (thread === started) thread = undefined;
    };
    return started.once('exit', forget).on('error', forget);
  }

  return (invoice) =>
    limiter.run(async () => {
      thread ??= start();
      thread.ref();
      try {
        const answer = await answerOf(thread, invoice);
        if ('failed' in answer) throw new Error(`invoice ${invoice.number}: ${answer.failed}`);
        return Buffer.from(answer.pdf.buffer);
      } finally {
        thread?.unref();
      }
    });
}

function answerOf(thread: Worker, invoice: Invoice): Promise<PdfAnswer> {
  return new Promise((resolve, reject) => {
    const ended = () => done(() => reject(new Error('the thread that draws invoices has ended')));
    const failed = (error: unknown) => done(() => reject(error));
    const answered = (answer: PdfAnswer) => done(() => resolve(answer));
    function done(settle: () => void): void {
      thread.off('message', answered).off('error', failed).off('exit', ended);
      settle();
    }
    thread.once('message', answered).once('error', failed).once('exit', ended);
    thread.postMessage(invoice, []);
  });
}
