import type { SearchDocument } from '../../domain/search/port.ts';

/** In how many documents each word is, of those that can be corrected to: all but codes. */
export class WordCounts {
  readonly #counts = new Map<string, { documents: number; last: SearchDocument }>();

  add(document: SearchDocument): void {
    for (const { weight, words } of document.texts) {
      if (weight === 'D') continue;
      for (const word of words) {
        const held = this.#counts.get(word);
        if (!held) this.#counts.set(word, { documents: 1, last: document });
        else if (held.last !== document) {
          held.documents++;
          held.last = document;
        }
      }
    }
  }

  /** The words and, in the same order, their documents. */
  columns(): [words: string[], documents: number[]] {
    return [[...this.#counts.keys()], [...this.#counts.values()].map((one) => one.documents)];
  }
}
