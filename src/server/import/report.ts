import { createWriteStream } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ImportReport } from './import.ts';
import { ImportStopped, type Problem } from './problems.ts';
import { recordKinds } from './records.ts';

interface Circumstances {
  dryRun?: boolean;
  allOrNothing?: boolean;
  /** Where all problems were written. */
  reportFile?: string;
  /** Pictures at an address are being fetched. */
  fetches?: boolean;
}

/** Problems that are printed of an import that is committed; a dry run prints all it holds. */
const printedProblems = 50;

/** Tells a person what became of the import. */
export function printReport(
  report: ImportReport,
  circumstances: Circumstances,
  print: (line: string) => void = console.log,
): void {
  const max = circumstances.dryRun && !circumstances.reportFile ? report.problems.length : printedProblems;
  for (const problem of report.problems.slice(0, max)) print(problemLine(problem));
  const hidden = report.problemCount + report.warningCount - Math.min(max, report.problems.length);
  if (hidden > 0) {
    const where = circumstances.reportFile
      ? `all are in ${circumstances.reportFile}`
      : '--report problems.csv writes all of them';
    print(`… and ${hidden} more; ${where}`);
  }
  for (const { text, count, first } of report.notices) {
    print(`note: ${text}${count > 1 ? ` (${count} times, first ${first.file} row ${first.row})` : ''}`);
  }
  print('');
  for (const kind of recordKinds) {
    const counts = report.counts[kind];
    if (!counts) continue;
    print(
      `${kind.padEnd(12)} ${counts.created} new, ${counts.changed} changed, ${counts.unchanged} unchanged`,
    );
  }
  if (report.implied > 0)
    print(
      `${'made'.padEnd(12)} ${report.implied} brands, categories, families and parameters that products named`,
    );
  if (report.problemCount > 0) print(`${'problems'.padEnd(12)} ${report.problemCount}`);
  if (report.warningCount > 0) print(`${'warnings'.padEnd(12)} ${report.warningCount}`);
  if (report.wantedImages > 0 && !circumstances.fetches && report.isCommitted) {
    print(`${report.wantedImages} pictures are given as addresses; --images has the shop fetch them`);
  }
  print(conclusion(report, circumstances));
}

function problemLine({ file, row, column, reason, isWarning }: Problem): string {
  return `${isWarning ? 'warning: ' : ''}${file} row ${row}${column ? `, ${column}` : ''}: ${reason}`;
}

function conclusion(report: ImportReport, { dryRun, allOrNothing }: Circumstances): string {
  const seconds = `${(report.ms / 1000).toFixed(1)} s`;
  if (report.isInterrupted && !report.isCommitted)
    return `Interrupted after ${seconds}; nothing was written.`;
  if (report.isInterrupted)
    return `Interrupted after ${seconds}; what was written stays. Run it again to go on.`;
  if (dryRun) return `Dry run: nothing was written. ${seconds}`;
  if (allOrNothing && !report.isCommitted) return `Nothing was written, as there were problems. ${seconds}`;
  const changes = Object.values(report.counts).reduce(
    (sum, { created, changed }) => sum + created + changed,
    0,
  );
  return changes === 0 && report.implied === 0 ? `Nothing changed. ${seconds}` : `Done in ${seconds}.`;
}

/** All problems as CSV, written while they are found. */
export class ReportFile {
  readonly #out: WriteStream;
  /** Why not all could be written: a disk is full. The import goes on without it. */
  #failure: Error | undefined;

  private constructor(out: WriteStream) {
    this.#out = out;
    out.on('error', (error) => (this.#failure ??= error));
    this.#out.write('\ufefffile,row,column,severity,reason\r\n');
  }

  /** Stops the import when the file cannot be written. */
  static async open(path: string): Promise<ReportFile> {
    const out = createWriteStream(path);
    try {
      await once(out, 'open');
    } catch (error) {
      throw new ImportStopped(`--report cannot be written: ${(error as Error).message}`);
    }
    return new ReportFile(out);
  }

  add({ file, row, column, reason, isWarning }: Problem): void {
    this.#out.write(
      `${[file, String(row), column, isWarning ? 'warning' : 'problem', reason].map(csvCell).join()}\r\n`,
    );
  }

  /** Answers why the file does not hold all problems, if so. */
  async close(): Promise<Error | undefined> {
    if (!this.#out.closed) {
      this.#out.end();
      // What failed is remembered above.
      await finished(this.#out).catch(() => {});
    }
    return this.#failure;
  }
}

/** A cell that no spreadsheet takes for a formula: `=`, `+`, `-` and `@` at its start get an apostrophe (OWASP CSV injection). */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
