export const returnErrors = {
  WITHDRAWAL_NOT_FOUND: 404,
  /** No such return, or somebody else's. */
  RETURN_NOT_FOUND: 404,
  /** Not bought yet, or cancelled. */
  RETURN_NOT_BOUGHT: 409,
  /** More than was bought, over all returns; the answer says how many are left. */
  RETURN_TOO_MUCH: 409,
  /** Their money went back without a return; the answer says how many are left. */
  RETURN_REFUNDED: 409,
  /** Of what cannot be returned for that reason: bought for a business, or a ticket for a day. */
  RETURN_EXCLUDED: 409,
  RETURN_TERM_OVER: 409,
  /** Its status does not allow the step. */
  RETURN_STATUS_NOT_ALLOWED: 409,
  /** A picture that is not of this order, or in another return already. */
  RETURN_PICTURE_UNKNOWN: 400,
} as const;
