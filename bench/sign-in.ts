import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { buildUser, signIn, testPassword } from '../test/people.ts';
import { loginCall } from '../src/domain/auth/calls.ts';
import type { Db } from '../src/server/database.ts';
import type { Client, Seen } from './client.ts';
import { percentile } from './percentile.ts';

/* What signing in costs: who signs in, every call of whoever has, and everybody else while strangers guess passwords. */

const loginsAtOnce = 8;
const guesses = 10_000;
/** The guesses are shared among them. */
const pageKinds = 4;
/** As evenly as a botnet may: far more than can be hashed. */
const guessesPerSecond = 500;
/** Accounts that are guessed at; those of nobody are made up. */
const guessedAccounts = 50;
const rounds = 5;
const addressesAskedOnce = 60_000;

export interface SignInSetting {
  db: Db;
  pool: Pool;
  /** Of a shop that believes `X-Forwarded-For`. */
  origin: string;
  client: Client;
  connections: number;
  seconds: number;
}

interface Page {
  what: string;
  /** One: a visitor who reads page after page. */
  connections: number;
  paths: () => readonly string[];
}

interface Speed {
  perSecond: number;
  p95: number;
}

export interface SignInCosts {
  logins: { perSecond: number; p50: number; p95: number; errors: number };
  /** Medians of one visitor's calls, in ms. */
  calls: { anonymous: number; signedIn: number };
  underGuesses: {
    what: string;
    peace: Speed;
    guessed: Speed;
    /** Of the guesses, by status. */
    answers: Record<string, number>;
    /** Sent in a second. */
    guessesPerSecond: number;
  }[];
}

export async function measureSignIn(setting: SignInSetting): Promise<SignInCosts> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  try {
    const calls = await callsOfOneVisitor(setting);
    const logins = await loginsOfMany(setting, agent);
    const underGuesses: SignInCosts['underGuesses'] = [];
    for (const page of await pagesOf(setting))
      underGuesses.push(await pageUnderGuesses(setting, agent, page));
    return { logins, calls, underGuesses };
  } finally {
    agent.destroy();
  }
}

/** Right passwords, from an address the account has never signed in from, so that all there is to do is done. */
async function loginsOfMany({ db, origin, seconds }: SignInSetting, agent: Agent) {
  const users = [];
  for (let n = 0; n < loginsAtOnce; n++) users.push(await buildUser(db));
  const times: number[] = [];
  let errors = 0;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  await Promise.all(
    users.map(async ({ email }) => {
      while (performance.now() < until) {
        const sentAt = performance.now();
        const status = await logIn(origin, agent, { email, password: testPassword, ip: newIp() });
        times.push(performance.now() - sentAt);
        if (status !== 200) errors++;
      }
    }),
  );
  const perSecond = Math.round((times.length * 1000) / (performance.now() - startedAt));
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(percentile(times, share) * 10) / 10;
  return { perSecond, p50: at(0.5), p95: at(0.95), errors };
}

/** In turns, so that both meet the same moods of the machine. */
async function callsOfOneVisitor({ db, pool, client, origin }: SignInSetting) {
  const { token } = await signIn(db);
  const { rows } = await pool.query<{ id: number }>('select id from product order by id limit 200');
  const paths = rows.map(({ id }) => `/api/v1/products/${id}/`);
  const medians: Record<'anonymous' | 'signedIn', number[]> = { anonymous: [], signedIn: [] };
  for (let round = 0; round < rounds; round++) {
    for (const who of ['anonymous', 'signedIn'] as const) {
      const own = who === 'signedIn' ? { token } : {};
      const seen = await client.ask({ origin, paths, connections: 1, seconds: 1, accept: 'br', ...own });
      // The first round fills the caches.
      if (round > 0) medians[who].push(seen.p50);
    }
  }
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)]!;
  return { anonymous: median(medians.anonymous), signedIn: median(medians.signedIn) };
}

async function pagesOf({ pool, connections }: SignInSetting): Promise<Page[]> {
  const { rows } = await pool.query<{ id: number }>(
    "select id from category where code like 'bench-%' order by id limit 20",
  );
  const lists = rows.map(({ id }) => `/products/categories/${id}`);
  let asked = 0;
  const eachOnce = () => `${lists[asked % lists.length]}?price_end=${20_000 + asked++}`;
  const pages = [
    { what: 'list page', paths: () => lists },
    {
      what: 'list page below a price, rendered each time',
      paths: () => Array.from({ length: addressesAskedOnce }, eachOnce),
    },
  ];
  return [
    ...pages.map((page) => ({ ...page, connections })),
    ...pages.map(({ what, paths }) => ({ what: `${what}, one visitor`, paths, connections: 1 })),
  ];
}

/** A share of the wrong passwords, each from an address of its own, sent evenly while pages are read. */
async function pageUnderGuesses(
  { client, origin, seconds }: SignInSetting,
  agent: Agent,
  { what, connections, paths }: Page,
): Promise<SignInCosts['underGuesses'][number]> {
  const read = (forSeconds = seconds) =>
    client.ask({ origin, paths: paths(), connections, seconds: forSeconds, accept: 'br' });
  await read();
  const before = await read();
  const guessed = guess(origin, agent);
  // Until its queues are as full as they get.
  await sleep(1000);
  const during = await read(guesses / pageKinds / guessesPerSecond - 1);
  const { answers, perSecond } = await guessed;
  await sleep(2000);
  const after = await read();
  return {
    what,
    // The machine may have changed its mood meanwhile.
    peace: mean(speedOf(before), speedOf(after)),
    guessed: speedOf(during),
    answers,
    guessesPerSecond: perSecond,
  };
}

async function guess(origin: string, agent: Agent) {
  const answers: Record<string, number> = {};
  const underway: Promise<void>[] = [];
  const startedAt = performance.now();
  while (underway.length < guesses / pageKinds) {
    const n = underway.length;
    const email = `keegi${n % guessedAccounts}@salong.ee`;
    underway.push(
      logIn(origin, agent, { email, password: `vale parool ${n}`, ip: newIp() }).then(
        (status) => void (answers[status] = (answers[status] ?? 0) + 1),
        () => void (answers['none'] = (answers['none'] ?? 0) + 1),
      ),
    );
    const dueMs = startedAt + (underway.length * 1000) / guessesPerSecond - performance.now();
    if (dueMs > 1) await sleep(dueMs);
  }
  const sent = Math.round((underway.length * 1000) / (performance.now() - startedAt));
  await Promise.all(underway);
  return { answers, perSecond: sent };
}

function logIn(
  origin: string,
  agent: Agent,
  { email, password, ip }: { email: string; password: string; ip: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${loginCall.path}`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.end(JSON.stringify({ email, password }));
  });
}

let addresses = 0;

/** An address nobody has come from before. */
function newIp(): string {
  const n = ++addresses;
  return `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
}

function speedOf({ answers, seconds, p95 }: Seen): Speed {
  return { perSecond: Math.round(answers / seconds), p95 };
}

function mean(one: Speed, other: Speed): Speed {
  return {
    perSecond: Math.round((one.perSecond + other.perSecond) / 2),
    p95: Math.round((one.p95 + other.p95) * 50) / 100,
  };
}

export function printSignIn({ logins, calls, underGuesses }: SignInCosts): void {
  const callMs = Math.round((calls.signedIn - calls.anonymous) * 1000) / 1000;
  console.log(
    `\nLogin, ${loginsAtOnce} at once: p50 ${logins.p50} ms, p95 ${logins.p95} ms, ${logins.perSecond}/s, ${logins.errors} errors.`,
  );
  console.log(
    `A call at p50: ${calls.anonymous} ms of anybody, ${calls.signedIn} ms of somebody signed in: ${callMs} ms more.\n`,
  );
  console.log(
    '| While passwords are guessed | per second in peace | p95 ms | guesses a second | per second | p95 ms | speed left | answers to guesses |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const { what, peace, guessed, answers, guessesPerSecond } of underGuesses) {
    const left = Math.round((guessed.perSecond / peace.perSecond) * 100);
    const kinds = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
    console.log(
      `| ${what} | ${peace.perSecond} | ${peace.p95} | ${guessesPerSecond} | ${guessed.perSecond} | ${guessed.p95} | ${left} % | ${kinds.join(', ')} |`,
    );
  }
}
