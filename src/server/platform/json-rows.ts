/** Rows as the jsonb text of `jsonb_to_recordset`. What PostgreSQL cannot hold in jsonb, NUL and half letters, is dropped. */
export function jsonRows(rows: readonly object[]): string {
  const json = JSON.stringify(rows);
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return json;
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  );
}
