import type { Generated, GeneratedAlways } from 'kysely';
import type { Stamp } from '../platform/columns.ts';

export interface ReviewTable {
  id: GeneratedAlways<number>;
  product_id: number;
  customer_uuid: string | null;
  author_name: string;
  author_city: string | null;
  is_verified_buyer: Generated<boolean>;
  is_professional: Generated<boolean>;
  rating: number;
  body: Generated<string>;
  language: string;
  reply: Generated<string>;
  moderation: Generated<'pending' | 'approved' | 'denied'>;
  created_at: Stamp;
}

export interface ReviewTables {
  review: ReviewTable;
}
