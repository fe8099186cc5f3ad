import type { Config } from './config.ts';

const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether the shop is open to the world: `PUBLIC_URL` names anything but this machine. A live shop has nothing that is
 * there for trying out.
 */
export function isLive({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean {
  return !loopback.test(new URL(PUBLIC_URL).hostname);
}
