import { ShopError } from '../../domain/errors.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { signedIn } from '../platform/signed-in.ts';
import { findMembership, type Membership } from './queries.ts';

/**
 * What the visitor is to a customer, until the end of the transaction.
 * @throws ShopError NOT_FOUND for a customer of others: that it exists is their secret
 */
export async function getMembership(trx: Trx, visitor: Visitor, uuid: string): Promise<Membership> {
  const found = await findMembership(trx, signedIn(visitor).user.id, uuid);
  if (!found) throw new ShopError('NOT_FOUND');
  return found;
}

/**
 * The same for what its administrators alone may.
 * @throws ShopError NOT_FOUND, NOT_ALLOWED
 */
export async function getAdministration(trx: Trx, visitor: Visitor, uuid: string): Promise<Membership> {
  const found = await getMembership(trx, visitor, uuid);
  if (found.role !== 'CUSTOMER_ADMIN') throw new ShopError('NOT_ALLOWED');
  return found;
}
