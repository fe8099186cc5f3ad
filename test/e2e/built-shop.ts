import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import serverRun from '../../scripts/lib/server-run.json' with { type: 'json' };

const projectFolder = path.resolve(import.meta.dirname, '../..');
const program = path.join(projectFolder, 'dist', 'server', 'main.js');
const openingTimeoutMs = 300_000;

export interface BuiltShop {
  baseUrl: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Fulfilled with the exit code once it has ended; null: by a signal. */
  ended: Promise<number | null>;
  /** Waits until visitors can come in. Throws with what it printed when it does not open. */
  opened(): Promise<void>;
}

/** Starts the shop as `npm start` does, from what is built, with no settings but these. */
export async function runBuiltShop(settings: Record<string, string>): Promise<BuiltShop> {
  if (!existsSync(program)) throw new Error('The shop is not built: run npm run build first');
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const shop = spawn(process.execPath, [...serverRun.flags, program], {
    cwd: projectFolder,
    env: {
      ...serverRun.env,
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // Every visitor of a test comes from one address.
      RATE_LIMIT_PER_MINUTE: '100000',
      // Journeys see a part of the pictures, and most of those at once.
      PICTURES_AHEAD: '0',
      PORT: String(port),
      ...settings,
    },
    // The channel ends the shop with the tests, however they end.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) => shop.once('close', (code) => resolve(code)));
  void ended.then(() => (hasEnded = true));
  return {
    baseUrl,
    process: shop,
    output: () => printed,
    ended,
    async opened() {
      const deadline = Date.now() + openingTimeoutMs;
      while (!(await isReady(baseUrl))) {
        if (hasEnded || Date.now() > deadline) throw new Error(`The shop did not open:\n${printed}`);
        await sleep(50);
      }
    },
  };
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
