import type { Customer } from '../../domain/customers/contract.ts';
import { isRecentlyRegistered } from '../../domain/customers/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import { loyaltyOf, type LoyaltyAccount } from '../../domain/loyalty/rules.ts';
import { decimalFromCents } from '../../domain/money.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { accountsOf } from '../loyalty/service.ts';
import { signedIn } from '../platform/signed-in.ts';
import { listCustomersOf, type CustomerRow } from './queries.ts';

export async function listCustomers(db: Db, visitor: Visitor, now: Date): Promise<Customer[]> {
  const rows = await listCustomersOf(db, signedIn(visitor).user.id);
  const accounts = await accountsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => customerOf(row, accounts.get(row.id)!, visitor.customer?.id ?? null, now));
}

/** @throws ShopError NOT_FOUND for a customer of others */
export async function getCustomer(
  db: Db | Trx,
  visitor: Visitor,
  uuid: string,
  now: Date,
): Promise<Customer> {
  const [row] = await listCustomersOf(db, signedIn(visitor).user.id, uuid);
  if (!row) throw new ShopError('NOT_FOUND');
  const accounts = await accountsOf(db, [row.id]);
  return customerOf(row, accounts.get(row.id)!, visitor.customer?.id ?? null, now);
}

function customerOf(row: CustomerRow, account: LoyaltyAccount, activeId: number | null, now: Date): Customer {
  const { uuid, name, middle_name, phone, delivery_country_id, status, role, orders_need_approval } = row;
  return {
    uuid,
    name,
    middle_name,
    created_at: row.created_at.toISOString(),
    is_individual: !row.is_business,
    ...(row.is_business && { reg_code: row.reg_code!, vat: row.vat, vat_check: vatCheckOf(row) }),
    phone,
    delivery_country_id,
    status,
    ...(row.is_business &&
      role === 'CUSTOMER_ADMIN' && { status_reason: status === 'denied' ? row.status_reason : null }),
    role,
    is_active: row.id === activeId,
    is_recently_registered: isRecentlyRegistered(row.created_at, now),
    spending_limit: row.spending_limit_cents === null ? null : decimalFromCents(row.spending_limit_cents),
    orders_need_approval,
    loyalty: loyaltyOf(account, row),
  };
}

function vatCheckOf({ vat_is_valid, vat_checked_at }: CustomerRow): Customer['vat_check'] {
  if (vat_is_valid === null || vat_checked_at === null) return null;
  return { is_valid: vat_is_valid, checked_at: vat_checked_at.toISOString() };
}
