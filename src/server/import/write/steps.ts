import { sql } from 'kysely';
import type { Db, Trx } from '../../database.ts';

/** Runs pieces of the import, each wholly or not at all. */
export interface Steps {
  run<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
}

/** Two imports at once would wait for each other's rows in different orders; they take turns instead. */
const importLock = 4_711_001;

/** Each step is committed at once: what was written stays when the import is interrupted, and a repeat skips it. */
export function committedSteps(db: Db): Steps {
  return {
    run: (work) =>
      db.transaction().execute(async (trx) => {
        await prepare(trx);
        return work(trx);
      }),
  };
}

/** All steps in one transaction: committed when `shouldCommit` says so at the end, else as if nothing had been. */
export async function inOneTransaction<T>(
  db: Db,
  shouldCommit: () => boolean,
  work: (steps: Steps) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await db.transaction().execute(async (trx) => {
      await prepare(trx);
      result = { value: await work(savepointSteps(trx)) };
      if (!shouldCommit()) throw new NotCommitted();
    });
  } catch (error) {
    if (!(error instanceof NotCommitted)) throw error;
  }
  return result!.value;
}

class NotCommitted extends Error {}

function savepointSteps(trx: Trx): Steps {
  return {
    async run(work) {
      await sql`savepoint import_step`.execute(trx);
      try {
        const result = await work(trx);
        await sql`release savepoint import_step`.execute(trx);
        return result;
      } catch (error) {
        await sql`rollback to savepoint import_step`.execute(trx);
        throw error;
      }
    },
  };
}

async function prepare(trx: Trx): Promise<void> {
  // Reading a large file may take longer than a page may wait; plans for lists of 500 are worth no compiling.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(trx);
}

/** Whether the database refused the data itself (classes 22 and 23) rather than being out of reach or order. */
export function isRefusal(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && /^2[23]\w{3}$/.test(String(error.code));
}
