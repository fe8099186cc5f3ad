import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

/** Something about money or stock that holds at every commit. */
export interface Invariant {
  /** What holds, as a sentence. */
  name: string;
  /** SELECT of what breaks it: a column `what` that says in words which thing is wrong and how. */
  broken: RawBuilder<{ what: string }>;
}

/** What became of an invariant. */
export interface Finding {
  name: string;
  /** Things that break it. */
  count: number;
  /** The first of them. */
  examples: string[];
}

const examples = 5;

/** Looks for what breaks the invariants, all at one moment, while the shop may go on. */
export async function checkInvariants<T>(
  db: Kysely<T>,
  invariants: readonly Invariant[],
): Promise<Finding[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // It may look at millions of orders.
      await sql`set local statement_timeout = 0`.execute(trx);
      return findBroken(trx, invariants);
    });
}

/** The same within a transaction, which sees what it has written. */
export async function findBroken<T>(
  trx: Transaction<T>,
  invariants: readonly Invariant[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, broken } of invariants) {
    const { rows } = await sql<{ what: string; count: number }>`
      select what, count(*) over () as count from (${broken}) found limit ${examples}`.execute(trx);
    findings.push({ name, count: rows[0]?.count ?? 0, examples: rows.map(({ what }) => what) });
  }
  return findings;
}
