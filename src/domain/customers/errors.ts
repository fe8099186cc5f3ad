export const customerErrors = {
  /** A customer has an administrator as long as it has users. */
  LAST_ADMIN: 409,
} as const;
