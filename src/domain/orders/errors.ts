export const orderErrors = {
  /** No such order, or somebody else's. */
  ORDER_NOT_FOUND: 404,
  ORDER_LINE_NOT_FOUND: 404,
  /** Its status allows no changes any more. */
  ORDER_NOT_EDITABLE: 409,
  /** The writer has seen an older version; the answer carries the order as it is. */
  ORDER_STALE: 409,
  /** A price or the stock is not what the buyer agreed to; the answer carries the order as it is. */
  ORDER_CHANGED: 409,
  ORDER_EMPTY: 409,
  /** The status does not lead to the one that was asked for. */
  ORDER_STATUS_NOT_ALLOWED: 409,
  /** An earlier step of the checkout is not complete. */
  ORDER_STEP_MISSING: 409,
  /** An administrator of the customer has to agree first. */
  ORDER_NEEDS_APPROVAL: 409,
  ORDER_FULL: 409,
  PRODUCT_ALREADY_IN_ORDER: 409,
  PRODUCT_NOT_FOR_SALE: 409,
  PRODUCT_RESTRICTED: 409,
  NOT_ENOUGH_STOCK: 409,
  COUPON_UNKNOWN: 400,
  COUPON_NOT_YET: 400,
  COUPON_EXPIRED: 400,
  COUPON_USED_UP: 400,
  COUPON_USED_BY_YOU: 400,
  COUPON_COUNTRY: 400,
  COUPON_PRODUCTS: 400,
  COUPON_MINIMUM: 400,
  COUPON_ALREADY_USED: 400,
} as const;
