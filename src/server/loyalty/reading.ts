import type { LoyaltyStatement, StatementEntry, StatementKind } from '../../domain/loyalty/contract.ts';
import { noAccount, type LoyaltyAccount } from '../../domain/loyalty/rules.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { pageOfList } from '../platform/page-links.ts';
import { signedIn } from '../platform/signed-in.ts';
import type { TransferKind } from './ledger.ts';
import { findAccounts, type AccountRow } from './queries.ts';
import { countEntries, listEntries, listExpiring, type EntryRow } from './statement-queries.ts';

/** What is written of customers in the programme; those nothing is written of are `noAccount`. */
export async function accountsOf(
  db: Db | Trx,
  customerIds: readonly number[],
): Promise<Map<number, LoyaltyAccount>> {
  const accounts = await findAccounts(db, customerIds);
  return new Map(
    customerIds.map((id) => {
      const row = accounts.get(id);
      return [id, row ? accountOf(row) : noAccount];
    }),
  );
}

export function accountOf(row: AccountRow): LoyaltyAccount {
  return {
    isMember: row.joined_at !== null,
    hasLeft: row.left_at !== null,
    isWelcomed: row.welcomed_at !== null,
    isAsked: row.asked_at !== null,
    spentCents: row.spent_cents,
    availableCents: row.available_cents,
  };
}

/** What changed the points of the active customer; empty for who acts for none. */
export async function readStatement(
  db: Db,
  visitor: Visitor,
  { page, pageSize, url }: { page: number; pageSize: number; url: string },
): Promise<LoyaltyStatement> {
  const { user, customer } = signedIn(visitor);
  const account = customer && (await findAccounts(db, [customer.id])).get(customer.id);
  const of = { page, pageSize, url };
  if (!account)
    return { ...pageOfList<StatementEntry>([], { ...of, count: 0 }), ...balances(null), expiring: [] };
  const [entries, count, expiring] = await Promise.all([
    listEntries(db, account.id, {
      userId: user.id,
      isAdministrator: customer.role === 'CUSTOMER_ADMIN',
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    countEntries(db, account.id),
    listExpiring(db, account.id),
  ]);
  return {
    ...pageOfList(entries.map(entryOf), { ...of, count }),
    ...balances(account),
    expiring: expiring.map(({ last_day, cents }) => ({ last_day, points: cents / 100 })),
  };
}

function balances(account: AccountRow | null) {
  return {
    balance: (account?.available_cents ?? 0) / 100,
    reserved: (account?.reserved_cents ?? 0) / 100,
    owed: (account?.owed_cents ?? 0) / 100,
  };
}

/** Transfers a customer sees, which are those that change what is free to be used. */
export const statementKindOf: Partial<Record<TransferKind, StatementKind>> = {
  earn: 'earned',
  settle: 'settled',
  reserve: 'used',
  release: 'released',
  give_back: 'given_back',
  take_back: 'taken_back',
  expire: 'expired',
  forfeit: 'forfeited',
};

function entryOf(row: EntryRow): StatementEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: statementKindOf[row.kind]!,
    points: (row.is_gain ? row.cents : -row.cents) / 100,
    balance: row.available_after / 100,
    order: row.order_uuid === null ? null : { uuid: row.shown_uuid, number: row.order_number },
  };
}
