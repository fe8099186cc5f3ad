import * as api from '../../domain/notices/api.ts';
import type { Db, ShopCalls } from '../database.ts';
import { signedIn } from '../platform/signed-in.ts';
import { confirmNotice } from './asking.ts';
import type { NoticeKeys } from './keys.ts';
import { changePreferences, readNotices, readPreferences, switchNotice } from './switches.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  keys: NoticeKeys;
}

/** Presses of one address in a minute; a salon shares one. */
const callsPerMinute = 60;

/** Which letters people get: of the account, by the link of a letter, and confirming that they were wanted. */
export function noticeCalls(calls: ShopCalls, { db, clock, keys }: Deps): void {
  calls.each(api.notices, {}, (visitor) => readNotices(db, signedIn(visitor).user.id));

  calls.write(api.switchNotice, { callsPerMinute }, (visitor, { body }, trx) =>
    switchNotice(trx, signedIn(visitor).user.id, body, clock()),
  );

  calls.write(api.confirmNotice, { callsPerMinute }, (_visitor, { body }, trx) =>
    confirmNotice(trx, body.token, clock()),
  );

  calls.each(api.preferences, { callsPerMinute }, (_visitor, { query }) =>
    readPreferences(db, keys, query.key),
  );

  calls.write(api.changePreferences, { callsPerMinute }, (visitor, { body }, trx) =>
    changePreferences(trx, keys, visitor, body, clock()),
  );
}
