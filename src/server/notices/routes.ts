import * as api from '../../domain/notices/api.ts';
import type { Db, ShopCalls } from '../database.ts';
import { signedIn } from '../platform/signed-in.ts';
import { confirmNotice } from './confirming.ts';
import type { NoticeKeys } from './keys.ts';
import { askBackInStock, cancelBackInStock } from './requests.ts';
import { changePreferences, readNotices, readPreferences, switchNotice } from './switches.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  keys: NoticeKeys;
}

/** Presses of one address in a minute; a salon shares one. */
const callsPerMinute = 60;
/** What sends mails to an address that anybody may type is answered when the time does not tell what was done. */
const asking = { callsPerMinute: 30, minMs: 100 };

/** Which mails people get: of the account, by the link of a mail, and confirming that they were wanted. */
export function noticeCalls(calls: ShopCalls, { db, clock, keys }: Deps): void {
  calls.each(api.notices, {}, (visitor) =>
    db.transaction().execute((trx) => readNotices(trx, signedIn(visitor), clock())),
  );

  calls.write(api.switchNotice, { callsPerMinute }, async (visitor, { body }, trx) => {
    const user = signedIn(visitor);
    await switchNotice(trx, user.user.id, body, clock());
    return readNotices(trx, user, clock());
  });

  calls.write(api.confirmNotice, { callsPerMinute }, (_visitor, { body }, trx) =>
    confirmNotice(trx, body.token, clock()),
  );

  calls.each(api.preferences, { callsPerMinute }, (_visitor, { query }) =>
    readPreferences(db, keys, query.key),
  );

  calls.write(api.changePreferences, { callsPerMinute }, (visitor, { body }, trx) =>
    changePreferences(trx, keys, visitor, body, clock()),
  );

  calls.write(api.askBackInStock, asking, (visitor, { params, body }, trx) =>
    askBackInStock(trx, visitor, { productId: params.id, email: body.email }, clock()),
  );

  calls.write(api.cancelBackInStock, { callsPerMinute }, async (visitor, { params }, trx) => {
    await cancelBackInStock(trx, signedIn(visitor).user.id, params.id);
    return null;
  });
}
