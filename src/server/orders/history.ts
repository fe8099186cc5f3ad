import { sql } from 'kysely';
import type { OrderStatus } from '../../domain/orders/statuses.ts';
import type { Visitor } from '../../domain/visitor.ts';
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

/** SQL that writes a step into the life of an order (CO-07), as a part of the statement that makes it. */
export function historySql({ orderId, from, to, by, reason, at }: HistoryEntry) {
  return sql`
    insert into order_history (order_id, from_status, to_status, actor, user_id, reason, at)
    values (${orderId}, ${from}, ${to}, ${by.kind}, ${by.userId}, ${reason}, ${at})`;
}
