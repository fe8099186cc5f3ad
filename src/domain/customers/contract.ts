import type { Language } from '../locales.ts';
import type { CustomerRole } from '../visitor.ts';

export type CustomerStatus = 'pending' | 'approved' | 'denied';
export type AddressType = 'INVOICE' | 'DELIVERY';

export interface LoyaltyTier {
  level: number;
  min_amount: number;
}

/** A customer as one of its users sees it. */
export interface Customer {
  uuid: string;
  name: string;
  middle_name: string | null;
  created_at: string;
  is_individual: boolean;
  /** Businesses alone have the two; individual customers lack the fields. */
  reg_code?: string;
  vat?: string | null;
  /** What VIES said of the VAT number last; null: not asked yet, or not reachable. */
  vat_check?: { is_valid: boolean; checked_at: string } | null;
  phone: string | null;
  delivery_country_id: number | null;
  status: CustomerStatus;
  /** What the user may do for it. */
  role: CustomerRole;
  is_active: boolean;
  /** Whether it is less than 24 hours old (AC-04). */
  is_recently_registered: boolean;
  /** What the user may spend on one order, as a numeric string of euros; null: no limit. */
  spending_limit: string | null;
  orders_need_approval: boolean;
}

export interface CustomerBody {
  name: string;
  phone: string | null;
  reg_code?: string | undefined;
  vat?: string | null | undefined;
}

export interface BusinessAccountBody {
  name: string;
  /** Country of the registry: EE, LV or FI. */
  country: 'EE' | 'LV' | 'FI';
  reg_code: string;
  vat: string | null;
  phone: string | null;
}

export interface LocaleAndDeliveryBody {
  delivery_country_id?: number | undefined;
  language?: Language | undefined;
}

export interface AddressBody {
  type: AddressType;
  name: string;
  street: string;
  city: string;
  postal_code: string;
  country_id: number;
  phone: string | null;
}

export interface Address extends AddressBody {
  id: number;
}

export interface Member {
  uuid: string;
  email: string;
  first_name: string;
  last_name: string;
  role: CustomerRole;
  spending_limit: string | null;
  orders_need_approval: boolean;
  is_me: boolean;
}

export interface MemberBody {
  role: CustomerRole;
  /** Numeric string of euros; null: no limit. */
  spending_limit: string | null;
  orders_need_approval: boolean;
}

export interface InvitationBody extends MemberBody {
  email: string;
}

export interface Invitation extends InvitationBody {
  id: number;
  created_at: string;
  expires_at: string;
}

export type DocumentStatus = 'pending' | 'approved' | 'denied';

export interface CustomerDocument {
  id: number;
  name: string;
  content_type: string;
  bytes: number;
  /** YYYY-MM-DD; null: does not expire. */
  expires_on: string | null;
  is_expired: boolean;
  status: DocumentStatus;
  uploaded_at: string;
  url: string;
}
