import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Call } from '../../domain/call.ts';
import { ShopError } from '../../domain/errors.ts';
import { refusalOf, retryAfterSeconds } from './errors.ts';

type Trust = boolean | string[] | ((address: string, hop: number) => boolean);

/** A call that is refused (`UNAVAILABLE`) while there are more of it than can be served. */
export interface ShedCall {
  call: Call;
  /** Whether another one from this address would be refused just now. */
  isFull: (ip: string) => boolean;
}

interface Options {
  calls: readonly ShedCall[];
  /** Whose `X-Forwarded-For` is believed, as the server has it. */
  trust: Trust;
  /** Headers every answer carries. */
  headers: OutgoingHttpHeaders;
}

/**
 * Refuses floods before the router, the hooks and the reading of what was sent, which cost several times what refusing does.
 * The answer is that of the call itself. `false` leaves the request to the server, which looks once more.
 */
export function earlyRefuser({ calls, trust, headers }: Options) {
  const byAddress = new Map(calls.map((one) => [`${one.call.method} ${one.call.path}`, one]));
  const ipOf = addressFinder(trust);
  const { status, body } = refusalOf(new ShopError('UNAVAILABLE'));
  const text = Buffer.from(JSON.stringify(body));
  const own = {
    ...headers,
    'retry-after': retryAfterSeconds,
    'content-type': 'application/json; charset=utf-8',
    'content-length': text.length,
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const found = byAddress.get(`${request.method} ${request.url}`);
    if (!found?.isFull(ipOf(request))) return false;
    response.writeHead(status, { ...own, 'x-request-id': randomUUID() }).end(text);
    return true;
  };
}

/** Where a request comes from, by the same rule as `request.ip`. */
function addressFinder(trust: Trust): (request: IncomingMessage) => string {
  if (trust === false) return (request) => request.socket.remoteAddress ?? '';
  const trusts = trust === true ? () => true : typeof trust === 'function' ? trust : proxyAddr.compile(trust);
  return (request) => proxyAddr(request, trusts);
}
