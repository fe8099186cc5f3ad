import { Query, type ClientBase, type Connection, type PoolClient, type QueryConfig } from 'pg';

const name = 'begin';

/** Makes a new connection ready for `beginWith`: it knows how to begin before the first transaction. */
export async function prepareBegin(client: ClientBase): Promise<void> {
  await client.query({ name, text: 'begin' });
  await client.query('rollback');
}

/**
 * Begins a transaction with its first statement, which saves a round trip. Both travel before one Sync, so that PostgreSQL
 * passes over the statement when it cannot begin.
 */
export function beginWith(client: PoolClient, statement: QueryConfig): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const query = new Query(statement, (error: Error | undefined, answers: unknown) => {
    if (error) reject(error);
    // Of both: what BEGIN says is the first.
    else resolve((answers as unknown[])[1]);
  });
  const { submit } = query;
  query.submit = (connection: Connection) => {
    connection.stream.cork();
    try {
      connection.bind({ statement: name }, true);
      connection.execute(null, true);
      return submit.call(query, connection);
    } finally {
      connection.stream.uncork();
    }
  };
  client.query(query);
  return promise;
}
