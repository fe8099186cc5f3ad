/** What other rooms read with the readers of the importer. */
export { ImportStopped } from './problems.ts';
export { readRows } from './sources/rows.ts';
