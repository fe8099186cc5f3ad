import { allowedOrigins } from './allowed-origins.ts';

/** How long another service may take to answer, in ms, where nothing else is said. */
const usualTimeoutMs = 10_000;

interface Request {
  method: string;
  headers: Record<string, string>;
  body?: BodyInit | null | undefined;
  /** Ends it sooner. */
  signal?: AbortSignal;
}

/**
 * Calls other services, at the origins given and nowhere else: what a service says of its own addresses, and where it
 * redirects to, leads to no other. The function throws HostRefused.
 */
export function allowedFetch(
  origins: readonly string[],
  timeoutMs = usualTimeoutMs,
): (url: string, request: Request) => Promise<Response> {
  const allowed = allowedOrigins(origins);
  return async (address, request) => {
    const url = allowed(address);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    return fetch(url, { ...request, redirect: 'error', signal });
  };
}
