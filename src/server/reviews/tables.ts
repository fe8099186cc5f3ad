import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { Moderation } from '../../domain/reviews/moderation.ts';
import type { ReportReason } from '../../domain/reviews/rules.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Stamp } from '../platform/columns.ts';

export interface ReviewTable {
  id: GeneratedAlways<number>;
  product_id: number;
  /** Null: gone, or the review came with the product. */
  customer_id: Generated<number | null>;
  user_id: Generated<number | null>;
  /** The purchase that the mark of a verified buyer stands for. */
  order_line_id: Generated<number | null>;
  shop_id: Generated<ShopId | null>;
  author_name: string;
  author_city: string | null;
  is_verified_buyer: Generated<boolean>;
  is_professional: Generated<boolean>;
  rating: number;
  text: Generated<string>;
  language: Language;
  reply: Generated<string>;
  moderation: Generated<Moderation>;
  /** Why it was denied. */
  reason: Generated<string | null>;
  /** Raised by every change of its words and its state. */
  version: Generated<number>;
  helpful_count: Generated<number>;
  picture_count: Generated<number>;
  created_at: Stamp;
  edited_at: Generated<Date | null>;
  /** Its author may think again for a day, then it is deleted. */
  withdrawn_at: Generated<Date | null>;
  /** Approved and not withdrawn: what is listed and counted. */
  is_shown: GeneratedAlways<boolean>;
}

export interface ReviewPictureTable {
  uuid: Generated<string>;
  review_id: number | null;
  position: Generated<number>;
  uploaded_by: number | null;
  width: number;
  height: number;
  created_at: Date;
}

export interface ReviewVoteTable {
  review_id: number;
  user_id: number;
}

export interface ReviewReportTable {
  id: GeneratedAlways<number>;
  review_id: number;
  user_id: number | null;
  email: string | null;
  reason: ReportReason;
  text: string;
  language: Language;
  shop_id: ShopId;
  created_at: Date;
  /** Null: it waits. */
  decided_at: Generated<Date | null>;
}

/** Each state a review was in, with who brought it there. */
export interface ReviewHistoryTable {
  id: GeneratedAlways<number>;
  review_id: number;
  moderation: Moderation;
  reason: string | null;
  user_id: number | null;
  at: Date;
}

/** Delivered orders that were looked at for an invitation, each once. */
export interface ReviewInvitationTable {
  order_id: number;
  considered_at: Date;
}

export interface ReviewTables {
  review: ReviewTable;
  review_picture: ReviewPictureTable;
  review_vote: ReviewVoteTable;
  review_report: ReviewReportTable;
  review_history: ReviewHistoryTable;
  review_invitation: ReviewInvitationTable;
}
