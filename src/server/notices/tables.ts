import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { NoticeKind, NoticeSource } from '../../domain/notices/kinds.ts';

/** What an address gets at present; a row while its owner wants it. */
export interface NoticeConsentTable {
  /** Lower case. */
  email: string;
  kind: NoticeKind;
  language: Language;
  shop_id: number;
  given_at: Date;
}

/** A yes or a no; never changed, the next one is a row of its own. */
export interface NoticeConsentEventTable {
  id: GeneratedAlways<number>;
  /** Null: erased. */
  email: string | null;
  /** SHA-256 of the address. */
  email_hash: Buffer;
  kind: NoticeKind;
  action: 'given' | 'withdrawn';
  source: NoticeSource;
  /** Which words the question had. */
  text_version: string;
  language: Language;
  shop_id: number;
  /** When it was asked for, where a mail had to be confirmed first. */
  asked_at: Date | null;
  at: Date;
}

/** A yes that counts once the link of a mail is followed. */
export interface NoticeConfirmationTable {
  /** SHA-256 of the token, which only the mail has. */
  token_hash: Buffer;
  email: string;
  kind: NoticeKind;
  source: NoticeSource;
  /** Of a product that is to come back, null for other kinds. */
  product_id: number | null;
  /** Where goods go, of who waits for a product. */
  country_id: number | null;
  text_version: string;
  language: Language;
  shop_id: number;
  asked_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
}

/** Somebody waits for a product to come back. */
export interface BackInStockRequestTable {
  id: GeneratedAlways<number>;
  email: string;
  product_id: number;
  /** Where it was asked for. */
  shop_id: number;
  country_id: number;
  /** Whose warehouses deliver to that country. */
  stock_shop_id: number;
  language: Language;
  asked_at: Date;
  expires_at: Date;
  /** Null: still waits. */
  notified_at: Date | null;
}

/** When somebody was last told that a product has become cheaper. */
export interface PriceDropNoticeTable {
  email: string;
  product_id: number;
  notified_at: Date;
}

/** A job that walks through people by their addresses. */
export interface NoticeRunTable {
  kind: NoticeKind;
  /** What was before has been looked at. */
  since: Date;
  /** Up to when the walk under way looks; null: none is. */
  until: Date | null;
  after_email: Generated<string>;
}

/** A cart that its owner was reminded of. */
export interface AbandonedCartNoticeTable {
  order_uuid: string;
  /** Null: erased. */
  email: string | null;
  notified_at: Date;
}

export interface NoticeTables {
  back_in_stock_request: BackInStockRequestTable;
  price_drop_notice: PriceDropNoticeTable;
  notice_run: NoticeRunTable;
  abandoned_cart_notice: AbandonedCartNoticeTable;
  notice_consent: NoticeConsentTable;
  notice_consent_event: NoticeConsentEventTable;
  notice_confirmation: NoticeConfirmationTable;
}
