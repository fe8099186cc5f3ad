import type { Db } from '../database.ts';
import type { Storage } from '../files/storage.ts';
import type { OrderServices } from '../orders/service.ts';
import type { PaymentServices } from '../payments/service.ts';

/** What withdrawals and returns need. */
export interface ReturnServices {
  db: Db;
  clock: () => Date;
  orders: OrderServices;
  payments: PaymentServices;
  /** For files that nobody reaches by an address alone. */
  storage: Storage;
}
