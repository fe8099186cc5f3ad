import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import { StartProblem } from '../start-problem.ts';

/**
 * PostgreSQL refuses to run as root. A `ServerUser` says as whom it runs, gives that user its
 * folders, and turns a command into one that is run as that user.
 */
export interface ServerUser {
  own(folder: string): void;
  command(file: string, args: string[]): { file: string; args: string[]; options: SpawnOptions };
}

/**
 * The user PostgreSQL runs as: ourselves, or, when we are root, the owner the data already has,
 * else `postgres`, else `nobody`.
 * @param dataFolder where the data is or will be
 * @param passed folders and files the user must be able to pass or run
 */
export function findServerUser(dataFolder: string, passed: string[]): ServerUser {
  const self = process.getuid?.();
  const owner = existsSync(dataFolder) ? statSync(dataFolder) : undefined;
  if (self !== 0) {
    if (owner && self !== undefined && owner.uid !== self) {
      throw new StartProblem(
        `${dataFolder} belongs to another user (uid ${owner.uid}): start the shop as that user, or as root, or set DATA_DIR to another folder`,
      );
    }
    return { own: () => undefined, command: (file, args) => ({ file, args, options: {} }) };
  }
  const { uid, gid } = owner && owner.uid !== 0 ? owner : unprivilegedUser();
  const own = (folder: string): void => chownSync(folder, uid, gid);
  if (canPass(uid, gid, passed)) {
    return { own, command: (file, args) => ({ file, args, options: { uid, gid } }) };
  }
  if (spawnSync('setpriv', ['--version']).error) {
    throw new StartProblem(
      `PostgreSQL cannot run as root, and its user cannot pass the folders to ${passed.join(' and ')}: move the project to an open folder, install setpriv (util-linux), or start the shop as an ordinary user`,
    );
  }
  return { own, command: (file, args) => withPassage(uid, gid, file, args) };
}

function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const uid = askId('-u', name);
    const gid = askId('-g', name);
    if (uid && gid) return { uid, gid };
  }
  throw new StartProblem(
    'PostgreSQL cannot run as root and there is no user postgres or nobody: start the shop as an ordinary user',
  );
}

function askId(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

function canPass(uid: number, gid: number, passed: string[]): boolean {
  const script = 'for entry do test -x "$entry" || exit 1; done';
  const { status, error } = spawnSync('/bin/sh', ['-c', script, 'sh', ...passed], { uid, gid, cwd: '/' });
  if (error) {
    throw new StartProblem(
      `PostgreSQL cannot run as root and root may not become uid ${uid} here (${error.message}): start the shop as an ordinary user`,
    );
  }
  return status === 0;
}

/**
 * A clone under /root or a private temporary folder is closed to every other user. Instead of
 * opening it, the server keeps the one right of root it needs there: passing folders.
 */
function withPassage(
  uid: number,
  gid: number,
  file: string,
  args: string[],
): ReturnType<ServerUser['command']> {
  const capability = '+dac_override';
  const setpriv = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // initdb asks with access(2) whether it may run its programs; without this the kernel would answer
    // for the user without the right we keep.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
  ];
  return { file: 'setpriv', args: [...setpriv, '--', file, ...args], options: {} };
}
