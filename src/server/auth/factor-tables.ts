import type { Generated } from 'kysely';
import type { SocialProvider } from '../../domain/auth/contract.ts';
import type { JsonObject } from '../platform/columns.ts';

export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  /** The domain it belongs to; browsers offer it nowhere else. */
  rp_id: string;
  credential_id: Buffer;
  /** COSE. */
  public_key: Buffer;
  /** Most passkeys always say 0. */
  sign_count: number;
  transports: string[];
  is_backed_up: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface WebauthnChallengeTable {
  /** Base64url, as it travels. */
  challenge: string;
  purpose: 'registration' | 'login';
  rp_id: string;
  /** Whose new passkey it is for; null: whoever signs in. */
  user_id: number | null;
  expires_at: Date;
}

export interface TotpTable {
  user_id: number;
  /** The shared secret, encrypted. */
  sealed_secret: Buffer;
  /** Of the last code that was taken: no code counts twice. */
  last_step: Generated<number>;
  created_at: Date;
  /** Null: shown to the user, who has not typed a code of it yet. */
  confirmed_at: Date | null;
}

export interface RecoveryCodeTable {
  user_id: number;
  code_hash: Buffer;
  used_at: Date | null;
}

/** An account at another service that signs a user in. */
export interface SocialAccountTable {
  provider: SocialProvider;
  /** The user's id there. */
  subject: string;
  user_id: number;
  /** As the service told it when it was last used; null: it told none. */
  email: string | null;
  created_at: Date;
  last_used_at: Date;
}

/** Somebody on the way through another service and back. */
export interface SocialLoginTable {
  state_hash: Buffer;
  /** Of a key that only the browser has that started the login. */
  browser_key_hash: Buffer;
  /** Who links an account to theirs; null: signs in. */
  user_id: number | null;
  provider: SocialProvider;
  redirect_uri: string;
  nonce: string;
  code_verifier: string;
  /** Of the code it came back with; null: still away. */
  code_hash: Buffer | null;
  /** What the service said of the user; null: it has not been asked. */
  profile: JsonObject<SocialProfile> | null;
  /** Of the code that was mailed to the address the service told; null: none was. */
  email_code_hash: Buffer | null;
  /** Proofs that were tried: passwords, mailed codes, codes of an app. */
  attempts: Generated<number>;
  expires_at: Date;
}

/** What another service says of a user. */
export interface SocialProfile {
  subject: string;
  email: string | null;
  is_email_verified: boolean;
  first_name: string;
  last_name: string;
}

export interface FactorTables {
  passkey: PasskeyTable;
  webauthn_challenge: WebauthnChallengeTable;
  totp: TotpTable;
  recovery_code: RecoveryCodeTable;
  social_account: SocialAccountTable;
  social_login: SocialLoginTable;
}
