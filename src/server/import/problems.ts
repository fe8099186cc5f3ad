/** Where a record stands: `row` counts as a spreadsheet does (the header is row 1), in JSON from 1 for the first record. */
export interface Place {
  file: string;
  row: number;
}

/** Something that keeps a record out of the shop. `column` is empty when the whole row is meant. */
export interface Problem extends Place {
  column: string;
  reason: string;
  /** The record goes in: without what the column names, such as a picture that is not there, or with what looks mistaken. */
  isWarning: boolean;
}

/** Something the merchant should know but that keeps nothing out; told once with how often and where first. */
export interface Notice {
  text: string;
  count: number;
  first: Place;
}

/** Problems listed for the caller; those beyond are counted, and `onProblem` still hears of every one. */
const maxListedProblems = 10_000;

/** Different notices that are told; a table of ten thousand columns that nobody knows has one each. */
const maxNotices = 50;

/** What an import finds on its way: problems, warnings and notices, counted and told as they come. */
export class Findings {
  /** Problems and warnings as they were found. */
  readonly problems: Problem[] = [];
  problemCount = 0;
  warningCount = 0;
  readonly #notices = new Map<string, Notice>();
  #untold = 0;
  readonly #onProblem: ((problem: Problem) => void) | undefined;
  readonly #max: number;

  constructor(onProblem?: (problem: Problem) => void, max = maxListedProblems) {
    this.#onProblem = onProblem;
    this.#max = max;
  }

  get notices(): Notice[] {
    const told = [...this.#notices.values()];
    const [first] = told;
    if (this.#untold === 0 || !first) return told;
    return [...told, { text: `and ${this.#untold} more of this kind`, count: 1, first: first.first }];
  }

  /** Takes over what another one found. */
  absorb(other: Findings): void {
    for (const problem of other.problems) this.#add(problem);
    for (const { text, count, first } of other.notices) this.notice(first, text, count);
  }

  problem(place: Place, column: string, reason: string): void {
    this.#add({ ...place, column: oneLine(column), reason: oneLine(reason), isWarning: false });
  }

  warning(place: Place, column: string, reason: string): void {
    this.#add({ ...place, column: oneLine(column), reason: oneLine(reason), isWarning: true });
  }

  notice(place: Place, said: string, count = 1): void {
    const text = oneLine(said);
    const known = this.#notices.get(text);
    if (known) known.count += count;
    else if (this.#notices.size >= maxNotices) this.#untold += count;
    else this.#notices.set(text, { text, count, first: { file: place.file, row: place.row } });
  }

  #add(problem: Problem): void {
    if (problem.isWarning) this.warningCount += 1;
    else this.problemCount += 1;
    if (this.problems.length < this.#max) this.problems.push(problem);
    this.#onProblem?.(problem);
  }
}

/** What stops the whole import: no such file, a format that cannot be told, a shop that does not exist. */
export class ImportStopped extends Error {
  constructor(message: string) {
    super(oneLine(message));
    this.name = 'ImportStopped';
  }
}

/** Words of a file end up on terminals: no line breaks, nothing that steers one. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
}
