// Builds the named parts. Runs on the pinned Node, which reads the sources of the demo shop as they are.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { sourceHash, stampFile } from './parts.mjs';
import { progress, projectFolder, runCommand } from './report.mjs';

const dist = path.join(projectFolder, 'dist');
const common = {
  root: projectFolder,
  logLevel: /** @type {const} */ ('warn'),
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
};

/** Entry points of the server, each a file of its own in dist/server. */
const serverEntries = {
  main: 'src/main.ts',
  import: 'src/server/import/cli.ts',
  'inspect-worker': 'src/server/files/inspect-worker.ts',
  'hash-worker': 'src/server/auth/hash-worker.ts',
  'pdf-worker': 'src/server/pdf-worker.ts',
  'api-document': 'src/server/api-document.ts',
};

const builders = { app: buildApp, seed: buildSeed };

await runCommand(async () => {
  process.env['NODE_ENV'] = 'production';
  for (const part of process.argv.slice(2)) {
    // Taken first: what is edited while building is built next time.
    const hash = sourceHash(part);
    rmSync(stampFile(part), { force: true });
    await builders[part]();
    mkdirSync(dist, { recursive: true });
    writeFileSync(stampFile(part), hash);
  }
});

async function buildApp() {
  const done = progress('Building the shop');
  await Promise.all([
    build(common),
    build({ ...common, build: { ...common.build, ssr: 'src/web/entry-server.tsx' } }),
    buildServer(),
  ]);
  describeApi();
  done();
}

/** The server's sources in a few files, which start faster than hundreds; most packages stay outside. */
function buildServer() {
  return build({
    ...common,
    configFile: false,
    // Kysely comes as some four hundred modules, which take longer to find than to run.
    ssr: { noExternal: ['kysely'] },
    build: {
      ssr: true,
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node26',
      minify: false,
      sourcemap: true,
      rolldownOptions: { ...common.build.rolldownOptions, input: serverEntries },
    },
  });
}

/** The built server describes its calls, in a process of its own. */
function describeApi() {
  const folder = path.join(dist, 'server');
  const args = [path.join(folder, 'api-document.js'), path.join(folder, 'openapi.json')];
  execFileSync(process.execPath, args, { cwd: projectFolder, stdio: 'inherit' });
}

async function buildSeed() {
  const done = progress('Building the demo shop');
  const folder = path.join(dist, 'seed');
  rmSync(folder, { recursive: true, force: true });
  const { buildSeed: build } = await import('../../seed/build.ts');
  await build(folder);
  done();
}
