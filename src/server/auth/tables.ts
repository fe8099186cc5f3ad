import type { Generated } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { Stamp } from '../platform/columns.ts';

export interface UserAccountTable {
  id: Generated<number>;
  uuid: Generated<string>;
  /** Lower case. */
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  is_active: Generated<boolean>;
  created_at: Stamp;
  /** As argon2 writes it, with its parameters; null: the user signs in without one. */
  password_hash: string | null;
  /** Null: nobody has proved yet that the address is theirs. */
  email_confirmed_at: Date | null;
  /** Of mails to the user. */
  language: Generated<Language>;
  /** Where the user registered. */
  shop_id: Generated<number>;
  /** Wished for at the registration; subscribed once the address is confirmed. */
  wants_newsletter: Generated<boolean>;
  terms_accepted_at: Date | null;
  terms_version: string | null;
  /** When the user's data were erased; what the law wants retained refers to the row. */
  erased_at: Date | null;
}

export interface RoleTable {
  code: string;
}

export interface RolePermissionTable {
  role: string;
  permission: string;
}

export interface UserRoleTable {
  user_id: number;
  role: string;
}

export interface SessionTable {
  id: Generated<number>;
  /** SHA-256 of the token, which nobody but its owner has. */
  token_hash: Buffer;
  user_id: number;
  /** The customer the user acts for; null: none. */
  customer_id: number | null;
  created_at: Stamp;
  expires_at: Date;
  /** For its owner, for example “Chrome, Windows”; empty: not known. */
  device: Generated<string>;
  /** Some minutes late: it is written now and then. */
  last_used_at: Stamp;
  /** When its user last proved who they are. */
  authenticated_at: Stamp;
  /** When its user proved it by more than a password; null: never. */
  second_factor_at: Date | null;
}

export interface EmailTokenTable {
  user_id: number;
  purpose: EmailPurpose;
  /** SHA-256 of the token, which only the mail has. */
  token_hash: Buffer;
  /** The address it was sent to. */
  email: string;
  created_at: Stamp;
  expires_at: Date;
}

/** What a mailed token is for. */
export type EmailPurpose = 'confirm_email' | 'reset_password' | 'change_email';

export interface AttemptCountTable {
  key: string;
  attempts: number;
  last_at: Date;
  blocked_until: Date;
}

export interface KnownAddressTable {
  user_id: number;
  address_hash: Buffer;
  last_at: Date;
}

export interface AuthTables {
  user_account: UserAccountTable;
  role: RoleTable;
  role_permission: RolePermissionTable;
  user_role: UserRoleTable;
  session: SessionTable;
  email_token: EmailTokenTable;
  attempt_count: AttemptCountTable;
  known_address: KnownAddressTable;
}
