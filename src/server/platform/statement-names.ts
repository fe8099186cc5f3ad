/** Statements that PostgreSQL parses and plans once a connection: text to name. */
const given = new Map<string, string>();
/** How often a statement without a name was made in transactions, or the name it got. */
const seen = new Map<string, number | string>();

/** As often a statement is made before it is prepared; PostgreSQL looks at the values of five more before it plans for any. */
const timesUnnamed = 4;
/** Each takes some memory of each connection. */
const maxNames = 400;
/** Texts that are counted; those with values written into them never come again. */
const maxSeen = 2_000;
/** Without looking into it PostgreSQL takes a list for one of ten elements. */
const maxListLength = 50;
let names = 0;

/** Names a statement for good. */
export function nameStatement(text: string, name: string): void {
  given.set(text, name);
}

/** The name a statement was given, wherever it is made. */
export const givenName = (text: string): string | undefined => given.get(text);

/**
 * The name of a statement within a transaction, once it comes again and again: what is written there finds its rows by
 * keys, so that a plan for any values is as good as one for these. Not for reads outside: a search is planned for its words.
 */
export function nameInTransaction(text: string, values: readonly unknown[]): string | undefined {
  const named = given.get(text);
  if (named !== undefined) return named;
  // Without values it may be several statements in one.
  if (values.length === 0 || values.some((value) => Array.isArray(value) && value.length > maxListLength))
    return undefined;
  const times = seen.get(text) ?? 0;
  if (typeof times === 'string') return times;
  if (times >= timesUnnamed && names < maxNames) {
    const name = `often ${++names}`;
    seen.set(text, name);
    return name;
  }
  if (seen.size >= maxSeen) forgetCounts();
  seen.set(text, times + 1);
  return undefined;
}

function forgetCounts(): void {
  for (const [text, times] of seen) if (typeof times === 'number') seen.delete(text);
}
