export const savedListErrors = {
  /** No such list, or one of a customer the user does not belong to. */
  SAVED_LIST_NOT_FOUND: 404,
  /** The writer has seen an older version; the answer carries the list as it is. */
  SAVED_LIST_STALE: 409,
  /** The customer has as many lists as it may. */
  SAVED_LISTS_FULL: 409,
  /** The list holds as many products as it may. */
  SAVED_LIST_FULL: 409,
  /** Lists belong to a customer, and the user acts for none. */
  CUSTOMER_NEEDED: 409,
} as const;
