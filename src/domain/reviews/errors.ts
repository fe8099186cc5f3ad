export const reviewErrors = {
  /** No such review, or one that who asks may not see. */
  REVIEW_NOT_FOUND: 404,
  /** The active customer has not had this product delivered. */
  REVIEW_NEEDS_PURCHASE: 403,
  /** A customer reviews a product once; that review can be edited. */
  REVIEW_EXISTS: 409,
  /** An author does not vote on the own review. */
  REVIEW_IS_OWN: 409,
  /** The review is in that state already, or its state does not lead there. */
  REVIEW_DECIDED: 409,
  /** The review was changed after it was read; the answer carries it as it is. */
  REVIEW_STALE: 409,
} as const;
