import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, waitUntilOpen } from './ports.ts';

/*
 * `npm run bench:start`: what a newcomer waits for. Copies the project without anything installed or built into a
 * temporary folder and runs `npm start` there with an empty npm cache, then again, three times, as it is then.
 * Prints seconds and writes bench/out/start.json. Packages come from the registry npm is set to.
 */
const startAgain = 3;
const firstStartLimitMs = 10 * 60_000;
const project = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-bench-start-'));
const copy = path.join(folder, 'shop');

interface Start {
  /** Until the shop says it is ready. */
  readySeconds: number;
  /** Until the home page has come whole. */
  pageSeconds: number;
  /** Steps the start tells of itself: installing, building. */
  steps: Record<string, number>;
}

try {
  for (const file of trackedFiles()) cpSync(path.join(project, file), path.join(copy, file));
  const first = await start();
  const again: Start[] = [];
  for (let count = 0; count < startAgain; count++) again.push(await start());
  const median = again.sort((a, b) => a.readySeconds - b.readySeconds)[Math.floor(startAgain / 2)]!;
  print(first, median);
  mkdirSync(path.join(project, 'bench/out'), { recursive: true });
  writeFileSync(
    path.join(project, 'bench/out/start.json'),
    `${JSON.stringify({ at: new Date().toISOString(), first, again }, null, 2)}\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Files of the project as a clone would have them. */
function trackedFiles(): string[] {
  const { stdout, status } = spawnSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' });
  if (status !== 0)
    throw new Error('The project is no git clone: its files cannot be told from what was made of them');
  return stdout.split('\0').filter(Boolean);
}

/** Runs `npm start` until its first page and stops it again. */
async function start(): Promise<Start> {
  const port = await freePort();
  const startedAt = performance.now();
  const seconds = () => Number(((performance.now() - startedAt) / 1000).toFixed(2));
  const shop = spawn('npm', ['start'], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment(), PORT: String(port), LOG_LEVEL: 'error' },
  });
  let output = '';
  shop.stdout.on('data', (text) => {
    output += String(text);
  });
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  const endedEarly = ended.then(() => {
    throw new Error(`npm start ended:\n${output}`);
  });
  // After the first page its end is what we want.
  endedEarly.catch(() => undefined);
  try {
    await Promise.race([waitUntilOpen(`http://127.0.0.1:${port}/readyz`, firstStartLimitMs), endedEarly]);
    const readySeconds = seconds();
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    return { readySeconds, pageSeconds: seconds(), steps: stepsOf(output) };
  } finally {
    if (shop.exitCode === null) process.kill(-shop.pid!, 'SIGTERM');
    await ended;
  }
}

/** As a terminal has it: nothing of the npm command that runs this. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(?:execpath|lifecycle|package)/.test(name),
  );
  return { ...Object.fromEntries(own), npm_config_cache: path.join(folder, 'npm-cache') };
}

/** `Building the shop … 15.2 s` */
function stepsOf(output: string): Record<string, number> {
  return Object.fromEntries(
    [...output.matchAll(/^(.+) … ([\d.]+) s$/gm)].map(([, what, took]) => [what!, Number(took)]),
  );
}

function print(first: Start, again: Start): void {
  const load = os.loadavg().map((one) => one.toFixed(1));
  console.log(`\n${os.cpus().length} × ${os.cpus()[0]?.model}, load average ${load.join(' ')}\n`);
  console.log('| `npm start` | seconds |\n|---|---|');
  for (const [step, took] of Object.entries(first.steps))
    console.log(`| from nothing: ${step.toLowerCase()} | ${took} |`);
  console.log(`| from nothing to the first page | ${first.pageSeconds} |`);
  console.log(`| again, until it answers | ${again.readySeconds} |`);
  console.log(`| again, to the first page | ${again.pageSeconds} |`);
}
