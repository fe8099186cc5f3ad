import type { Generated } from 'kysely';
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
}

export interface AuthTables {
  user_account: UserAccountTable;
  role: RoleTable;
  role_permission: RolePermissionTable;
  user_role: UserRoleTable;
  session: SessionTable;
}
