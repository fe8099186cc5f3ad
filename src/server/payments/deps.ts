import type { FastifyBaseLogger } from 'fastify';
import type { OrderServices } from '../orders/service.ts';
import type { Db } from '../database.ts';
import type { Providers } from './providers/open.ts';

/** What paying needs. */
export interface PaymentServices {
  db: Db;
  clock: () => Date;
  /** What the orders room works with. */
  orders: OrderServices;
  providers: Providers;
  /** How long a provider may take to answer, in ms. */
  timeoutMs: number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}
