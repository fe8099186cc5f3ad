import { undoMs } from '../../ui/undo-time.ts';
import type { RemovedLine } from './shown.ts';

export interface Removals {
  lines: () => readonly RemovedLine[];
  /** Takes the place of an earlier one of the same product; over after `undoMs`. */
  add: (line: RemovedLine) => void;
  /** It was undone. */
  remove: (line: RemovedLine) => void;
  /** The product is in the cart again. */
  removeProduct: (product: number) => void;
  clear: () => void;
}

/** What was taken out of the cart a moment ago and can be put back (CT-02). `onEnd` is called when the time of one is over. */
export function createRemovals(onEnd: () => void): Removals {
  let lines: readonly RemovedLine[] = [];
  const remove = (line: RemovedLine) => {
    lines = lines.filter((one) => one !== line);
  };
  const removeProduct = (product: number) => {
    lines = lines.filter((one) => one.product !== product);
  };
  return {
    lines: () => lines,
    add(line) {
      removeProduct(line.product);
      lines = [...lines, line];
      setTimeout(() => {
        remove(line);
        onEnd();
      }, undoMs);
    },
    remove,
    removeProduct,
    clear() {
      lines = [];
    },
  };
}
