import type { Call, BodyOf } from '../src/domain/call.ts';
import { addressOfCall } from '../src/domain/call.ts';
import type { TestServer } from './server.ts';

export interface Answered<T> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

export interface Asking<Body> {
  /** Of the path and the query. */
  params?: object;
  body?: Body;
  token?: string | undefined;
  ip?: string;
  headers?: Record<string, string>;
}

/** Makes calls of the domain on the real server, as somebody at an address; `host` is that of the shop. */
export function callerOf(server: TestServer, { host = 'localhost:80' } = {}) {
  return async <C extends Call, T = Record<string, unknown>>(
    call: C,
    { params = {}, body, token, ip = '127.0.0.1', headers = {} }: Asking<BodyOf<C>> = {},
  ): Promise<Answered<T>> => {
    const answer = await server.app.inject({
      method: call.method,
      url: addressOfCall(call.path, params).url,
      remoteAddress: ip,
      headers: { host, ...headers, ...(token !== undefined && { authorization: `Token ${token}` }) },
      ...(body !== undefined && { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      body: (answer.body === '' ? null : answer.json()) as T,
      headers: answer.headers,
    };
  };
}

let addresses = 0;

/** Each call from another address, so that limits of an address are not what a test meets. */
export function fromManyAddresses(ask: ReturnType<typeof callerOf>): ReturnType<typeof callerOf> {
  return (call, asking = {}) => {
    addresses += 1;
    const ip = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
    return ask(call, { ip, ...asking });
  };
}
