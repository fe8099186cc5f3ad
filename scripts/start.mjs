// npm start: installs and builds what is missing or out of date, then opens the shop.
import path from 'node:path';
import { ensureInstalled, pinnedNode } from './lib/install.mjs';
import { isBuilt } from './lib/parts.mjs';
import { runToEnd } from './lib/processes.mjs';
import { projectFolder, runCommand } from './lib/report.mjs';

await runCommand(async () => {
  process.chdir(projectFolder);
  await ensureInstalled();
  const node = pinnedNode();
  const parts = ['app', 'seed'].filter((part) => !isBuilt(part));
  if (parts.length > 0) {
    const code = await runToEnd(node, ['scripts/lib/build-parts.mjs', ...parts]);
    if (code !== 0) return code;
  }
  return runToEnd(node, ['--enable-source-maps', 'dist/server/main.js'], {
    env: {
      NODE_ENV: 'production',
      // Keeps compiled scripts between starts.
      NODE_COMPILE_CACHE: path.join(projectFolder, '.cache', 'node'),
      ...process.env,
    },
  });
});
