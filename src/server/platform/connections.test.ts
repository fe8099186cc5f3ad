import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { httpServers } from './http-servers.ts';
import { parserErrorHandler } from './parser-errors.ts';

async function open(listener: RequestListener, limits: Parameters<typeof httpServers>[0] = {}) {
  const server = httpServers(limits).make(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return async function connection(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
}

const ask = (path: string, body = '') =>
  `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\nHost: a\r\n${body ? `Content-Length: ${body.length}\r\n` : ''}\r\n${body}`;

const sayNothing: RequestListener = () => undefined;

/** Reads until so many answers of the form `<path>` have come. */
async function answers(socket: Socket, count: number): Promise<string[]> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const found = () => [...text.matchAll(/<(\/\d+[^>]*)>/g)].map(([, path]) => path!);
  await expect.poll(() => found().length).toBe(count);
  return found();
}

const paths = (count: number) => Array.from({ length: count }, (_, i) => `/${i}`);

test('requests sent at once on one connection are answered one after the other, all of them and in order', async () => {
  let running = 0;
  let maxRunning = 0;
  const connection = await open(async (request, response) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    if (Math.random() < 0.5) await sleep(Math.random() * 2);
    running -= 1;
    response.end(`<${request.url}>`);
  });
  const socket = await connection();
  // More than one read of the server takes.
  socket.write(
    paths(4000)
      .map((path) => ask(path))
      .join(''),
  );
  expect(await answers(socket, 4000)).toEqual(paths(4000));
  expect(maxRunning).toBe(1);
  // The connection still serves.
  socket.write(ask('/4001'));
  expect(await answers(socket, 1)).toEqual(['/4001']);
});

test('bodies between them arrive whole, also when they come in pieces', async () => {
  const connection = await open(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.end(`<${request.url}${body}>`);
  });
  const socket = await connection();
  const all = paths(60)
    .map((path, i) => ask(path, i % 3 === 0 ? 'x'.repeat(i * 40) : ''))
    .join('');
  const read = answers(socket, 60);
  for (let at = 0; at < all.length; at += 997) {
    socket.write(all.slice(at, at + 997));
    await sleep(1);
  }
  expect(await read).toEqual(paths(60).map((path, i) => path + (i % 3 === 0 ? 'x'.repeat(i * 40) : '')));
});

test('a connection that sends more than may wait is closed, others are answered', async () => {
  const connection = await open(
    async (request, response) => {
      if (request.url === '/0') await sleep(300);
      response.end(`<${request.url}>`);
    },
    { maxWaitingRequests: 100 },
  );
  const flood = await connection();
  const closed = once(flood, 'close');
  flood.write(
    paths(500)
      .map((path) => ask(path))
      .join(''),
  );
  flood.resume();
  await closed;
  const other = await connection();
  other.write(ask('/1') + ask('/2'));
  expect(await answers(other, 2)).toEqual(['/1', '/2']);
  // What the closed connection left waiting no longer counts.
  const next = await connection();
  next.write(
    paths(100)
      .map((path) => ask(path))
      .join(''),
  );
  expect(await answers(next, 100)).toHaveLength(100);
});

/** More than the buffers of the system take. */
const large = Buffer.alloc(32 * 1024 * 1024);

test('a client that reads nothing begins no second answer, and is closed after a while', async () => {
  let begun = 0;
  const connection = await open(
    (_request, response) => {
      begun += 1;
      response.end(large);
    },
    { stallTimeout: 400 },
  );
  const socket = await connection();
  socket.pause();
  socket.write(
    paths(50)
      .map((path) => ask(path))
      .join(''),
  );
  await expect.poll(() => begun).toBe(1);
  const closed = once(socket, 'close');
  await sleep(1_500);
  expect(begun).toBe(1);
  socket.resume();
  await closed;
  expect(socket.bytesRead).toBeLessThan(large.length);
});

test('a client that reads slowly but steadily is not closed', async () => {
  const connection = await open((_request, response) => response.end(large), { stallTimeout: 2_000 });
  const socket = await connection();
  socket.write(ask('/0'));
  let read = 0;
  for (let i = 0; i < 8; i += 1) {
    read += (await readSome(socket)) ?? 0;
    // Longer in all than a stall may last, and each wait so short that a busy machine makes no stall of it.
    await sleep(400);
  }
  expect(socket.destroyed).toBe(false);
  expect(read).toBeGreaterThan(0);
});

test('of clients that do not read, those with most unread are closed when too much waits', async () => {
  const connection = await open(
    (request, response) => response.end(request.url === '/1' ? large : Buffer.alloc(1000)),
    { maxUnreadBytes: 40 * 1024 * 1024 },
  );
  const sockets = await Promise.all(Array.from({ length: 4 }, connection));
  let closed = 0;
  for (const socket of sockets) {
    socket.pause();
    socket.write(ask('/1'));
    socket.once('close', () => (closed += 1));
  }
  const good = await connection();
  good.write(ask('/2'));
  await once(good, 'data');
  await sleep(2_500);
  for (const socket of sockets) socket.resume();
  await expect.poll(() => closed).toBeGreaterThanOrEqual(2);
  expect(good.destroyed).toBe(false);
});

test('of clients whose bodies do not end, those that sent most are closed when too much waits', async () => {
  const connection = await open(
    (request, response) => void request.resume().once('end', () => response.end(`<${request.url}>`)),
    { maxUnfinishedBytes: 150_000 },
  );
  const sendUnfinished = async (socket: Socket, path: string, bytes: number) => {
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes + 2}\r\n\r\n`);
    // What is read together with the head is not counted.
    await sleep(50);
    socket.write('x'.repeat(bytes));
  };
  const [large, larger, small, after] = await Promise.all(Array.from({ length: 4 }, connection));
  // What was sent before on the same connection counts for nothing.
  after!.write(ask('/1', 'x'.repeat(140_000)));
  await answers(after!, 1);
  const closed = new Promise((resolve) => larger!.resume().once('close', resolve));
  await Promise.all([
    sendUnfinished(after!, '/2', 10),
    sendUnfinished(large!, '/3', 90_000),
    sendUnfinished(small!, '/4', 30_000),
    sendUnfinished(larger!, '/5', 100_000),
  ]);
  await closed;
  await sleep(1_500);
  expect([large!.destroyed, small!.destroyed, after!.destroyed]).toEqual([false, false, false]);
  for (const socket of [large!, small!, after!]) socket.write('xx');
  expect(await Promise.all([large!, small!, after!].map((socket) => answers(socket, 1)))).toEqual([
    ['/3'],
    ['/4'],
    ['/2'],
  ]);
});

test('ER-01 whoever is given up for an unfinished body is told to come again', async () => {
  const servers = httpServers({ maxUnfinishedBytes: 50_000 });
  const server = servers.make((request) => void request.resume());
  server.on('clientError', parserErrorHandler({ 'x-content-type-options': 'nosniff' }, servers.answering));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 200000\r\n\r\n');
  await sleep(50);
  socket.write('x'.repeat(100_000));
  await closed;
  expect(text).toMatch(/^HTTP\/1.1 503 Service Unavailable\r\nx-content-type-options: nosniff\r\n/);
  expect(text).toContain('\r\nretry-after: 2\r\n');
  expect(text).toContain('\r\n\r\n{"code":"UNAVAILABLE","message":"refusals.codes.UNAVAILABLE"}');
});

test('whoever comes is let in when connections that ask for nothing take every place', async () => {
  const connection = await open((request, response) => response.end(`<${request.url}>`), {
    maxConnections: 3,
  });
  const idle = await Promise.all(Array.from({ length: 3 }, connection));
  const [oldest] = idle;
  // The start of a request is none.
  for (const socket of idle) socket.resume().write('GET / HTTP/1.1\r\nHost: ');
  await sleep(100);
  const visitor = await connection();
  visitor.write(ask('/1'));
  expect(await answers(visitor, 1)).toEqual(['/1']);
  await expect.poll(() => oldest!.destroyed).toBe(true);
  expect(idle.filter((socket) => socket.destroyed)).toHaveLength(1);
});

test('when every connection waits for its answer, whoever comes is turned away', async () => {
  const waiting: (() => void)[] = [];
  const connection = await open(
    (request, response) => void waiting.push(() => response.end(`<${request.url}>`)),
    { maxConnections: 2 },
  );
  const busy = await Promise.all(Array.from({ length: 2 }, connection));
  for (const socket of busy) socket.write(ask('/1'));
  await expect.poll(() => waiting.length).toBe(2);
  const visitor = await connection();
  await once(visitor.resume(), 'close');
  for (const answer of waiting) answer();
  expect(await Promise.all(busy.map((socket) => answers(socket, 1)))).toEqual([['/1'], ['/1']]);
});

test('a request that comes a letter at a time is given up soon after its time', async () => {
  const connection = await open(sayNothing, { requestTimeout: 500 });
  const socket = await connection();
  socket.write('GET / HTTP/1.1\r\nX: ');
  const drip = setInterval(() => socket.write('x'), 100);
  onTestFinished(() => clearInterval(drip));
  const begun = performance.now();
  await new Promise((closed) => socket.resume().once('close', closed));
  expect(performance.now() - begun).toBeLessThan(10_000);
});

/** Takes about a MB off the connection. */
async function readSome(socket: Socket): Promise<number> {
  const before = socket.bytesRead;
  socket.resume();
  while (socket.bytesRead - before < 1_000_000 && !socket.destroyed) await sleep(1);
  socket.pause();
  return socket.bytesRead - before;
}
