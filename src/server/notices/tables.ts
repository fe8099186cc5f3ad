import type { GeneratedAlways } from 'kysely';
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
  /** When it was asked for, where a letter had to be confirmed first. */
  asked_at: Date | null;
  at: Date;
}

/** A yes that counts once the link of a letter is followed. */
export interface NoticeConfirmationTable {
  /** SHA-256 of the token, which only the mail has. */
  token_hash: Buffer;
  email: string;
  kind: NoticeKind;
  source: NoticeSource;
  /** Of a product that is to come back, null for other kinds. */
  product_id: number | null;
  text_version: string;
  language: Language;
  shop_id: number;
  asked_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
}

export interface NoticeTables {
  notice_consent: NoticeConsentTable;
  notice_consent_event: NoticeConsentEventTable;
  notice_confirmation: NoticeConfirmationTable;
}
