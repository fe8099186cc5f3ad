import { createHash, randomBytes } from 'node:crypto';
import type { CustomerRole } from '../src/domain/visitor.ts';
import type { Db } from '../src/server/database.ts';

let people = 0;

/** A customer of a group; left out: of none. */
export async function buildCustomer(db: Db, { group = null as string | null, isBusiness = true } = {}) {
  const groupId = group === null ? null : await groupOf(db, group);
  const name = `Salong ${++people}`;
  const { id } = await db
    .insertInto('customer')
    .values({ name, is_business: isBusiness, customer_group_id: groupId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, groupId };
}

async function groupOf(db: Db, code: string): Promise<number> {
  await db
    .insertInto('customer_group')
    .values({ code, name: code, is_business: true })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  const group = await db
    .selectFrom('customer_group')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return group.id;
}

/** A user who is signed in and acts for a customer, if one is given. */
export async function signIn(
  db: Db,
  parts: { customerId?: number; role?: CustomerRole; expiresAt?: Date } = {},
) {
  const { id: userId } = await db
    .insertInto('user_account')
    .values({ email: `inimene${++people}@salong.ee` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const customerId = parts.customerId ?? null;
  if (customerId !== null) {
    const role = parts.role ?? 'CUSTOMER_ADMIN';
    await db.insertInto('customer_user').values({ customer_id: customerId, user_id: userId, role }).execute();
  }
  const token = randomBytes(32).toString('base64url');
  const { id: sessionId } = await db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      user_id: userId,
      customer_id: customerId,
      expires_at: parts.expiresAt ?? new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId, sessionId, token };
}
