import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresBinaries } from './binaries.ts';
import { bareEnvironment } from './cluster.ts';
import type { ServerUser } from './server-user.ts';
import { settingArguments } from './settings.ts';
import { StartProblem } from '../start-problem.ts';

export interface ServerProcess {
  pid: number;
  /** Fulfilled with PostgreSQL's last words when it ends, asked or not. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const startTimeoutMs = 120_000;
const maxLogLines = 20;
/** How long its last lines may take to arrive once it has ended. */
const lastWordsMs = 1_000;
/** How long each way of stopping may take: fast, immediate, by force. */
const stopTimeouts = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/**
 * Runs `postgres` and waits until it takes connections; a start that takes long is one that
 * recovers from a crash. Throws with PostgreSQL's last log lines when it does not come up.
 */
export async function runServer(options: {
  dataFolder: string;
  socketFolder: string;
  binaries: PostgresBinaries;
  user: ServerUser;
  settings: Record<string, string>;
  log: (line: string) => void;
}): Promise<ServerProcess> {
  const { dataFolder, socketFolder, binaries, user, settings, log } = options;
  const {
    file,
    args,
    options: identity,
  } = user.command(binaries.postgres, [
    '-D',
    dataFolder,
    '-p',
    '5432',
    '-c',
    `unix_socket_directories="${socketFolder.replaceAll('"', '""')}"`,
    ...settingArguments(settings),
  ]);
  // Detached: Ctrl-C in a terminal reaches every process there, and the database must outlive
  // the shop's own orderly stop.
  const child = spawn(file, args, {
    ...identity,
    cwd: '/',
    env: bareEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lastLines = followLog(child, log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    const end = () => resolve(lastLines.join('\n'));
    child.once('close', end);
    // One of its own processes that hangs holds the pipe of the log open, and the server is gone all the same.
    child.once('exit', () => setTimeout(end, lastWordsMs).unref());
  });
  void ended.then(() => child.stderr?.destroy());
  const pid = child.pid;
  if (pid === undefined) throw new StartProblem(`PostgreSQL could not be started: ${await ended}`);
  const guard = startGuard(pid, user);
  void ended.then(() => guard.kill('SIGKILL'));

  await untilReady(pid, dataFolder, ended);
  child.unref();
  guard.unref();
  return { pid, ended, stop: () => stopServer(child, ended) };
}

/**
 * A shell that waits for the shop's end. However the shop ends, the pipe between them closes,
 * and the guard stops the database, so a shop killed by force leaves none behind.
 */
function startGuard(pid: number, user: ServerUser): ChildProcess {
  const { file, args, options } = user.command('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(pid)]);
  const guard = spawn(file, args, {
    ...options,
    cwd: '/',
    env: bareEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  guard.stdin?.on('error', () => undefined);
  return guard;
}

function followLog(child: ChildProcess, log: (line: string) => void): string[] {
  const lastLines: string[] = [];
  let rest = '';
  child.stderr?.setEncoding('utf8');
  child.stderr?.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      lastLines.push(line);
      if (lastLines.length > maxLogLines) lastLines.shift();
      log(line);
    }
  });
  return lastLines;
}

async function untilReady(pid: number, dataFolder: string, ended: Promise<string>): Promise<void> {
  let lastWords: string | undefined;
  void ended.then((words) => (lastWords = words));
  const deadline = performance.now() + startTimeoutMs;
  while (performance.now() < deadline) {
    if (lastWords !== undefined) throw new StartProblem(`PostgreSQL did not start:\n${lastWords}`);
    if (isReady(pid, dataFolder)) return;
    await sleep(10);
  }
  process.kill(pid, 'SIGQUIT');
  throw new StartProblem(`PostgreSQL did not start within ${startTimeoutMs / 1000} s:\n${await ended}`);
}

/** The first line of postmaster.pid is the server's number, the eighth its state. */
function isReady(pid: number, dataFolder: string): boolean {
  try {
    const lines = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

async function stopServer(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.ref();
  for (const [signal, timeoutMs] of stopTimeouts) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    child.kill(signal);
    const timer = new AbortController();
    await Promise.race([ended, sleep(timeoutMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
  }
  await ended;
}
