import { sql } from 'kysely';

/**
 * Number of an order that is placed for the first time; one that was a draft again keeps its own. Numbers may have gaps,
 * unlike those of invoices, so nobody waits for another's transaction.
 */
export const nextNumber = sql<number>`nextval('order_number')`;
