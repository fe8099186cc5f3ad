import { sql, type RawBuilder } from 'kysely';

/** Numbers of a closed set, as literals of a statement: a partial index serves no parameters. */
export function literals(numbers: readonly number[]): RawBuilder<unknown> {
  return sql.join(numbers.map((one) => sql.lit(one)));
}
