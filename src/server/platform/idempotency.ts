import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Contract } from '../../domain/contract.ts';
import { FieldError, ShopError } from '../../domain/errors.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { writePipelined } from './pipelined-writes.ts';

/** A write that may be a repetition of one made before. */
interface Write {
  contract: Contract;
  visitor: Visitor;
  caller: { ip: string; idempotencyKey: string | undefined };
  input: object;
}

/** How long a repetition is recognised. */
const retention = sql`interval '24 hours'`;
/** How long a repetition waits for the first of its kind to finish. */
const waitMs = 10_000;
/** A key of at least so many characters, as a UUID, is nobody else's by chance. */
const randomLength = 22;

/**
 * Makes a write safe to repeat. The key is stored in the transaction of the write itself: when the write fails, so does
 * the key, and a repetition that comes meanwhile waits on the row. Same key and request: the answer of the first.
 * @throws FieldError 422 for a key that was used for another request
 */
export async function repeatable<DB, A>(
  trx: Transaction<DB>,
  write: Write,
  run: () => Promise<A>,
): Promise<A> {
  const { idempotencyKey: key } = write.caller;
  if (key === undefined) return run();
  const stored = storedKey(write, key);
  const { owner, call } = stored;
  if (!(await claim(trx, stored))) return (await answerOf<DB, A>(trx, stored))!.value;
  const value = await run();
  const answered = sql`
    update idempotency_key set answer = ${JSON.stringify({ value })}::json
    where owner = ${owner} and call = ${call} and key = ${key}`;
  await writePipelined(trx, answered);
  return value;
}

/**
 * The same for a write of several transactions with a network between them. The key is stored before the first; `run` must
 * be safe to repeat, as a repetition runs it while there is no answer yet: beside the first, or after a process that died.
 * A refusal is not remembered.
 * @throws FieldError 422 for a key that was used for another request
 */
export async function repeatableSteps<DB, A>(
  db: Kysely<DB>,
  write: Write,
  run: () => Promise<A>,
): Promise<A> {
  const { idempotencyKey: key } = write.caller;
  if (key === undefined) return run();
  const stored = storedKey(write, key);
  const earlier = await db.transaction().execute(async (trx) => {
    if (await claim(trx, stored)) return null;
    return answerOf<DB, A>(trx, stored);
  });
  if (earlier !== null) return earlier.value;
  const { owner, call } = stored;
  try {
    const value = await run();
    await sql`
      update idempotency_key set answer = ${JSON.stringify({ value })}::json
      where owner = ${owner} and call = ${call} and key = ${key}`.execute(db);
    return value;
  } catch (error) {
    await sql`
      delete from idempotency_key
      where owner = ${owner} and call = ${call} and key = ${key} and answer is null`.execute(db);
    throw error;
  }
}

interface StoredKey {
  owner: string;
  call: string;
  key: string;
  requestHash: Buffer;
}

function storedKey(write: Write, key: string): StoredKey {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new FieldError({ idempotency_key: ['invalid'] });
  return {
    owner: ownerOf(write, key),
    call: `${write.contract.call.method} ${write.contract.call.path}`,
    key,
    requestHash: hashOf(write),
  };
}

/** What the first of its kind answered; null: nothing yet. */
async function answerOf<DB, A>(
  trx: Transaction<DB>,
  { owner, call, key, requestHash }: StoredKey,
): Promise<{ value: A } | null> {
  const earlier = await sql<{ request_hash: Buffer; answer: { value: A } | null }>`
    select request_hash, answer from idempotency_key
    where owner = ${owner} and call = ${call} and key = ${key}`.execute(trx);
  const [first] = earlier.rows;
  if (!first?.request_hash.equals(requestHash)) {
    throw new FieldError({ idempotency_key: ['used_for_another_request'] }, 422);
  }
  return first.answer;
}

/** Stores the key unless it is there and still counts; waits for a transaction that is storing it just now. */
async function claim<DB>(trx: Transaction<DB>, row: StoredKey): Promise<boolean> {
  await writePipelined(trx, sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`);
  try {
    const { rows } = await sql`
      insert into idempotency_key (owner, call, key, request_hash)
      values (${row.owner}, ${row.call}, ${row.key}, ${row.requestHash})
      on conflict (owner, call, key) do update
        set request_hash = excluded.request_hash, answer = null, created_at = now()
        where idempotency_key.created_at < now() - ${retention}
      returning 1`.execute(trx);
    await writePipelined(trx, sql`select set_config('lock_timeout', ${'0'}, true)`);
    return rows.length > 0;
  } catch (error) {
    // lock_not_available
    if ((error as { code?: string }).code === '55P03') throw new ShopError('REQUEST_IN_PROGRESS');
    throw error;
  }
}

/**
 * Whose key it is. Somebody who is not signed in may change networks between two tries, so a key that is random enough
 * needs no owner; a short one that two strangers may both choose belongs to an address.
 */
function ownerOf({ visitor, caller }: Write, key: string): string {
  if (visitor.user) return `user ${visitor.user.id}`;
  return key.length >= randomLength ? 'anybody' : `address ${caller.ip}`;
}

/** Left out of the hash of any call: whoever reads the table could try passwords on it, millions a second. */
const passwords = ['password', 'old_password', 'new_password'];

function hashOf({ contract, input }: Write): Buffer {
  const secrets = new Set([...passwords, ...(contract.secrets ?? [])]);
  const text = JSON.stringify(input, (name, value: unknown) => (secrets.has(name) ? undefined : value));
  return createHash('sha256').update(text).digest();
}

/** Deletes keys that no longer count. */
export async function deleteOldIdempotencyKeys<DB>(db: Kysely<DB>): Promise<void> {
  await sql`delete from idempotency_key where created_at < now() - ${retention}`.execute(db);
}
