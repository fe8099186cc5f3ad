import { get } from '../call.ts';

interface OfInvoice {
  uuid: string;
  number: string;
}

/** Files, for whoever may see the order. */
export const invoicePdfCall = get<Blob, OfInvoice>('/api/v1/orders/:uuid/invoices/:number/pdf');
export const invoiceXmlCall = get<Blob, OfInvoice>('/api/v1/orders/:uuid/invoices/:number/xml');
