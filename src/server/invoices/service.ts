export { invoiceInvariants } from './invariants.ts';
export { invoicesData } from './personal-data.ts';
export {
  creditUnpaidInvoice,
  issueInvoice,
  issueInvoiceWithCommit,
  issueCreditNote,
  type CreditData,
  type InvoiceData,
} from './issue.ts';
export { createInvoiceFiles, type InvoiceFiles } from './files.ts';
export { invoicesOf } from './reading.ts';
