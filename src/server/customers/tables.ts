import type { Generated } from 'kysely';
import type { CustomerRole } from '../../domain/visitor.ts';
import type { Stamp } from '../platform/columns.ts';

export interface CustomerTable {
  id: Generated<number>;
  uuid: Generated<string>;
  name: string;
  is_business: boolean;
  customer_group_id: number | null;
  created_at: Stamp;
}

export interface CustomerUserTable {
  customer_id: number;
  user_id: number;
  role: CustomerRole;
}

export interface CustomersTables {
  customer: CustomerTable;
  customer_user: CustomerUserTable;
}
