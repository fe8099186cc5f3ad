import type { Db } from '../database.ts';
import type { Storage } from '../files/storage.ts';
import type { OrderServices } from '../orders/service.ts';
import type { PaymentServices } from '../payments/service.ts';
import type { TicketFacts } from './ticket-facts.ts';

/** Renders a ticket or a certificate as PDF. */
export type RenderTicket = (kind: 'ticket' | 'certificate', facts: TicketFacts) => Promise<Buffer>;

/** What tickets need. */
export interface TicketServices {
  db: Db;
  clock: () => Date;
  orders: OrderServices;
  payments: PaymentServices;
  /** For files that nobody reaches by an address alone. */
  storage: Storage;
  render: RenderTicket;
}
