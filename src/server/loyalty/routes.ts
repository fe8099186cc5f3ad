import * as api from '../../domain/loyalty/api.ts';
import type { Db, ShopCalls } from '../database.ts';
import { acknowledgePopup, joinLoyalty, leaveLoyalty } from './membership.ts';
import { readStatement } from './reading.ts';

/** The loyalty programme of the active customer (AC-03). */
export function loyaltyCalls(calls: ShopCalls, { db, clock }: { db: Db; clock: () => Date }): void {
  calls.write(api.joinLoyalty, {}, (visitor, _input, trx) => joinLoyalty(trx, visitor, clock()));
  calls.write(api.leaveLoyalty, {}, (visitor, _input, trx) => leaveLoyalty(trx, visitor, clock()));
  calls.each(api.statement, {}, (visitor, { query: { page, page_size }, url }) =>
    readStatement(db, visitor, { page, pageSize: page_size, url }),
  );
  calls.write(api.acknowledgePopup, {}, async (visitor, _input, trx) => {
    await acknowledgePopup(trx, visitor, clock());
    return null;
  });
}
