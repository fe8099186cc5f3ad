import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { JsonArray, JsonObject, Stamp } from '../platform/columns.ts';

export interface MailTable {
  id: Generated<string>;
  /** What the mail is about; the same key is one mail. */
  key: string;
  template: string;
  /** Lower case. */
  recipient: string;
  language: Language;
  shop_id: number;
  /** `null` once the mail is settled: it may hold a link that lets somebody in. */
  props: JsonObject<object> | null;
  state: Generated<'waiting' | 'sent' | 'suppressed' | 'refused'>;
  error: string | null;
  created_at: Stamp;
  settled_at: Date | null;
}

/** An attachment as `/dev/mail.json` shows it. */
export interface CapturedAttachment {
  filename: string;
  content_type: string;
  size: number;
  base64: string;
}

/** A mail that was captured instead of sent, where no mail server is set. */
export interface CapturedMailTable {
  mail_id: string;
  position: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: JsonObject<Record<string, string>>;
  attachments: JsonArray<CapturedAttachment>;
  sent_at: Stamp;
}

/** An address a mail server has refused for good. */
export interface MailSuppressionTable {
  /** Lower case. */
  address: string;
  /** As the mail server worded it. */
  reason: string;
  created_at: Stamp;
}

export interface MailTables {
  mail: MailTable;
  captured_mail: CapturedMailTable;
  mail_suppression: MailSuppressionTable;
}
