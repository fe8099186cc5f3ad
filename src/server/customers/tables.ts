import type { Generated } from 'kysely';
import type { AddressType, CustomerStatus } from '../../domain/customers/contract.ts';
import type { CountryCode } from '../../domain/shops/audience.ts';
import type { CustomerRole } from '../../domain/visitor.ts';
import type { Day, Stamp } from '../platform/columns.ts';

export interface CustomerTable {
  id: Generated<number>;
  uuid: Generated<string>;
  name: string;
  middle_name: Generated<string | null>;
  is_business: boolean;
  /** Businesses alone have the four: where they came from, and who they are in which registry. */
  shop_id: Generated<number | null>;
  registry_country: Generated<CountryCode | null>;
  reg_code: Generated<string | null>;
  vat: Generated<string | null>;
  phone: Generated<string | null>;
  delivery_country_id: Generated<number | null>;
  customer_group_id: Generated<number | null>;
  /** Codes of restrictions that courses have opened. */
  opened_restrictions: Generated<string[]>;
  status: Generated<CustomerStatus>;
  status_changed_at: Generated<Date | null>;
  status_changed_by: Generated<number | null>;
  /** What the customer was told when it was denied. */
  status_reason: Generated<string | null>;
  /** What it may owe on account; null: nothing. */
  credit_limit_cents: Generated<number | null>;
  /** Days it has to pay an invoice; null: those of everybody. */
  payment_term_days: Generated<number | null>;
  created_at: Stamp;
}

export interface CustomerUserTable {
  customer_id: number;
  user_id: number;
  role: CustomerRole;
  /** Null: no limit. */
  spending_limit_cents: Generated<number | null>;
  orders_need_approval: Generated<boolean>;
  created_at: Stamp;
}

export interface CustomerAddressTable {
  id: Generated<number>;
  customer_id: number;
  type: AddressType;
  name: string;
  street: string;
  city: string;
  postal_code: string;
  country_id: number;
  phone: string | null;
  created_at: Stamp;
}

export interface CustomerInvitationTable {
  id: Generated<number>;
  customer_id: number;
  /** Lower case; who accepts has this address. */
  email: string;
  /** SHA-256 of the token, which only the mail has. */
  token_hash: Buffer;
  role: CustomerRole;
  spending_limit_cents: number | null;
  orders_need_approval: boolean;
  invited_by: number | null;
  created_at: Stamp;
  expires_at: Date;
}

export interface CustomerDocumentTable {
  id: Generated<number>;
  customer_id: number;
  /** As the file was called where it came from. */
  name: string;
  /** In the private storage. */
  storage_key: string;
  content_type: string;
  bytes: number;
  expires_on: Day | null;
  status: Generated<CustomerStatus>;
  status_changed_at: Generated<Date | null>;
  status_changed_by: Generated<number | null>;
  uploaded_by: number | null;
  uploaded_at: Stamp;
}

export interface VatCheckTable {
  id: Generated<number>;
  vat: string;
  is_valid: boolean;
  /** As the registry writes it; null: it does not tell. */
  name: string | null;
  checked_at: Date;
}

export interface CustomersTables {
  customer: CustomerTable;
  customer_user: CustomerUserTable;
  customer_address: CustomerAddressTable;
  customer_invitation: CustomerInvitationTable;
  customer_document: CustomerDocumentTable;
  vat_check: VatCheckTable;
}
