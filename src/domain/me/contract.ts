import type { CustomerRole } from '../visitor.ts';

/** Everything that differs between two people who see the same cached page. */
export interface Me {
  user: {
    uuid: string;
    email: string;
    first_name: string;
    last_name: string;
    is_email_subscription: boolean;
    /** Whether any of the user's roles opens a page of the back office. */
    is_staff: boolean;
    permissions: string[];
  } | null;
  /** In the order of their names. */
  customers: {
    uuid: string;
    name: string;
    is_individual: boolean;
    role: CustomerRole;
    is_active: boolean;
    status: 'pending' | 'approved' | 'denied';
    delivery_country_id: number | null;
  }[];
  /** Favourites by product: its number and that of the favourite. */
  favourites: { id: number; product: number }[];
}
