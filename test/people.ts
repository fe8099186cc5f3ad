import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import type { StaffRole } from '../src/domain/auth/permissions.ts';
import type { CustomerRole } from '../src/domain/visitor.ts';
import { createPasswords } from '../src/server/auth/service.ts';
import type { UserAccountTable } from '../src/server/auth/tables.ts';
import type { Db } from '../src/server/database.ts';

let people = 0;

/** A customer of a group; left out: of none. */
export async function buildCustomer(db: Db, { group = null as string | null, isBusiness = true } = {}) {
  const groupId = group === null ? null : await groupOf(db, group);
  const name = `Salong ${++people}`;
  const { id, uuid } = await db
    .insertInto('customer')
    .values({
      name,
      is_business: isBusiness,
      customer_group_id: groupId,
      ...(isBusiness && {
        shop_id: 2,
        registry_country: 'EE' as const,
        reg_code: freshRegCode(),
      }),
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  return { id, uuid, groupId };
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

export async function addMember(
  db: Db,
  customerId: number,
  userId: number,
  role: CustomerRole,
): Promise<void> {
  await db.insertInto('customer_user').values({ customer_id: customerId, user_id: userId, role }).execute();
}

/** What users of the tests sign in with. */
export const testPassword = 'sinine kajakas lendab';
let hashOfTestPassword: Promise<string> | undefined;

/** A user who has confirmed the address and can sign in with `testPassword`. */
export async function buildUser(
  db: Db,
  parts: Partial<Pick<Insertable<UserAccountTable>, 'email' | 'email_confirmed_at' | 'is_active'>> = {},
) {
  hashOfTestPassword ??= createPasswords().hash(testPassword);
  return db
    .insertInto('user_account')
    .values({
      email: `inimene-${randomUUID()}@salong.ee`,
      first_name: 'Mari',
      last_name: 'Maasikas',
      email_confirmed_at: new Date(),
      password_hash: await hashOfTestPassword,
      ...parts,
    })
    .returning(['id', 'uuid', 'email'])
    .executeTakeFirstOrThrow();
}

/** A user who is signed in and acts for a customer, if one is given; left out: a new user. */
export async function signIn(
  db: Db,
  parts: { userId?: number; customerId?: number; role?: CustomerRole; expiresAt?: Date } = {},
) {
  const userId = parts.userId ?? (await buildUser(db)).id;
  const customerId = parts.customerId ?? null;
  if (customerId !== null) {
    await addMember(db, customerId, userId, parts.role ?? 'CUSTOMER_ADMIN');
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

/** Somebody of the staff in these roles, signed in; `showsFactor`: with a second factor, which a live shop asks for. */
export async function signInStaff(db: Db, role: StaffRole, { showsFactor = false } = {}) {
  const signedIn = await signIn(db);
  await db.insertInto('user_role').values({ user_id: signedIn.userId, role }).execute();
  if (showsFactor) {
    await db
      .updateTable('session')
      .set({ second_factor_at: new Date() })
      .where('id', '=', signedIn.sessionId)
      .execute();
  }
  return signedIn;
}

/** Anywhere among them: journeys of several processes share one shop. */
let companies = Math.floor(Math.random() * 700_000);

/** A registry code of Estonia that nobody has yet. */
export function freshRegCode(): string {
  for (;;) {
    const start = String(1_000_000 + companies++);
    const check = [...start].reduce((sum, digit, at) => sum + (at + 1) * Number(digit), 0) % 11;
    if (check < 10) return `${start}${check}`;
  }
}

/** Makes calls as whoever a token belongs to, from an address of its own; without a token as nobody. */
export function requester(app: FastifyInstance, token?: string) {
  const n = ++people;
  const remoteAddress = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
  const headers = token === undefined ? {} : { authorization: `Token ${token}` };
  const send =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    async <T = unknown>(url: string, payload?: object) => {
      const answer = await app.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });
      return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as T };
    };
  return {
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    remove: send('DELETE'),
  };
}
