export const invoiceErrors = {
  /** More pieces or money than the invoice and its earlier credit notes have left. */
  CREDIT_TOO_MUCH: 409,
} as const;
