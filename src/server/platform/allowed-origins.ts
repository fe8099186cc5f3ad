/** A call that was to go to a host nobody listed. */
export class HostRefused extends Error {
  constructor(url: URL) {
    super(`${url.origin} is not among the services the shop may call`);
    this.name = 'HostRefused';
  }
}

/**
 * Reads addresses of other services at the origins given, and of nowhere else. An origin without TLS can only be listed on
 * loopback, where tests run. The function throws HostRefused.
 */
export function allowedOrigins(origins: readonly string[]): (address: string) => URL {
  const allowed = new Set(origins.filter(isSafe));
  return (address) => {
    const url = new URL(address);
    if (!allowed.has(url.origin) || url.username !== '') throw new HostRefused(url);
    return url;
  };
}

function isSafe(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
