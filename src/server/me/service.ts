import { ShopError } from '../../domain/errors.ts';
import { loyaltyOf, noAccount } from '../../domain/loyalty/rules.ts';
import type { Me } from '../../domain/me/contract.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { readCart, type OrderServices } from '../orders/service.ts';
import { findPerson } from './queries.ts';

/**
 * What a page lays over its cached HTML. It is read each time: a page asks once and right after somebody changed something,
 * when an answer from memory could still be the former one.
 *
 * @throws ShopError NOT_SIGNED_IN for a user who went away since the token was looked up
 */
export async function readMe(services: OrderServices, visitor: Visitor): Promise<Me> {
  const { user, customer, permissions } = visitor;
  if (!user) return { user: null, customers: [], favourites: [], cart: null };
  const [found, cart] = await Promise.all([
    findPerson(services.db, user.id, customer?.id ?? null),
    readCart(services, { visitor, now: services.clock() }),
  ]);
  if (!found) throw new ShopError('NOT_SIGNED_IN');
  const { customers, favourites, ...person } = found;
  return {
    user: { ...person, uuid: user.uuid, permissions: [...permissions].toSorted() },
    customers: (customers ?? []).map(({ account, ...one }) => ({
      ...one,
      loyalty: loyaltyOf(account ?? noAccount, one),
    })),
    favourites: (favourites ?? []).map(([id, product]) => ({ id, product })),
    cart,
  };
}
