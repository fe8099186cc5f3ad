import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const server = path.resolve(import.meta.dirname, '..', 'src', 'server');

/** Where a file of the server touches a table. */
export interface TableUse {
  /** From `src/server/`. */
  file: string;
  table: string;
  isWrite: boolean;
}

/** Files of the server by their path from `src/server/`, tests left out. */
export const serverFiles = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

/** The room of each table: the folder whose `tables.ts` describes it. */
export const ownerOf = new Map(
  serverFiles
    .filter((file) => file.endsWith('tables.ts'))
    .flatMap((file) => {
      const lists = [...read(file).matchAll(/export interface \w+Tables \{\n([\s\S]*?)\n\}/g)];
      const names = lists.flatMap(([, body]) => [...body!.matchAll(/^ {2}(\w+): \w+Table;$/gm)]);
      return names.map(([, table]) => [table!, roomOf(file)] as const);
    }),
);

/** The folder under `src/server/` a file stands in; of those beside the folders itself. */
export function roomOf(file: string): string {
  return file.split('/')[0]!;
}

/** Every table that SQL texts and calls of kysely in the file name. */
export function tableUses(file: string, source = read(file)): TableUse[] {
  const code = withoutComments(source);
  const uses: TableUse[] = [];
  const add = (table: string | undefined, isWrite: boolean) => {
    if (table && ownerOf.has(table)) uses.push({ file, table, isWrite });
  };
  // update t …, insert into t, delete from t, truncate t; and the calls of kysely.
  const writing =
    /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+"?([a-z_]+)\b|\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([a-z_]+)/g;
  for (const [, inSql, inCall] of code.matchAll(writing)) add(inSql ?? inCall, true);
  const reading =
    /\b(?<!delete\s)(?:from|join|using)\s+"?([a-z_]+)\b|\.(?:selectFrom|(?:inner|left|right|full|cross)Join)\(\s*'([a-z_]+)/g;
  for (const [, inSql, inCall] of code.matchAll(reading)) add(inSql ?? inCall, false);
  // `from a, b` and `from a x, b y`
  for (const [, list] of code.matchAll(/\bfrom\s+[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*([a-z_]+)/g))
    add(list, false);
  // A name on its own is a table that a statement is put together with.
  for (const [, name] of code.matchAll(/'([a-z]+(?:_[a-z]+)*)'::regclass|\btable:\s*'([a-z_]+)'/g))
    add(name, false);
  for (const [, name] of code.matchAll(/sql\.table\('([a-z_]+)'\)/g)) add(name, false);
  return uses;
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}

function read(file: string): string {
  return readFileSync(path.join(server, file), 'utf8');
}
