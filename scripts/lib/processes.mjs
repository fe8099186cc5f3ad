import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const launcherCheckMs = 250;

/**
 * Runs a program of ours to its end and answers its exit code; one ended by a signal answers 128
 * and the signal's number, as a shell does. Signals sent to us are passed on, so that stopping us
 * stops the program in its own good order. The two are joined by a channel: should we be killed by
 * force, the program sees it close (process event `disconnect`).
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runToEnd(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    for (const signal of forwarded) process.on(signal, forward);
    const launcherWatch = onLauncherDeath(() => child.kill('SIGTERM'));
    const done = () => {
      clearInterval(launcherWatch);
      for (const signal of forwarded) process.off(signal, forward);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      done();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * npm killed by force takes nothing with it; whoever killed it meant the program. Between npm and us
 * there may be a shell, so its parent is looked at too where the system tells it.
 * @param {() => void} act
 */
function onLauncherDeath(act) {
  if (!process.env['npm_lifecycle_event']) return undefined;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const watch = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(watch);
    act();
  }, launcherCheckMs);
  return watch;
}

/**
 * @param {number} pid
 * @returns {number | undefined}
 */
function parentOf(pid) {
  try {
    // After the name, which may hold anything: state, then the parent.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/**
 * Runs a program without showing what it prints; answers that with the exit code.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
