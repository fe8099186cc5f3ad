import { CompiledQuery } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';

type Statement<Row> = (db: Db | Trx, values: readonly unknown[]) => Promise<Row[]>;

const statements = new Map<string, Statement<unknown>>();
/** Number of statements prepared on each connection; searches with yet other filters are planned each time. */
const maxStatements = 64;

/**
 * Planning takes as long as finding (0.7 of 3 ms with 20,000 products), so the statement of each shape is prepared.
 * A plan made without knowing the words is as good: all orderings are by rows already found, so there is only one
 * way to begin, the index of words and facets.
 */
export function statementFor<Row>(text: string): Statement<Row> {
  let statement = statements.get(text);
  if (!statement && statements.size < maxStatements) {
    statement = prepared<unknown>(`search.${statements.size + 1}`, text);
    statements.set(text, statement);
  }
  return (
    (statement as Statement<Row> | undefined) ??
    (async (db, values) => (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows)
  );
}
