import type { Language } from '../locales.ts';

/** The role a permission comes from; groups are the roles of a user. */
export interface AuthUser {
  uuid: string;
  email: string;
  first_name: string;
  last_name: string;
  language: Language;
  is_email_subscription: boolean;
  /** All of the user's permissions, whatever role gives them. */
  permissions: string[];
  /** Codes of the user's roles: CUSTOMER_ADMIN or CUSTOMER_USER of the active customer, and the TH_ ones. */
  permission_groups: string[];
  /** Permissions of the role that counts now: that of the active customer, or of the staff. */
  active_role_permissions: string[];
  active_company: { customer: { uuid: string } } | null;
  /** Whether the account is so new that the shop introduces itself. */
  show_intro: boolean;
  has_password: boolean;
  has_totp: boolean;
  /** A role of the staff that asks for a passkey or one-time codes, of which the user has none. */
  needs_second_factor: boolean;
}

export interface Profile {
  first_name: string;
  last_name: string;
  language: Language;
  is_email_subscription: boolean;
}

export interface LoginBody {
  email: string;
  password: string;
  /** One-time code, or one of the recovery codes; asked for by SECOND_FACTOR_NEEDED. */
  code?: string | undefined;
}

export interface SignedIn {
  /** The token of the session. */
  key: string;
  /** ISO 8601. */
  expires_at: string;
}

export interface RegistrationBody {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  /** Terms and privacy notice are accepted. */
  accepts: boolean;
  is_email_subscription: boolean;
  /** Token of an invitation: mailed to the same address, it confirms it. */
  invitation?: string | undefined;
}

export interface EmailBody {
  email: string;
}

export interface NewPasswordBody {
  password?: string | undefined;
}

/** With the code of an app where the user has turned codes on. */
export interface ConfirmBody {
  password: string;
  code?: string | undefined;
}

export interface PasswordResetBody {
  uid: string;
  token: string;
  new_password: string;
}

export interface PasswordChangeBody {
  /** Left out by a user who has none yet. */
  old_password?: string | undefined;
  new_password: string;
}

/** A session as its owner sees it. */
export interface SessionItem {
  id: number;
  /** For example “Chrome, Windows”. */
  device: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  is_current: boolean;
}

export interface Passkey {
  id: number;
  name: string;
  /** The domain it belongs to: a passkey signs in at no other. */
  domain: string;
  created_at: string;
  last_used_at: string | null;
}

/** What `navigator.credentials` is called with, as WebAuthn writes it in JSON. */
export interface PasskeyChallenge {
  challenge: string;
  options: Record<string, unknown>;
}

export interface RegisterPasskeyBody {
  challenge: string;
  name: string;
  response: PasskeyAttestation;
}

export interface PasskeyLoginBody {
  challenge: string;
  response: PasskeyAssertion;
}

/** A new passkey, as browsers answer it in JSON. All texts are base64url. */
export interface PasskeyAttestation {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined };
}

/** The proof of holding a passkey, as browsers answer it in JSON. All texts are base64url. */
export interface PasskeyAssertion {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | undefined;
  };
}

export interface TotpSecret {
  /** Base32, for typing. */
  secret: string;
  /** otpauth address, for the app. */
  uri: string;
  /** The same as a picture. */
  qr_svg: string;
}

export interface RecoveryCodes {
  recovery_codes: string[];
}

/** Other services people sign in with. */
export type SocialProvider = 'google' | 'facebook';

/** An account at another service that signs its owner in. */
export interface SocialAccount {
  provider: SocialProvider;
  /** As the service told it; null: it told none. */
  email: string | null;
  linked_at: string;
  last_used_at: string;
}

export interface SocialProviderItem {
  provider: SocialProvider;
}

export interface SocialStart {
  /** Where the browser goes. */
  url: string;
  /** Comes back with the answer of the service, in its address. */
  state: string;
  /** Stored by the browser: it proves that the login ends in the browser that started it. */
  browser_key: string;
}

/** A login at another service, by the browser that started it. */
export interface SocialReturn {
  state: string;
  /** Of the start. */
  browser_key: string;
}

/** What the service sent the browser back with. */
export interface SocialAnswer extends SocialReturn {
  code: string;
  /** The service's own name of itself, where it sends one. */
  iss?: string | undefined;
}

/** With the proofs that were asked for since. */
export interface SocialCallback extends SocialAnswer {
  /** Of the account that has the same address; asked for by SOCIAL_ACCOUNT_EXISTS. */
  password?: string | undefined;
  /** Mailed to the address; asked for by SOCIAL_EMAIL_UNVERIFIED, and taken in place of the password. */
  email_code?: string | undefined;
  /** A code of the user's app, or a recovery code; asked for by SECOND_FACTOR_NEEDED. */
  one_time_code?: string | undefined;
}
