import type { Db } from '../database.ts';
import type { NoticeLeave } from '../mail/service.ts';
import { mayNotify } from './consents.ts';
import type { NoticeKeys } from './keys.ts';

/** What the mailer asks before it sends a letter that needs leave. */
export function noticeLeave(db: Db, keys: NoticeKeys): NoticeLeave {
  return { mayNotify: (kind, email) => mayNotify(db, kind, email), keyOf: keys.keyOf };
}
