import type { Db } from '../src/server/database.ts';
import { buildCustomer, buildUser, signIn } from './people.ts';

/** An address below a customer. */
export const ofCustomer = (uuid: string, rest: string) => `/api/v1/customers/${uuid}/${rest}`;

/** What a colleague may do, as calls take it. */
export const rights = (changes: object = {}) => ({
  role: 'CUSTOMER_USER',
  spending_limit: null,
  orders_need_approval: false,
  ...changes,
});

/** A company with an administrator and, if asked for, colleagues who are signed in. */
export async function buildSalon(db: Db, ...colleagues: ('CUSTOMER_ADMIN' | 'CUSTOMER_USER')[]) {
  const customer = await buildCustomer(db);
  const people = [];
  for (const role of ['CUSTOMER_ADMIN' as const, ...colleagues]) {
    const user = await buildUser(db);
    const { token } = await signIn(db, { userId: user.id, customerId: customer.id, role });
    people.push({ ...user, token });
  }
  return { ...customer, people };
}
export type Salon = Awaited<ReturnType<typeof buildSalon>>;
