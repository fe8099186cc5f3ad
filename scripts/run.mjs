// Runs a TypeScript file on the Node the shop is pinned to: node scripts/run.mjs FILE [ARGUMENTS]
import { ensureInstalled, pinnedNode } from './lib/install.mjs';
import { runToEnd } from './lib/processes.mjs';
import { runCommand } from './lib/report.mjs';

const [file, ...rest] = process.argv.slice(2);

await runCommand(async () => {
  if (!file) throw new Error('usage: node scripts/run.mjs FILE [ARGUMENTS]');
  // What belongs to the shop, the importer, needs nothing for testing.
  await ensureInstalled(file.startsWith('src/') ? 'shop' : 'all');
  return runToEnd(pinnedNode(), [file, ...rest]);
});
