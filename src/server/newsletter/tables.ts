import type { Language } from '../../domain/locales.ts';
import type { Stamp } from '../platform/columns.ts';

export interface NewsletterSubscriptionTable {
  /** Lower case. */
  email: string;
  shop_id: number;
  language: Language;
  created_at: Stamp;
}

export interface NewsletterTables {
  newsletter_subscription: NewsletterSubscriptionTable;
}
