import type { Creditor } from '../../domain/payments/methods.ts';
import type { Credit } from '../customers/service.ts';
import type { Db, Trx } from '../database.ts';
import { owedCents } from './queries.ts';

/** A customer with its credit and what it owes now; null: a guest. */
export async function creditorOf(db: Db | Trx, credit: Credit | undefined): Promise<Creditor | null> {
  return credit ? { ...credit, owedCents: await owedCents(db, credit.customerId) } : null;
}
