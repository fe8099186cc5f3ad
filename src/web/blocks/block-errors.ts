/** Told of every block that failed while it was drawn; the rest of the page stays. */
export type BlockErrorReport = (error: unknown, block: { name: string; uuid: string }) => void;

let report: BlockErrorReport = (error, block) =>
  console.error(`block ${block.name} ${block.uuid} failed`, error);

/** Sends failures of blocks somewhere else than to the console. */
export function reportBlockErrorsTo(to: BlockErrorReport): void {
  report = to;
}

/** Tells of a block that could not be drawn. */
export function reportBlockError(error: unknown, block: { name: string; uuid: string }): void {
  report(error, block);
}
