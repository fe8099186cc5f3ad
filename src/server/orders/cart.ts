import { decimalFromCents } from '../../domain/money.ts';
import type { Me } from '../../domain/me/contract.ts';
import type { Reader } from './access.ts';
import { draftOf, type OrderServices } from './draft.ts';
import { findCart } from './queries.ts';

/** The cart of who is signed in: the latest draft the user began for the active customer; null: none. */
export async function readCart(services: OrderServices, { visitor, now }: Reader): Promise<Me['cart']> {
  const { user, customer, audience } = visitor;
  const row = user && customer ? await findCart(services.db, user.id, customer.id) : undefined;
  if (!row) return null;
  const { lines, sums } = await draftOf(services, row, audience.language, { kind: 'shown' }, now);
  return {
    uuid: row.uuid,
    version: row.version,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map(({ id, productId, quantity }) => ({ id, product: productId, quantity })),
    total: decimalFromCents(sums.totals.payableCents),
  };
}
