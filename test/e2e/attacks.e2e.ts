import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BuiltShop, runBuiltShop } from './built-shop.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 });

/*
 * Floods over real connections, against a shop of their own with the demo in it. Memory is what the process itself takes
 * from the system; its bounds leave room for the caches, which fill up meanwhile.
 */
let shop: BuiltShop;
let port: number;
const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-attacks-'));

beforeAll(async () => {
  shop = await runBuiltShop({ DATA_DIR: folder });
  await shop.opened();
  port = Number(new URL(shop.baseUrl).port);
  // What every visit needs is in memory before anything is measured.
  for (let round = 0; round < 3; round += 1)
    for (const at of ['/', '/products', '/contact', '/sitemap.xml', '/sitemaps/products-1.xml'])
      await (await fetch(shop.baseUrl + at)).text();
});
afterAll(async () => {
  shop.process.kill('SIGTERM');
  await shop.ended;
  rmSync(folder, { recursive: true, force: true });
});

// A process swings by tens of MB by itself; unguarded, each of these attacks took more than 1,200.
const maxGrowthMb = 160;

/** Memory of the process in MB, by its own count. */
async function memoryMb(): Promise<number> {
  const text = await (await fetch(`${shop.baseUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\S* ([\d.e+]+)/m.exec(text)![1]) / 1024 / 1024;
}

/**
 * Runs an attack while visitors come by. Answers by how much memory grew at most, in MB, and how long the slowest visit
 * took, in ms.
 */
async function during(attack: () => Promise<void>): Promise<{ grownMb: number; slowestMs: number }> {
  const before = await memoryMb();
  let highest = before;
  let slowestMs = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const [page, health] = await Promise.all([
        fetch(`${shop.baseUrl}/contact`),
        fetch(`${shop.baseUrl}/healthz`),
      ]);
      expect([page.status, health.status]).toEqual([200, 200]);
      await page.text();
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      highest = Math.max(highest, await memoryMb());
      await sleep(50);
    }
  })();
  await attack();
  isOver = true;
  await watching;
  return { grownMb: highest - before, slowestMs };
}

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => undefined);
  });
}

/** Without Accept-Encoding, as no browser asks. */
const ask = (at: string) => `GET ${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Sends so many requests at once on one connection and reads all answers; tells how many were there. */
async function pipeline(at: (i: number) => string, count: number): Promise<number> {
  const socket = await open();
  let answered = 0;
  let rest = '';
  const done = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      const text = rest + chunk.toString('latin1');
      answered += text.split('HTTP/1.1 200 OK').length - 1;
      rest = text.slice(-14);
      // The piece carried over must not hold a whole status line, or it would count twice.
      if (rest.includes('HTTP/1.1 200 OK')) rest = '';
      if (answered >= count) resolve();
    });
    socket.once('close', () => resolve());
  });
  socket.write(Array.from({ length: count }, (_, i) => ask(at(i))).join(''));
  await Promise.race([done, sleep(120_000, undefined, { ref: false })]);
  await sleep(200);
  socket.destroy();
  return answered;
}

test('2,000 requests at once on one connection take no memory worth naming, and others are answered', async () => {
  let answered = 0;
  const { grownMb, slowestMs } = await during(async () => {
    answered = await pipeline(() => '/products', 2_000);
  });
  expect(answered).toBe(2_000);
  expect(grownMb).toBeLessThan(maxGrowthMb);
  expect(slowestMs).toBeLessThan(5_000);
});

test('250 site maps at once on one connection take no memory worth naming, and others are answered', async () => {
  let answered = 0;
  const { grownMb, slowestMs } = await during(async () => {
    answered = await pipeline(() => '/sitemaps/products-1.xml', 250);
  });
  expect(answered).toBe(250);
  expect(grownMb).toBeLessThan(maxGrowthMb);
  expect(slowestMs).toBeLessThan(5_000);
});

test('200 clients that read nothing take no memory worth naming, and others are answered', async () => {
  const sockets: Socket[] = [];
  const { grownMb, slowestMs } = await during(async () => {
    for (let i = 0; i < 200; i += 1) {
      const socket = await open();
      sockets.push(socket);
      socket.pause();
      socket.write((ask('/products') + ask('/sitemaps/products-1.xml')).repeat(20));
    }
    await sleep(5_000);
  });
  expect(grownMb).toBeLessThan(maxGrowthMb);
  expect(slowestMs).toBeLessThan(5_000);
  for (const socket of sockets) socket.destroy();
});

test('200 pages nobody asked before, without Accept-Encoding, take no memory worth naming', async () => {
  const { grownMb } = await during(async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, c) => pipeline((i) => `/products?search=w${c}x${i}`, 20)),
    );
  });
  expect(grownMb).toBeLessThan(maxGrowthMb);
});
