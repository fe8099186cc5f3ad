/** Refusals of accounts and of signing in. */
export const authErrors = {
  WRONG_CREDENTIALS: 400,
  /** Told only to who knows the password. */
  EMAIL_NOT_CONFIRMED: 403,
  /** The password was right; a code is asked for as well. */
  SECOND_FACTOR_NEEDED: 403,
  WRONG_CODE: 400,
  /** A mailed token that is wrong, used or expired. */
  TOKEN_INVALID: 400,
  /** The act asks for a proof of identity within the last minutes. */
  RECENT_LOGIN_NEEDED: 403,
  SOCIAL_ACCOUNT_EXISTS: 409,
  TOO_MANY_ATTEMPTS: 429,
} as const;
