import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { renderPdf } from '../platform/pdf.ts';
import { invoiceDocument } from './document.ts';

export type PdfAnswer = { pdf: Uint8Array<ArrayBuffer> } | { failed: string };

/** Visitors come first: only Linux means this thread by it, others the whole process. */
const niceness = 15;
if (process.platform === 'linux') os.setPriority(niceness);

async function answer(invoice: Invoice): Promise<PdfAnswer> {
  try {
    const drawn = await renderPdf(invoiceDocument(invoice));
    return { pdf: Uint8Array.from(drawn) };
  } catch (error) {
    return { failed: String(error) };
  }
}

parentPort?.on('message', (invoice: Invoice) => {
  void answer(invoice).then((drawn) =>
    parentPort?.postMessage(drawn, 'pdf' in drawn ? [drawn.pdf.buffer] : []),
  );
});
