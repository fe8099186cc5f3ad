import type { PdfDocuments, PdfWanted } from './pdf-worker.ts';
import { threadFile } from './platform/thread-file.ts';
import { createWorkLimiter } from './platform/work-limiter.ts';
import { createWorkerThread } from './platform/worker-thread.ts';

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
 * shop would be answered.
 */
export function createPdfThread(): PdfThread {
  const limiter = createWorkLimiter({ what: 'documents', concurrency: 1, maxWaiting, maxWaitMs });
  const thread = createWorkerThread<PdfWanted, Uint8Array<ArrayBuffer>>(
    threadFile('pdf-worker', import.meta.url),
    'documents',
  );
  return (kind, content) =>
    limiter.run(async () => Buffer.from((await thread.ask({ kind, content })).buffer));
}
