import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { percentile } from './percentile.ts';

export interface LoadRequest {
  origin: string;
  paths: readonly string[];
  connections: number;
  seconds: number;
  /** Sent as Accept-Encoding. */
  accept?: string | undefined;
  /** Of somebody who is signed in: sent as calls and pages take it. */
  token?: string | undefined;
  /** Ends when each path was asked for, however much time is left. */
  isOnce?: boolean | undefined;
}

/** What the client saw; times in ms. */
export interface Seen {
  answers: number;
  seconds: number;
  p50: number;
  p95: number;
  p99: number;
  bytes: number;
  errors: number;
}

export interface Client {
  name: string;
  /** Asks for the paths in turn over so many connections for so many seconds. */
  ask(request: LoadRequest): Promise<Seen>;
}

const run = promisify(execFile);

/** wrk where it is installed: it takes a tenth of what a client in JavaScript takes from the shop's two cores. */
export function findClient(folder: string): Client {
  const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
  return hasWrk
    ? { name: 'wrk', ask: (request) => askWithWrk(request, folder) }
    : { name: 'autocannon', ask };
}

async function askWithWrk(
  { origin, paths, connections, seconds, accept, token, isOnce }: LoadRequest,
  folder: string,
) {
  const file = path.join(folder, 'paths.txt');
  writeFileSync(file, paths.map((one) => `${one}\n`).join(''));
  const { stdout } = await run(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '10s',
      '-s',
      path.join(import.meta.dirname, 'wrk.lua'),
      origin,
    ],
    {
      env: {
        ...process.env,
        BENCH_PATHS: file,
        BENCH_CONNECTIONS: String(connections),
        ...(accept && { BENCH_ACCEPT: accept }),
        ...(token && { BENCH_TOKEN: token }),
        ...(isOnce && { BENCH_ONCE: 'yes' }),
      },
    },
  );
  return JSON.parse(stdout.split('\n').find((line) => line.startsWith('{'))!) as Seen;
}

async function ask({
  origin,
  paths,
  connections,
  seconds,
  accept,
  token,
  isOnce,
}: LoadRequest): Promise<Seen> {
  const times: number[] = [];
  let next = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const asking = autocannon(
      {
        url: origin,
        connections,
        ...(isOnce ? { amount: paths.length } : { duration: seconds }),
        headers: {
          ...(accept && { 'accept-encoding': accept }),
          ...(token && { authorization: `Token ${token}`, cookie: `token=${token}` }),
        },
        // Given a list, each connection would ask for all of it by itself, in step with the others.
        requests: [{ setupRequest: (request) => ({ ...request, path: paths[next++ % paths.length]! }) }],
      },
      (error: unknown, done) => (error ? reject(error) : resolve(done)),
    );
    // With an amount it knows no duration.
    if (isOnce) setTimeout(() => asking.stop?.(), seconds * 1000).unref();
    asking.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(percentile(times, share) * 100) / 100;
  return {
    answers: result.requests.total,
    seconds: result.duration,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    bytes: result.throughput.total,
    errors: result.errors + result.non2xx,
  };
}
