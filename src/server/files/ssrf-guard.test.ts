import { expect, test } from 'vitest';
import { fetchPublicFile, isInside } from './ssrf-guard.ts';

test('Import --images asks no address of this machine or the network behind it', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.20.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    'nonsense',
  ]) {
    expect(isInside(address), address).toBe(true);
  }
  for (const address of ['93.184.216.34', '8.8.8.8', '2606:4700::1111'])
    expect(isInside(address), address).toBe(false);
  for (const url of [
    'http://x.example/a.png',
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://user@x.example/a.png',
    'file:///etc/passwd',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
  ]) {
    await expect(fetchPublicFile(url), url).rejects.toThrow('is no https address outside');
  }
  await expect(fetchPublicFile('https://localhost/a.png')).rejects.toThrow('is no address outside');
});
