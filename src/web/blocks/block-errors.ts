/** Called for every block that failed to render; the rest of the page stays. */
export type BlockErrorReport = (error: unknown, block: { name: string; uuid: string }) => void;

let report: BlockErrorReport = (error, block) =>
  console.error(`block ${block.name} ${block.uuid} failed`, error);

/** Sends failures of blocks somewhere else than to the console. */
export function reportBlockErrorsTo(to: BlockErrorReport): void {
  report = to;
}

/** Reports a block that could not be rendered. */
export function reportBlockError(error: unknown, block: { name: string; uuid: string }): void {
  report(error, block);
}
