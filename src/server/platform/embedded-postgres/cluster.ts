import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';
import { StartProblem } from '../start-problem.ts';

const majorVersion = '18';

/**
 * Makes the database files when there are none yet. They are made beside their place and moved
 * there when complete, so a start that is killed midway leaves nothing half done. Each start has a
 * folder of its own for it: what a killed one had begun may still be at work, and clears up after itself.
 *
 * Text sorts by code point (provider builtin, C.UTF-8): the order is the same on every machine
 * and never changes with the system's libraries, which would silently break indexes. People's
 * lists that need an alphabetical order name its collation.
 */
export async function ensureCluster(
  dataFolder: string,
  binaries: PostgresBinaries,
  user: ServerUser,
  durable: boolean,
): Promise<void> {
  if (existsSync(dataFolder)) {
    checkVersion(dataFolder);
    return;
  }
  // The character classes of full-text and trigram search come from the system's locale; plain C
  // would know no letters beyond English, so it is the last resort.
  const characterTypes =
    process.platform === 'darwin' ? ['en_US.UTF-8', 'C'] : ['C.UTF-8', 'en_US.UTF-8', 'C'];
  let problem = '';
  for (const characterType of characterTypes) {
    removeBegun(dataFolder);
    const newFolder = mkdtempSync(`${dataFolder}.new-`);
    user.own(newFolder);
    const result = await initdb(newFolder, characterType, binaries, user, durable);
    if (result.code === 0) {
      renameSync(newFolder, dataFolder);
      return;
    }
    problem = result.output;
    if (!problem.includes('invalid locale name')) break;
  }
  removeBegun(dataFolder);
  throw new StartProblem(`PostgreSQL could not make its files in ${dataFolder}:\n${problem.trim()}`);
}

/** Files that were begun and never moved to their place. */
function removeBegun(dataFolder: string): void {
  const begun = `${path.basename(dataFolder)}.new`;
  for (const name of readdirSync(path.dirname(dataFolder))) {
    if (!name.startsWith(begun)) continue;
    // Somebody may still be writing there.
    rmSync(path.join(path.dirname(dataFolder), name), { recursive: true, force: true, maxRetries: 10 });
  }
}

function checkVersion(dataFolder: string): void {
  const versionFile = path.join(dataFolder, 'PG_VERSION');
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined;
  if (version === majorVersion) return;
  throw new StartProblem(
    version
      ? `${dataFolder} was made by PostgreSQL ${version}, the shop brings ${majorVersion}: move the data with pg_dump, or set DATA_DIR to another folder`
      : `${dataFolder} is not a PostgreSQL data folder: remove it or set DATA_DIR to another folder`,
  );
}

function initdb(
  folder: string,
  characterType: string,
  binaries: PostgresBinaries,
  user: ServerUser,
  durable: boolean,
): Promise<{ code: number | null; output: string }> {
  const { file, args, options } = user.command(binaries.initdb, [
    `--pgdata=${folder}`,
    '--username=postgres',
    // Only the socket's folder, closed to other users, leads to the server.
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--text-search-config=simple',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...options,
      cwd: '/',
      env: bareEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** PostgreSQL gets nothing of the shop's environment: no secrets, no PG… settings of a developer. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}
