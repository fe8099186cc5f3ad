import type { OrderStatus } from '../../domain/orders/statuses.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import type { OrderHistoryTable } from './tables.ts';

/** Who changed an order; `userId` null: nobody who is signed in. */
export interface Actor {
  kind: OrderHistoryTable['actor'];
  userId: number | null;
}

export const byPayment: Actor = { kind: 'payment', userId: null };
export const byShop: Actor = { kind: 'shop', userId: null };

/** The buyer, a guest or signed in. */
export function byBuyer({ user }: Visitor): Actor {
  return user ? { kind: 'customer', userId: user.id } : { kind: 'guest', userId: null };
}

export function byStaff({ user }: Visitor): Actor {
  return { kind: 'staff', userId: user?.id ?? null };
}

interface HistoryEntry {
  orderId: number;
  from: OrderStatus | null;
  to: OrderStatus;
  by: Actor;
  reason: string | null;
  at: Date;
}

/** Writes a step into the life of an order (CO-07). */
export async function insertHistory(
  trx: Trx,
  { orderId, from, to, by, reason, at }: HistoryEntry,
): Promise<void> {
  await trx
    .insertInto('order_history')
    .values({
      order_id: orderId,
      from_status: from,
      to_status: to,
      actor: by.kind,
      user_id: by.userId,
      reason,
      at,
    })
    .execute();
}
