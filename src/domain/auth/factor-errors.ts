/** Refusals of passkeys, codes of an app, and of signing in with other services. */
export const factorErrors = {
  /** The challenge is unknown, used or old, or the passkey did not answer it as it must. */
  PASSKEY_REFUSED: 400,
  /** The same passkey has been added before. */
  PASSKEY_KNOWN: 409,
  TOO_MANY_PASSKEYS: 409,
  TOTP_ALREADY_ON: 409,
  TOTP_NOT_STARTED: 409,
  /** Somebody of the staff would be left without the second factor they need. */
  LAST_SECOND_FACTOR: 409,
  /** Nobody could get into the account any more. */
  LAST_WAY_IN: 409,
  /** What came back from the service is not what the shop sent there, or too late. */
  SOCIAL_LOGIN_FAILED: 400,
  SOCIAL_UNAVAILABLE: 503,
  /** It signs another user in. */
  SOCIAL_ACCOUNT_TAKEN: 409,
  /** The service tells no address. */
  SOCIAL_EMAIL_MISSING: 400,
  /** The service does not vouch for the address: a mailed code proves it. */
  SOCIAL_EMAIL_UNVERIFIED: 403,
} as const;
