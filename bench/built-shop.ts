import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import serverRun from '../scripts/lib/server-run.json' with { type: 'json' };
import { waitUntilOpen } from './ports.ts';

export interface BuiltShop {
  port: number;
  connectionString: string;
  /** Where its files go. */
  folder: string;
  logLevel: 'error' | 'silent';
}

/** Ends the process with 2 when there is nothing to measure yet. */
export function requireBuild(): void {
  if (existsSync('dist/server/main.js') && existsSync('dist/seed')) return;
  console.error('The shop is not built: run npm run build first');
  process.exit(2);
}

/** The built shop as it runs in production, when it answers. Who asks has as many addresses as he says and no limit of calls for any. */
export async function startShop({
  port,
  connectionString,
  folder,
  logLevel,
}: BuiltShop): Promise<ChildProcess> {
  const shop = spawn(process.execPath, [...serverRun.flags, 'dist/server/main.js'], {
    env: {
      ...serverRun.env,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: connectionString,
      MEDIA_DIR: path.join(folder, 'media'),
      DATA_DIR: folder,
      DEMO: 'no',
      LOG_LEVEL: logLevel,
      RATE_LIMIT_PER_MINUTE: '1000000',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: 'inherit',
  });
  await waitUntilOpen(`http://127.0.0.1:${port}/readyz`);
  return shop;
}

/** Ends it and waits until it has. */
export async function stopShop(shop: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  shop.kill(signal);
  await ended;
}

/** The most it has used so far, in MB. */
export function peakMemoryMb(shop: ChildProcess): number {
  const status = readFileSync(`/proc/${shop.pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
