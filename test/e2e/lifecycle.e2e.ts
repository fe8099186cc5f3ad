import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { type BuiltShop, runBuiltShop } from './built-shop.ts';

/** Each test opens a shop or two from nothing. */
vi.setConfig({ testTimeout: 480_000, hookTimeout: 60_000 });

const shops: BuiltShop[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const shop of shops.splice(0)) {
    shop.process.kill('SIGTERM');
    await shop.ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeDataDir(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-lifecycle-'));
  folders.push(folder);
  return folder;
}

async function start(settings: Record<string, string>): Promise<BuiltShop> {
  const shop = await runBuiltShop(settings);
  shops.push(shop);
  return shop;
}

async function open(settings: Record<string, string>): Promise<BuiltShop> {
  const shop = await start(settings);
  await shop.opened();
  return shop;
}

async function stop(shop: BuiltShop): Promise<void> {
  shop.process.kill('SIGTERM');
  expect(await shop.ended, shop.output()).toBe(0);
}

test('SIGTERM lets a running request finish, takes no new one, and ends with 0', async () => {
  const shop = await open({ DATA_DIR: makeDataDir(), DEMO: 'no' });
  const body = JSON.stringify({ email: 'stylist@salon.example' });
  const call = request(`${shop.baseUrl}/api/v1/subscribe-newsletter/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The shop says when it has begun to read.
      expect: '100-continue',
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  call.write(body.slice(0, 5));
  shop.process.kill('SIGTERM');
  const isOpen = () =>
    fetch(`${shop.baseUrl}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen).toBe(false);
  call.end(body.slice(5));
  const [response] = (await once(call, 'response')) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(await shop.ended, shop.output()).toBe(0);
});

test('SIGTERM under load cuts nobody off: who keeps a connection is answered on it to the last', async () => {
  const shop = await open({ DATA_DIR: makeDataDir(), DEMO: 'no' });
  const agent = new Agent({ keepAlive: true });
  let answered = 0;
  /** Asks one question after the other until the shop lets nobody in; answers how that ended. */
  async function visit(): Promise<string> {
    for (;;) {
      try {
        const [response] = (await once(get(`${shop.baseUrl}/contact`, { agent }), 'response')) as [
          IncomingMessage,
        ];
        response.resume();
        await once(response, 'end');
        answered += response.statusCode === 200 ? 1 : 0;
      } catch (error) {
        return (error as NodeJS.ErrnoException).code ?? String(error);
      }
    }
  }
  const visits = Promise.all(Array.from({ length: 24 }, visit));
  await expect.poll(() => answered).toBeGreaterThan(200);
  shop.process.kill('SIGTERM');
  expect(new Set(await visits)).toEqual(new Set(['ECONNREFUSED']));
  expect(await shop.ended, shop.output()).toBe(0);
  agent.destroy();
});

test('SIGTERM while pages are rendered makes no error of any: what was asked for is answered', async () => {
  const shop = await open({ DATA_DIR: makeDataDir(), DEMO: 'no' });
  const statuses: number[] = [];
  let count = 0;
  /** Asks for pages nobody asked for before, each on a connection of its own. */
  async function visit(): Promise<string> {
    for (;;) {
      try {
        count += 1;
        const request = get(`${shop.baseUrl}/products?search=s${count}`, { agent: false });
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        response.resume();
        await once(response, 'end');
        statuses.push(response.statusCode!);
      } catch (error) {
        return (error as NodeJS.ErrnoException).code ?? String(error);
      }
    }
  }
  // Fewer than would be refused as a rush.
  const visits = Promise.all(Array.from({ length: 16 }, visit));
  await expect.poll(() => statuses.length).toBeGreaterThan(80);
  shop.process.kill('SIGTERM');
  const ends = await visits;
  expect(new Set(statuses)).toEqual(new Set([200]));
  // The door is shut to who comes later, and cut off is nobody who was let in.
  expect(ends.filter((end) => end !== 'ECONNREFUSED' && end !== 'ECONNRESET')).toEqual([]);
  expect(await shop.ended, shop.output()).toBe(0);
});

test('SIGTERM while the demo shop loads ends with 0; the next start loads it to its end', async () => {
  const DATA_DIR = makeDataDir();
  const first = await start({ DATA_DIR, LOG_LEVEL: 'info' });
  while (!first.output().includes('loading the demo shop')) await sleep(20);
  await sleep(500);
  await stop(first);
  const second = await open({ DATA_DIR });
  expect(await countProducts(second)).toBe(await countProducts({ baseUrl: inject('baseUrl') }));
  await stop(second);
});

test('killed by force at any moment of its first start, the shop comes up whole', async () => {
  const DATA_DIR = makeDataDir();
  for (const lifeMs of [150, 400, 700, 1_100, 1_800, 3_000]) {
    const shop = await start({ DATA_DIR });
    await sleep(lifeMs);
    shop.process.kill('SIGKILL');
    await shop.ended;
  }
  const shop = await open({ DATA_DIR });
  expect(await countProducts(shop)).toBe(await countProducts({ baseUrl: inject('baseUrl') }));
  await stop(shop);
});

test('a second shop on the same folder or port says so in one line', async () => {
  const shop = await open({ DATA_DIR: makeDataDir(), DEMO: 'no' });
  const sameFolder = await start({ DATA_DIR: folders[0]!, DEMO: 'no' });
  expect(await sameFolder.ended).toBe(1);
  expect(sameFolder.output()).toMatch(/^DATA_DIR .+ is in use by process \d+: .+\n$/);
  const samePort = await start({
    DATA_DIR: makeDataDir(),
    DEMO: 'no',
    PORT: new URL(shop.baseUrl).port,
    LOG_LEVEL: 'fatal',
  });
  expect(await samePort.ended).toBe(1);
  expect(samePort.output()).toMatch(/^PORT \d+ on \S+ is in use by another program: .+\n$/);
});

test('the shop ends with exit code 1 when its database is lost', async () => {
  const DATA_DIR = makeDataDir();
  const shop = await open({ DATA_DIR, DEMO: 'no', LOG_LEVEL: 'info' });
  const pid = Number.parseInt(readFileSync(path.join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toContain('PostgreSQL ended');
});

/** How many products a visitor finds; the shop all journeys use was loaded undisturbed. */
async function countProducts(shop: { baseUrl: string }): Promise<number> {
  const categories = (await (await fetch(`${shop.baseUrl}/api/v1/products/categories/`)).json()) as {
    id: number;
  }[];
  // Those of the catalogue: other stories have left products of their own, in no category, in the shop that all share.
  const all = categories.map(({ id }) => id).join(',');
  const answer = await fetch(
    `${shop.baseUrl}/api/v1/products/elastic/search/new/?page_size=1&categories=${all}`,
  );
  return ((await answer.json()) as { count: number }).count;
}
