// npm run dev: the shop from its sources. The server starts anew when one of its files changes, the
// pages change in the open browser.
import path from 'node:path';
import { ensureInstalled, pinnedNode } from './lib/install.mjs';
import { isBuilt } from './lib/parts.mjs';
import { runToEnd } from './lib/processes.mjs';
import { projectFolder, runCommand } from './lib/report.mjs';

await runCommand(async () => {
  process.chdir(projectFolder);
  await ensureInstalled('shop');
  const node = pinnedNode();
  if (!isBuilt('seed')) {
    const code = await runToEnd(node, ['scripts/lib/build-parts.mjs', 'seed']);
    if (code !== 0) return code;
  }
  return runToEnd(node, ['--watch', '--watch-preserve-output', 'src/main.ts'], {
    env: {
      NODE_COMPILE_CACHE: path.join(projectFolder, '.cache', 'node'),
      ...process.env,
      NODE_ENV: 'development',
    },
  });
});
