import { ImportStopped } from '../../problems.ts';

/** Bytes all shared texts may have together: they are the one part of a workbook that is held in memory. */
const maxBytes = 150_000_000;
/** What the place of a text takes beside it. */
const bytesOfPlace = 24;
const blockBytes = 1024 * 1024;

/**
 * The texts cells refer to by number, as bytes: half a million short strings would take many times the room, each of
 * them holding on to the piece of the file it was cut from.
 */
export class SharedStrings {
  readonly #blocks: Buffer[] = [];
  /** Of each text: its block, where it starts and its bytes. */
  readonly #places: number[] = [];
  #used = blockBytes;
  #total = 0;

  add(text: string): void {
    const bytes = Buffer.byteLength(text);
    this.#total += bytes + bytesOfPlace;
    if (this.#total > maxBytes)
      throw new ImportStopped('this workbook holds too much text: save the sheet as CSV');
    if (this.#used + bytes > blockBytes) {
      this.#blocks.push(Buffer.allocUnsafe(Math.max(blockBytes, bytes)));
      this.#used = 0;
    }
    const block = this.#blocks.length - 1;
    this.#blocks[block]!.write(text, this.#used);
    this.#places.push(block, this.#used, bytes);
    this.#used += bytes;
  }

  /** The text of that number; `''` when there is none. */
  get(number: number): string {
    const [block, start, bytes] = this.#places.slice(number * 3, number * 3 + 3);
    if (block === undefined || start === undefined || bytes === undefined) return '';
    return this.#blocks[block]!.toString('utf8', start, start + bytes);
  }
}
