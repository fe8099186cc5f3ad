import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Invoice } from '../domain/invoices/invoice.ts';
import { invoiceDocument } from './invoices/document.ts';
import { renderPdf } from './platform/pdf.ts';
import { letterDocument, type Letter } from './returns/letter-document.ts';
import { certificateDocument, ticketDocument } from './tickets/ticket-document.ts';
import type { TicketFacts } from './tickets/ticket-facts.ts';

/** What is rendered as a PDF, with all that it says. */
export interface PdfDocuments {
  invoice: Invoice;
  letter: Letter;
  ticket: TicketFacts;
  certificate: TicketFacts;
}

export interface PdfWanted<Kind extends keyof PdfDocuments = keyof PdfDocuments> {
  kind: Kind;
  content: PdfDocuments[Kind];
}
export type PdfAnswer = { pdf: Uint8Array<ArrayBuffer> } | { failed: string };

const documents: {
  [Kind in keyof PdfDocuments]: (content: PdfDocuments[Kind]) => ReactElement<DocumentProps>;
} = {
  invoice: invoiceDocument,
  letter: letterDocument,
  ticket: ticketDocument,
  certificate: certificateDocument,
};

/** Visitors come first: only Linux means this thread by it, others the whole process. */
const niceness = 15;
if (process.platform === 'linux') os.setPriority(niceness);

async function answer<Kind extends keyof PdfDocuments>({
  kind,
  content,
}: PdfWanted<Kind>): Promise<PdfAnswer> {
  try {
    const rendered = await renderPdf(documents[kind](content));
    return { pdf: Uint8Array.from(rendered) };
  } catch (error) {
    return { failed: String(error) };
  }
}

parentPort?.on('message', (wanted: PdfWanted) => {
  void answer(wanted).then((rendered) =>
    parentPort?.postMessage(rendered, 'pdf' in rendered ? [rendered.pdf.buffer] : []),
  );
});
