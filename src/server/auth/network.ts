import { isIPv6 } from 'node:net';

/** What one household or office has: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(ip: string): string {
  if (ip.startsWith('::ffff:')) return ip.slice('::ffff:'.length);
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const missing = ip.includes('::') ? 8 - groups.length - rest.length : 0;
  const all = [...groups, ...Array<string>(missing).fill('0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
