import type { ClientBase, Connection, FieldDef, Submittable } from 'pg';
import utils from 'pg/lib/utils.js';

export interface Statement {
  text: string;
  values: readonly unknown[];
  /** Prepared under it on the connection; left out: parsed each time. */
  name?: string | undefined;
}

export interface StatementAnswer {
  command: string;
  rowCount: number | null;
  rows: Record<string, unknown>[];
}

/** How the text of a value is read, by the type of its column. */
export type TypeParsers = (typeId: number) => (text: string) => unknown;

/** What the driver keeps beside what its types tell. */
type PreparingConnection = Connection & { parsedStatements: Record<string, string | undefined> };

/** Columns of an answer, and how they are read. */
interface Shape {
  names: string[];
  parsers: ((text: string) => unknown)[];
  /** A row without values: copies of it have the same layout in memory. */
  empty: Record<string, unknown>;
}

/**
 * The shape of what prepared statements answer, by name; null: nothing. It is asked for once: PostgreSQL refuses a prepared
 * statement whose answer would have another one, and telling an order's eighty columns takes longer than its row.
 */
const knownShapes = new WeakMap<Connection, Map<string, Shape | null>>();

/**
 * Sends statements together and answers them, in their order. PostgreSQL passes over what comes after one that fails, whose
 * error is thrown. One statement each: texts that hold several are the driver's.
 */
export function sendTogether(
  client: ClientBase,
  statements: readonly Statement[],
  typeParsers: TypeParsers,
): Promise<StatementAnswer[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new RoundTrip(statements, typeParsers, (error, answers) => (error ? reject(error) : resolve(answers!))),
    );
  });
}

/** As the driver takes queries: it calls back with the messages of the server, statement by statement. */
class RoundTrip implements Submittable {
  readonly callback: (error: Error | null, answers?: StatementAnswer[]) => void;
  readonly #statements: readonly Statement[];
  readonly #typeParsers: TypeParsers;
  #shapes = new Map<string, Shape | null>();
  /** The statement whose answer arrives. */
  #at = 0;
  #shape: Shape | null = null;
  #answer: StatementAnswer = { command: '', rowCount: null, rows: [] };
  readonly #answers: StatementAnswer[] = [];
  #unreadable: Error | null = null;

  constructor(
    statements: readonly Statement[],
    typeParsers: TypeParsers,
    callback: (error: Error | null, answers?: StatementAnswer[]) => void,
  ) {
    this.#statements = statements;
    this.#typeParsers = typeParsers;
    this.callback = callback;
  }

  /** What the driver notes as prepared when the server says so. */
  get name(): string | undefined {
    return this.#statements[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.#statements[this.#at]?.text;
  }

  submit(connection: Connection): Error | null {
    this.#shapes = shapesOf(connection);
    const { parsedStatements } = connection as PreparingConnection;
    let values: (string | Buffer | null)[][];
    try {
      // Before anything is sent: a value that cannot travel leaves nothing half said.
      values = this.#statements.map((one) => one.values.map((value) => utils.prepareValue(value)));
    } catch (error) {
      return error as Error;
    }
    connection.stream.cork();
    const parsedNow = new Set<string>();
    for (const [at, { text, name = '' }] of this.#statements.entries()) {
      const isParsed = name !== '' && (parsedStatements[name] === text || parsedNow.has(name));
      if (!isParsed) connection.parse({ name, text, types: [] }, true);
      parsedNow.add(name);
      connection.bind({ statement: name, values: values[at]! }, true);
      if (!this.#shapes.has(name)) connection.describe({ type: 'P', name: '' }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
    this.#begin();
    return null;
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#shape = shapeOf(fields, this.#typeParsers);
  }

  handleDataRow({ fields: values }: { fields: (string | null)[] }): void {
    const { names, parsers, empty } = this.#shape!;
    try {
      const row = { ...empty };
      for (const [at, name] of names.entries()) {
        const value = values[at]!;
        row[name] = value === null ? null : parsers[at]!(value);
      }
      this.#answer.rows.push(row);
    } catch (error) {
      this.#unreadable ??= error as Error;
    }
  }

  /** `text` is as PostgreSQL tells it: `SELECT 3`, `INSERT 0 1`, `COMMIT`. */
  handleCommandComplete({ text }: { text: string }): void {
    const words = text.split(' ');
    const count = Number(words.at(-1));
    this.#answer.command = words[0]!;
    this.#answer.rowCount = words.length > 1 && Number.isInteger(count) ? count : null;
    const { name } = this;
    if (name !== undefined) this.#shapes.set(name, this.#shape);
    this.#answers.push(this.#answer);
    if (this.#at === this.#statements.length - 1) return;
    this.#at += 1;
    this.#begin();
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) this.callback(this.#unreadable);
    else this.callback(null, this.#answers);
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyData(): void {}

  handleCopyInResponse(connection: Connection & { sendCopyFail(reason: string): void }): void {
    connection.sendCopyFail('nothing to copy');
  }

  /** The next message is of the statement at `#at`. */
  #begin(): void {
    this.#shape = this.#shapes.get(this.name ?? '') ?? null;
    this.#answer = { command: '', rowCount: null, rows: [] };
  }
}

function shapesOf(connection: Connection): Map<string, Shape | null> {
  let shapes = knownShapes.get(connection);
  if (!shapes) knownShapes.set(connection, (shapes = new Map()));
  return shapes;
}

function shapeOf(fields: readonly FieldDef[], typeParsers: TypeParsers): Shape {
  const names = fields.map(({ name }) => name);
  return {
    names,
    parsers: fields.map(({ dataTypeID }) => typeParsers(dataTypeID)),
    empty: Object.fromEntries(names.map((name) => [name, null])),
  };
}
