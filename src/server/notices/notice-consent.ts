import type { Db } from '../database.ts';
import type { NoticeConsent } from '../mail/service.ts';
import { mayNotify } from './consents.ts';
import type { NoticeKeys } from './keys.ts';

/** What the mailer asks before it sends a mail that needs consent. */
export function noticeConsent(db: Db, keys: NoticeKeys): NoticeConsent {
  return { mayNotify: (kind, email) => mayNotify(db, kind, email), keyOf: keys.keyOf };
}
