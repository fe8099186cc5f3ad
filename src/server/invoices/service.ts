export { invoiceInvariants } from './invariants.ts';
export { issueInvoice, issueCreditNote, type CreditData, type InvoiceData } from './issue.ts';
export { invoicesOf } from './reading.ts';
