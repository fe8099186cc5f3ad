import type { Config } from '../platform/config.ts';

/** Everything of the simulator stands below this path of the shop's own server. */
export const simulatorRoot = '/dev/payments';

/** Where a person or a script switches failures on and off. */
export const failuresPath = `${simulatorRoot}/failures`;

/** Who a shop is to the simulator, as a provider would have told it; no secret of anything real. */
export const simulatedShop = {
  username: 'ilumaja-test',
  secret: 'simulated-secret',
  account: 'EUR3D1',
} as const;

/** Where the server itself reaches the simulator: on loopback, whatever name people call the shop by. */
export function loopbackOrigin({
  SHOP_ROLE,
  PORT,
  HOST,
  PUBLIC_URL,
}: Pick<Config, 'SHOP_ROLE' | 'PORT' | 'HOST' | 'PUBLIC_URL'>): string {
  if (SHOP_ROLE === 'worker') return onLoopback(PUBLIC_URL).origin;
  return `http://${HOST === '::1' || HOST === '::' ? '[::1]' : '127.0.0.1'}:${PORT}`;
}

/** The same address by number: not every machine resolves names such as `lv.localhost`. */
export function onLoopback(address: string): URL {
  const url = new URL(address);
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1';
  return url;
}

/** Whether an address is on this machine: the simulator knows no other shops. */
export function isOnThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    /^https?:$/.test(protocol) && /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  );
}
