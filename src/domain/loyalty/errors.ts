export const loyaltyErrors = {
  /** The shop has denied the company. */
  LOYALTY_NOT_OPEN: 409,
  /** Only members have points. */
  NOT_LOYAL: 409,
  /** An order that is being paid uses points: they would be lost in the middle of it. */
  LOYALTY_POINTS_RESERVED: 409,
  /** The user acts for no customer at the moment. */
  CUSTOMER_NEEDED: 409,
} as const;
