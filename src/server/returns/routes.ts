import * as api from '../../domain/returns/api.ts';
import type { ShopCalls } from '../database.ts';
import type { ReturnServices } from './deps.ts';
import { readAllReturns, readAnyReturn, readReturn, readReturns, readReturnsOf } from './reading.ts';
import { refundReturn } from './refunding.ts';
import { cancelReturn, createReturn, readOptions } from './requests.ts';
import { acceptReturn, denyReturn, receiveReturn } from './staff.ts';
import { matchWithdrawal, readDeclared } from './staff-withdrawals.ts';
import { beginWithdrawal, confirmWithdrawal, readWithdrawal } from './withdrawals.ts';

/** Statements of one address in a minute; a person needs one or two. */
const statements = { callsPerMinute: 20 };
/** The time it takes would tell whether an order was found. */
const confirming = { ...statements, minMs: 400 };

/** Withdrawing from contracts, and returning goods (AC-05). */
export function returnCalls(calls: ShopCalls, services: ReturnServices): void {
  calls.write(api.beginWithdrawal, statements, (visitor, { body }, trx) =>
    beginWithdrawal(trx, services, visitor, body),
  );
  calls.each(api.readWithdrawal, {}, (_visitor, { params }) => readWithdrawal(services.db, params.uuid));
  calls.write(api.confirmWithdrawal, confirming, (_visitor, { params }, trx) =>
    confirmWithdrawal(trx, services, params.uuid),
  );

  calls.each(api.readReturnOptions, {}, (visitor, { params, query }) =>
    readOptions(services, visitor, { ...params, key: query.key }),
  );
  calls.each(api.orderReturns, {}, (visitor, { params, query }) =>
    readReturnsOf(services, visitor, { ...params, key: query.key }),
  );
  calls.write(api.createReturn, { callsPerMinute: 60 }, (visitor, { params, query, body }, trx) =>
    createReturn(trx, services, visitor, { ...params, key: query.key }, body),
  );
  calls.each(api.readReturn, {}, (visitor, { params, query }) =>
    readReturn(services, visitor, { ...params, key: query.key }),
  );
  calls.write(api.cancelReturn, {}, (visitor, { params, query }, trx) =>
    cancelReturn(trx, services, visitor, { ...params, key: query.key }),
  );
  calls.each(api.returns, {}, (visitor, { query, url }) => readReturns(services, visitor, { ...query, url }));

  calls.each(api.staffReturns, {}, (visitor, { query, url }) =>
    readAllReturns(services, visitor, { ...query, status: query.status, url }),
  );
  calls.each(api.staffReturn, {}, (visitor, { params }) => readAnyReturn(services.db, visitor, params.uuid));
  calls.write(api.acceptReturn, {}, (visitor, { params, body }, trx) =>
    acceptReturn(trx, services, visitor, params.uuid, body),
  );
  calls.write(api.denyReturn, {}, (visitor, { params, body }, trx) =>
    denyReturn(trx, services, visitor, params.uuid, body),
  );
  calls.write(api.receiveReturn, {}, (visitor, { params, body }, trx) =>
    receiveReturn(trx, services, visitor, params.uuid, body),
  );
  calls.write(api.refundReturn, {}, (visitor, { params, body }, trx) =>
    refundReturn(trx, services, visitor, params.uuid, body),
  );
  calls.each(api.staffWithdrawals, {}, (_visitor, { query, url }) =>
    readDeclared(services.db, { ...query, outcome: query.outcome, url }),
  );
  calls.write(api.matchWithdrawal, {}, (visitor, { params, body }, trx) =>
    matchWithdrawal(trx, services, visitor, params.uuid, body),
  );
}
