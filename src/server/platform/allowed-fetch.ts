/** How long another service may take to answer, in ms, where nothing else is said. */
const usualTimeoutMs = 10_000;

interface Request {
  method: string;
  headers: Record<string, string>;
  body?: BodyInit | null | undefined;
  /** Ends it sooner. */
  signal?: AbortSignal;
}

/** A call that was to go to a host nobody listed. */
export class HostRefused extends Error {
  constructor(url: URL) {
    super(`${url.origin} is not among the services the shop may call`);
    this.name = 'HostRefused';
  }
}

/**
 * Calls other services, at the origins given and nowhere else: what a service says of its own addresses, and where it
 * redirects to, leads to no other. An origin without TLS can only be listed on loopback, where tests run.
 */
export function allowedFetch(
  origins: readonly string[],
  timeoutMs = usualTimeoutMs,
): (url: string, request: Request) => Promise<Response> {
  const allowed = new Set(origins.filter(isSafe));
  return async (address, request) => {
    const url = new URL(address);
    if (!allowed.has(url.origin) || url.username !== '') throw new HostRefused(url);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    return fetch(url, { ...request, redirect: 'error', signal });
  };
}

function isSafe(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
