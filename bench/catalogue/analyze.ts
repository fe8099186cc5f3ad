import type { ClientBase, Pool } from 'pg';

/**
 * Gathers statistics of the tables that hold something. One without rows stays as in a new shop: PostgreSQL takes a table
 * it has never looked into for a small one, and one it has found empty for empty, so that it reads all of it each time
 * until it looks again.
 */
export async function analyzeFilled(db: Pool | ClientBase): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  );
  await db.query(`vacuum analyze ${rows.map(({ name }) => name).join(', ')}`);
}
