/** One record of a JSON file as read, before it is checked. `broken` says why it cannot be read. */
export interface JsonRecord {
  row: number;
  value?: unknown;
  broken?: string;
}

/** A single record longer than this many characters is refused: something is not closed. */
const maxRecordLength = 4 * 1024 * 1024;

const quote = 34;
const backslash = 92;

/**
 * The records of `[{…}, {…}]`, one after another without holding the file in memory. Rows count the records from 1.
 * A record that is no JSON stops only itself as long as its brackets close.
 */
export async function* readJsonArray(pieces: AsyncIterable<string>): AsyncGenerator<JsonRecord[]> {
  const splitter = new ArraySplitter();
  for await (const piece of pieces) {
    const records = splitter.read(piece);
    if (records.length > 0) yield records;
  }
  const records = splitter.end();
  if (records.length > 0) yield records;
}

/** The records of a file with one JSON object a line; rows count the lines. */
export async function* readJsonLines(pieces: AsyncIterable<string>): AsyncGenerator<JsonRecord[]> {
  let rest = '';
  let row = 0;
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxRecordLength)
      throw new SyntaxError('a line is longer than 4 MB: is this JSON Lines?');
    yield lines.flatMap((line) => parseLine(line, (row += 1)));
  }
  yield parseLine(rest, row + 1);
}

function parseLine(line: string, row: number): JsonRecord[] {
  const text = line.trim();
  return text === '' ? [] : [parseRecord(text, row)];
}

function parseRecord(text: string, row: number): JsonRecord {
  try {
    return { row, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { row, broken: `is no JSON: ${(error as Error).message}` };
  }
}

class ArraySplitter {
  #text = '';
  #at = 0;
  #start = -1;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #row = 0;
  #state: 'before' | 'within' | 'after' = 'before';

  read(piece: string): JsonRecord[] {
    this.#text += piece;
    const records: JsonRecord[] = [];
    while (this.#at < this.#text.length) this.#step(records);
    const keepFrom = this.#start === -1 ? this.#at : this.#start;
    this.#text = this.#text.slice(keepFrom);
    this.#at -= keepFrom;
    if (this.#start !== -1) this.#start = 0;
    if (this.#text.length > maxRecordLength) {
      throw new SyntaxError(`record ${this.#row + 1} is longer than 4 MB: is a bracket or quote left open?`);
    }
    return records;
  }

  end(): JsonRecord[] {
    if (this.#state === 'before') throw new SyntaxError('an array of records is expected: [ {…}, {…} ]');
    const records: JsonRecord[] = [];
    if (this.#start !== -1)
      records.push({ row: (this.#row += 1), broken: 'the file ends in the middle of this record' });
    else if (this.#state === 'within')
      records.push({ row: this.#row + 1, broken: 'the file ends before the array is closed' });
    return records;
  }

  #step(records: JsonRecord[]): void {
    const text = this.#text;
    if (this.#isInString) {
      this.#at = this.#endOfString();
      return;
    }
    const char = text[this.#at]!;
    this.#at += 1;
    if (this.#state === 'before') {
      if (char === '[') this.#state = 'within';
      else if (!/[\s\ufeff]/.test(char))
        throw new SyntaxError('an array of records is expected: [ {…}, {…} ]');
      return;
    }
    if (this.#state === 'after') return;
    if (char === '"') this.#isInString = true;
    if (this.#depth === 0) {
      if (char === ',' || char === ']') this.#finish(records, this.#at - 1);
      if (char === ']') this.#state = 'after';
      if (char === ',' || char === ']' || /\s/.test(char)) return;
      if (this.#start === -1) this.#start = this.#at - 1;
    }
    if (char === '{' || char === '[') this.#depth += 1;
    else if (char === '}' || char === ']') this.#depth -= 1;
  }

  #finish(records: JsonRecord[], end: number): void {
    if (this.#start === -1) return;
    records.push(parseRecord(this.#text.slice(this.#start, end), (this.#row += 1)));
    this.#start = -1;
  }

  /** Leaves the string at its closing quote; stays within it when the text so far ends first. */
  #endOfString(): number {
    for (let at = this.#at; at < this.#text.length; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (this.#isEscaped) this.#isEscaped = false;
      else if (code === backslash) this.#isEscaped = true;
      else if (code === quote) {
        this.#isInString = false;
        return at + 1;
      }
    }
    return this.#text.length;
  }
}
