import { renameSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';

/** What the holder of a data folder answers to other processes. */
export interface FolderHolder {
  pid: number;
  /** Absent while the database is still starting. */
  connectionString?: string;
}

export interface FolderLock {
  announce(connectionString: string): void;
  release(): Promise<void>;
}

/**
 * One process at a time has a data folder. The lock is a listening socket: the system closes it
 * with the process, however that ends, so it is never left behind locked and no process number
 * is ever mistaken for another's.
 * @returns the lock, or the holder when somebody else still has the folder after `lockTimeoutMs`
 */
export async function lockFolder(
  folder: string,
  lockTimeoutMs: number,
): Promise<{ lock: FolderLock } | { holder: FolderHolder }> {
  const socketPath = path.join(folder, 'shop.sock');
  const own: FolderHolder = { pid: process.pid };
  const deadline = performance.now() + lockTimeoutMs;
  for (let deadSockets = 0; deadSockets < 3;) {
    const server = await listen(socketPath, own);
    if (server) return { lock: lockOf(server, own) };
    const other = await askHolder(socketPath);
    if (!other) {
      await removeDeadSocket(socketPath);
      deadSockets++;
    } else if (performance.now() >= deadline) {
      return { holder: other };
    } else {
      await sleep(100);
    }
  }
  throw new StartProblem(`${folder} is being taken by several starts at once; start again`);
}

function lockOf(server: Server, own: FolderHolder): FolderLock {
  return {
    announce: (connectionString) => (own.connectionString = connectionString),
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Who has the folder, or undefined when nobody answers. */
function askHolder(socketPath: string): Promise<FolderHolder | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(socketPath);
    socket.setTimeout(5_000, () => socket.destroy());
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer ? (JSON.parse(answer) as FolderHolder) : undefined));
  });
}

function listen(socketPath: string, holder: FolderHolder): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(JSON.stringify(holder));
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(socketPath, () => {
      server.unref();
      resolve(server);
    });
  });
}

/**
 * Moves the socket aside before removing it: should another start have put a living one in its
 * place meanwhile, that one is put back.
 */
async function removeDeadSocket(socketPath: string): Promise<void> {
  const aside = `${socketPath}.${process.pid}`;
  try {
    renameSync(socketPath, aside);
  } catch {
    return;
  }
  if (await askHolder(aside)) renameSync(aside, socketPath);
  else rmSync(aside, { force: true });
}
