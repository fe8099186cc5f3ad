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
  // update t …, insert into t, delete from t, truncate t, u; and the calls of kysely.
  const writing =
    /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|truncate(?:\s+table)?|merge\s+into)\s+"?([a-z_]+(?:"?\s*,\s*"?[a-z_]+)*)\b|\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(\[[^\]]*\]|'[a-z_]+)/g;
  for (const [, inSql, inCall] of code.matchAll(writing))
    for (const name of namesIn(inSql ?? inCall)) add(name, true);
  // In a call `'table as t'` names one table.
  const reading =
    /\bjoin\s+(?:lateral\s+)?"?([a-z_]+)\b|\.(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join)\(\s*(\[[^\]]*\]|'[a-z_]+)/g;
  for (const [, inSql, inCall] of code.matchAll(reading))
    for (const name of namesIn(inSql ?? inCall)) add(name, false);
  const lists = /\b(?:(?<!delete\s+)from\s+(?=[a-z_"($])|using\s+(?=[a-z_"]))/g;
  for (const list of code.matchAll(lists))
    for (const name of listedTables(code.slice(list.index + list[0].length))) add(name, false);
  // A name on its own is a table that a statement is put together with.
  for (const [, name] of code.matchAll(/'([a-z]+(?:_[a-z]+)*)'::regclass|\btable:\s*'([a-z_]+)'/g))
    add(name, false);
  for (const [, name] of code.matchAll(/sql\.table\('([a-z_]+)'\)/g)) add(name, false);
  return uses;
}

/** The first word of each name: `stock`, of `['stock as s', 'price']` both. */
function namesIn(text = ''): string[] {
  return [...text.matchAll(/(?:^|['",[]\s*)([a-z_]+)/g)].map(([, name]) => name!);
}

/** The first word of each item of a list of tables: `a x, unnest($1::int[]) u, b join c on true, d` has a, unnest, b and d. */
function listedTables(text: string): string[] {
  const items: string[] = [''];
  let depth = 0;
  for (const [piece] of text.matchAll(/[([{]|[)\]}]|,|[`';]|\w+|[^\w([{)\]},`';]+/g)) {
    if ('([{'.includes(piece)) depth += 1;
    else if (')]}'.includes(piece)) depth -= 1;
    if (depth < 0 || (depth === 0 && (endsList.test(piece) || "`';".includes(piece)))) break;
    if (depth === 0 && piece === ',') items.push('');
    else if (depth === 0 || items.at(-1) !== '') items[items.length - 1] += piece;
    else items[items.length - 1] = '(';
  }
  return items.flatMap((item) => /^\s*(?:lateral\s+|only\s+)?"?([a-z_]+)/.exec(item)?.[1] ?? []);
}

const endsList =
  /^(?:where|group|order|having|limit|offset|union|except|intersect|returning|for|window|set|when|values|select)$/i;

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}

function read(file: string): string {
  return readFileSync(path.join(server, file), 'utf8');
}
