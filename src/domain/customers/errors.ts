export const customerErrors = {
  /** A customer has an administrator as long as it has users. */
  LAST_ADMIN: 409,
  /** The company is a customer of the shop already: its administrators invite colleagues. Whose it is remains unsaid. */
  CUSTOMER_EXISTS: 409,
  /** Somebody who has added so many companies waits until some are looked at. */
  TOO_MANY_PENDING: 409,
  /** An invitation joins the person it was mailed to alone. */
  INVITED_ANOTHER: 403,
  ALREADY_MEMBER: 409,
  TOO_MANY_INVITATIONS: 409,
} as const;
