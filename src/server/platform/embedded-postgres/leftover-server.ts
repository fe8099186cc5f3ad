import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';

/**
 * Clears what a run that ended with a crash left in the data folder: a server still running is
 * stopped, a process number that now belongs to somebody else is forgotten. Only called by the
 * one who holds the folder's lock.
 */
export async function clearLeftovers(dataFolder: string): Promise<void> {
  const pidFile = path.join(dataFolder, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (!pid) return;
  if (!isServerOf(pid, dataFolder)) {
    rmSync(pidFile, { force: true });
    return;
  }
  // Fast shutdown first, then an immediate one, which the next start recovers from.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (await stopped(pid, signal, dataFolder)) return;
  }
  throw new StartProblem(
    `A PostgreSQL of an earlier run (process ${pid}) still uses ${dataFolder} and cannot be stopped`,
  );
}

async function stopped(pid: number, signal: NodeJS.Signals, dataFolder: string): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
    throw error;
  }
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    if (!isServerOf(pid, dataFolder)) return true;
    await sleep(20);
  }
  return false;
}

function readPid(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process is alive and is a PostgreSQL that was started on this folder. */
function isServerOf(pid: number, dataFolder: string): boolean {
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(dataFolder);
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}
