import { CompiledQuery, type Kysely, type QueryExecutorProvider } from 'kysely';
import { nameStatement } from './statement-names.ts';

const mark = '/* with the next statement */ ';
const lastMark = '/* with the commit */ ';

/** Whether a statement is one of `writePipelined`. */
export const isPipelined = (text: string): boolean => text.startsWith(mark);

/** Whether a statement is one of `preparedLast`. */
export const takesCommit = (text: string): boolean => text.startsWith(lastMark);

/**
 * Writes what nobody asks an answer of: it travels with the next statement of the transaction, the commit at the latest, which
 * saves a round trip, and where locks are held until the commit the time of one. When it fails, that next statement
 * throws its error; so never what the caller expects to fail. Outside of a transaction it is written at once.
 */
export async function writePipelined<T>(
  trx: Kysely<T>,
  statement: { compile(executor: QueryExecutorProvider): CompiledQuery },
): Promise<void> {
  const { sql, parameters } = statement.compile(trx);
  await trx.executeQuery(CompiledQuery.raw(mark + sql, [...parameters]));
}

/** The same for the hottest writes: prepared under `name`, without being built anew each time. */
export function preparedPipelined(
  name: string,
  text: string,
): <T>(trx: Kysely<T>, values: readonly unknown[]) => Promise<void> {
  const marked = mark + text;
  nameStatement(marked, name);
  return async (trx, values) => {
    await trx.executeQuery(CompiledQuery.raw(marked, [...values]));
  };
}

/**
 * The last statement of a transaction, prepared under `name`: the commit travels with it, which saves a round trip, and its
 * answer tells that it is committed. So nothing of the transaction may follow it, and what the work does with its answer
 * must not throw. Outside of a transaction it is a statement like any other.
 */
export function preparedLast<Row>(
  name: string,
  text: string,
): <T>(trx: Kysely<T>, values: readonly unknown[]) => Promise<Row[]> {
  const marked = lastMark + text;
  nameStatement(marked, name);
  return async (trx, values) => (await trx.executeQuery<Row>(CompiledQuery.raw(marked, [...values]))).rows;
}
