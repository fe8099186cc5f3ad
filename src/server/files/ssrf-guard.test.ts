import { createServer } from 'node:net';
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { fetchPublicFile, isPublicAddress, publicLookup } from './ssrf-guard.ts';

test.each([
  ['0.0.0.0', 'this host'],
  ['0.1.2.3', 'this network'],
  ['10.1.2.3', 'private'],
  ['100.64.0.1', 'shared'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['169.254.169.254', 'link-local: metadata of clouds'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.1', 'protocol assignments'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', 'relay of 6to4'],
  ['192.168.0.1', 'private'],
  ['198.18.0.1', 'benchmarking'],
  ['198.51.100.7', 'documentation'],
  ['203.0.113.7', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['0:0:0:0:0:0:0:1', 'loopback, written out'],
  ['::7f00:1', 'IPv4-compatible'],
  ['::ffff:127.0.0.1', 'IPv4-mapped'],
  ['::ffff:7f00:1', 'IPv4-mapped, in hexadecimal'],
  ['::ffff:8.8.8.8', 'IPv4-mapped of a public one'],
  ['::ffff:0:127.0.0.1', 'IPv4-translated'],
  ['::ffff:0:7f00:1', 'IPv4-translated, in hexadecimal'],
  ['64:ff9b::7f00:1', 'NAT64'],
  ['64:ff9b:1::7f00:1', 'NAT64 of a local network'],
  ['100::1', 'discard'],
  ['2001::1', 'Teredo'],
  ['2001:2::1', 'benchmarking'],
  ['2001:10::1', 'ORCHID'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['3fff::1', 'documentation'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'unique local: metadata of clouds'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with its interface'],
  ['2606:4700::1111%lo', 'an interface of this machine'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['nonsense', 'no address'],
  ['', 'nothing'],
  ['2130706433', 'a number'],
])('Import --images does not ask %s: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450:4026:808::2004',
])('Import --images may ask %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://x.example/a.png',
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:127.0.0.1]/a.png',
  'https://[64:ff9b:1::7f00:1]/a.png',
  'https://[fec0::1]/a.png',
  'https://user@x.example/a.png',
  'file:///etc/passwd',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'https://0177.0.0.1/a.png',
  'https://127.1/a.png',
])('Import --images refuses %s before it asks anything', async (url) => {
  await expect(fetchPublicFile(url)).rejects.toThrow('is no public https address');
});

const answering =
  (...answers: LookupAddress[][]) =>
  (_host: string, _options: object, callback: (error: null, addresses: LookupAddress[]) => void): void => {
    callback(null, answers.length > 1 ? answers.shift()! : answers[0]!);
  };
const local = { address: '127.0.0.1', family: 4 };
const elsewhere = { address: '93.184.216.34', family: 4 };

test('Import --images connects to no name that means an address of this machine, nor to one that does so the next time', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  let visits = 0;
  server.on('connection', () => (visits += 1));
  const { port } = server.address() as { port: number };
  for (const resolve of [answering([local]), answering([{ address: '::ffff:0:7f00:1', family: 6 }])]) {
    await expect(fetchPublicFile(`https://shop.example:${port}/a.png`, { resolve })).rejects.toThrow(
      'shop.example has no public address',
    );
  }
  await expect(fetchPublicFile('https://localhost/a.png')).rejects.toThrow('has no public address');
  expect(visits).toBe(0);
});

test('Import --images hands on the addresses it has checked, and asks for a name once a connection', () => {
  let asked = 0;
  const resolve = answering([local, elsewhere, { address: 'fe80::1', family: 6 }], [local]);
  const lookup = publicLookup((...given) => {
    asked += 1;
    resolve(...given);
  });
  const answers: unknown[] = [];
  lookup('shop.example', { all: true }, (...answer) => answers.push(answer));
  expect(answers).toEqual([[null, [elsewhere]]]);
  expect(asked).toBe(1);
  lookup('shop.example', {}, (error, address) => answers.push([error?.message, address]));
  expect(answers[1]).toEqual(['shop.example has no public address', '']);
});
