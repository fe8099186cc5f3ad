import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Invoice } from '../domain/invoices/invoice.ts';
import { invoiceDocument } from './invoices/document.ts';
import { renderPdf } from './platform/pdf.ts';
import { answerQuestions } from './platform/thread-program.ts';
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

const documents: {
  [Kind in keyof PdfDocuments]: (content: PdfDocuments[Kind]) => ReactElement<DocumentProps>;
} = {
  invoice: invoiceDocument,
  letter: letterDocument,
  ticket: ticketDocument,
  certificate: certificateDocument,
};

async function render<Kind extends keyof PdfDocuments>({
  kind,
  content,
}: PdfWanted<Kind>): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await renderPdf(documents[kind](content)));
}

answerQuestions(
  (wanted: PdfWanted) => render(wanted),
  (pdf) => [pdf.buffer],
);
