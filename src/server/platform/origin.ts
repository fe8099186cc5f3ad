import { hostName, type ShopInfo } from './audience.ts';

/** Tells where links of an answer point: the public address, on the host that was asked when it is one of a shop. */
export function originFinder(publicUrl: string, shops: readonly ShopInfo[]): (host: string) => string {
  const own = new URL(publicUrl).origin;
  const byHost = new Map<string, string>();
  for (const name of shops.flatMap((shop) => shop.hosts)) {
    const url = new URL(publicUrl);
    url.hostname = name;
    byHost.set(name, url.origin);
  }
  return (host) => byHost.get(hostName(host)) ?? own;
}

/** Where a shop is reached: at the public address when that is on one of its hosts, else at the first of them. */
export function originOfShop(publicUrl: string, shop: ShopInfo): string {
  const url = new URL(publicUrl);
  if (!shop.hosts.includes(url.hostname) && shop.hosts[0] !== undefined) url.hostname = shop.hosts[0];
  return url.origin;
}
