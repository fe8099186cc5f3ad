import type { Pool, PoolClient } from 'pg';

type Value = string | number | boolean | null;

/** Rows sent in one statement: large enough to be quick, small enough to keep memory flat. */
const batchSize = 5000;

/**
 * Inserts rows by arrays, one a column. `columns` is name to PostgreSQL type; jsonb is handed over as text.
 * Identity columns may be given, so that generated rows can point at each other.
 */
export async function insertRows(
  db: Pool | PoolClient,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map((type, index) => `$${index + 1}::${transport(type)}[]`);
  const values = Object.values(columns).map((type, index) => `c${index}::${type}`);
  const text = `insert into ${table} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from unnest(${arrays.join(', ')}) as given(${names.map((_, i) => `c${i}`).join(', ')})`;
  for (let start = 0; start < rows.length; start += batchSize) {
    const part = rows.slice(start, start + batchSize);
    await db.query(
      text,
      names.map((_, column) => part.map((row) => row[column])),
    );
  }
}

/** Types whose arrays need other quoting than the driver's travel as text. */
function transport(type: string): string {
  return ['jsonb', 'tstzrange', 'int[]', 'text[]'].includes(type) ? 'text' : type;
}
