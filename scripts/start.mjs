// npm start: installs and builds what is missing or out of date, then opens the shop.
import path from 'node:path';
import { ensureInstalled, pinnedNode } from './lib/install.mjs';
import { isBuilt } from './lib/parts.mjs';
import { runToEnd } from './lib/processes.mjs';
import { projectFolder, runCommand } from './lib/report.mjs';
import serverRun from './lib/server-run.json' with { type: 'json' };

await runCommand(async () => {
  process.chdir(projectFolder);
  await ensureInstalled('shop');
  const node = pinnedNode();
  const parts = ['app', 'seed'].filter((part) => !isBuilt(part));
  if (parts.length > 0) {
    const code = await runToEnd(node, ['scripts/lib/build-parts.mjs', ...parts]);
    if (code !== 0) return code;
  }
  // A small space for young objects, a heap that grows slowly, few places to allocate from: left to themselves
  // they take 150 MB more under load, and the shop is no quicker for it.
  return runToEnd(node, [...serverRun.flags, 'dist/server/main.js'], {
    env: {
      ...serverRun.env,
      NODE_ENV: 'production',
      // Keeps compiled scripts between starts.
      NODE_COMPILE_CACHE: path.join(projectFolder, '.cache', 'node'),
      ...process.env,
    },
  });
});
