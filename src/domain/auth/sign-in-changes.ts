/** What may change about how somebody gets into an account, and its owner is told of by mail. */
export const signInChanges = [
  'passkey-added',
  'passkey-deleted',
  'totp-on',
  'totp-off',
  'recovery-codes-renewed',
  'google-linked',
  'google-unlinked',
  'facebook-linked',
  'facebook-unlinked',
] as const;
export type SignInChange = (typeof signInChanges)[number];
