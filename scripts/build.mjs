// Builds what has changed into dist: the browser's files, the page renderer, the server, the demo shop.
// node scripts/build.mjs [--all] [PART …]
import { ensureInstalled, pinnedNode } from './lib/install.mjs';
import { isBuilt } from './lib/parts.mjs';
import { runToEnd } from './lib/processes.mjs';
import { projectFolder, runCommand } from './lib/report.mjs';

const wanted = process.argv.slice(2).filter((part) => part !== '--all');
const all = process.argv.includes('--all');

await runCommand(async () => {
  await ensureInstalled('shop');
  const parts = (wanted.length > 0 ? wanted : ['app', 'seed']).filter((part) => all || !isBuilt(part));
  if (parts.length === 0) return 0;
  return runToEnd(pinnedNode(), ['scripts/lib/build-parts.mjs', ...parts], { cwd: projectFolder });
});
