import { ShopError } from '../../domain/errors.ts';
import type { Loyalty } from '../../domain/loyalty/contract.ts';
import { loyaltyOf, mayJoin } from '../../domain/loyalty/rules.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { signedIn } from '../platform/signed-in.ts';
import { emptyLots, transfer } from './ledger.ts';
import { beginAccounts, findStatus, lockAccountOf, type AccountRow } from './queries.ts';
import { accountOf } from './reading.ts';

/**
 * Makes the active customer a member. What it has spent counts from the first day; the welcome is shown to the next of its
 * users who looks.
 * @throws ShopError CUSTOMER_NEEDED, NOT_ALLOWED, LOYALTY_NOT_OPEN
 */
export async function joinLoyalty(trx: Trx, visitor: Visitor, now: Date): Promise<Loyalty> {
  const { account, user } = await administered(trx, visitor);
  if (!mayJoin(user)) throw new ShopError('LOYALTY_NOT_OPEN');
  if (account.joined_at === null) await update(trx, account, { joined_at: now, welcomed_at: null });
  return loyaltyOf(accountOf(account), user);
}

/**
 * Ends the membership of the active customer: its free points are forfeited. What it owes stays, and so does what it has
 * spent, for the day it comes back.
 * @throws ShopError CUSTOMER_NEEDED, NOT_ALLOWED, LOYALTY_POINTS_RESERVED
 */
export async function leaveLoyalty(trx: Trx, visitor: Visitor, now: Date): Promise<Loyalty> {
  const { account, user } = await administered(trx, visitor);
  if (account.joined_at !== null) {
    if (account.reserved_cents > 0) throw new ShopError('LOYALTY_POINTS_RESERVED');
    await forfeit(trx, account, now);
    // Somebody who leaves is not asked to come back.
    await update(trx, account, { joined_at: null, left_at: now, asked_at: now });
  }
  return loyaltyOf(accountOf(account), user);
}

/** Takes the free points of a locked account. */
export async function forfeit(trx: Trx, account: AccountRow, now: Date): Promise<void> {
  await emptyLots(trx, account.id);
  await transfer(trx, { accountId: account.id, kind: 'forfeit', cents: account.available_cents, now });
  account.available_cents = 0;
}

/** What is shown to the active customer at the moment, the welcome or the call to join, was seen. */
export async function acknowledgePopup(trx: Trx, visitor: Visitor, now: Date): Promise<void> {
  const { customer } = signedIn(visitor);
  if (!customer) return;
  await beginAccounts(trx, [customer.id]);
  const account = (await lockAccountOf(trx, customer.id))!;
  await update(trx, account, account.joined_at === null ? { asked_at: now } : { welcomed_at: now });
}

/** The account of the customer the visitor administers, locked. */
async function administered(trx: Trx, visitor: Visitor) {
  const { customer } = signedIn(visitor);
  if (!customer) throw new ShopError('CUSTOMER_NEEDED');
  if (customer.role !== 'CUSTOMER_ADMIN') throw new ShopError('NOT_ALLOWED');
  await beginAccounts(trx, [customer.id]);
  const account = (await lockAccountOf(trx, customer.id))!;
  const status = (await findStatus(trx, customer.id))!;
  return { account, user: { role: customer.role, status } };
}

type Changes = Partial<Pick<AccountRow, 'joined_at' | 'left_at' | 'welcomed_at' | 'asked_at'>>;

async function update(trx: Trx, account: AccountRow, changes: Changes): Promise<void> {
  Object.assign(account, changes);
  await trx.updateTable('loyalty_account').set(changes).where('id', '=', account.id).execute();
}
