import { addressOfCall, type Call, type WriteMethod } from '../../domain/call.ts';
import { localeOf, type Language } from '../../domain/locales.ts';
import { nonceFor } from './nonce.ts';

/** Why a call failed: its status, its code if it had one, and the fields it named. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly fields: Record<string, unknown> | null;
  /** The whole answer: a stale write gets the present state beside its code. */
  readonly body: unknown;

  constructor(
    status: number,
    code: string | null,
    fields: Record<string, unknown> | null,
    body: unknown = null,
  ) {
    super(code ?? `HTTP_${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.body = body;
  }

  /** The first label of a field, as `errors.fields` words it; undefined: the field was not refused. */
  labelOf(field: string): string | undefined {
    const labels = this.fields?.[field];
    return Array.isArray(labels) ? String(labels[0]) : undefined;
  }
}

/** What a write sends: parameters of its path, and its body. */
export interface Sending<Params, Body> {
  params?: Params;
  body: Body;
  /** Makes a repetition safe: the same key with the same body has the same answer and happens once. */
  idempotencyKey?: string;
  /** The browser finishes it although its page is left meanwhile; for small bodies. */
  outlivesPage?: boolean;
}

/** How a page reaches the API: over HTTP in the browser, in the same process on the server. */
export interface Api {
  /** `path` is that of the call, with its parameters by name: together they are the key of the query. */
  get<T>(path: string, params?: object, signal?: AbortSignal): Promise<T>;
  send<Params, Body, Answer>(
    call: Call<WriteMethod, Params, Body, Answer>,
    sending: Sending<Params, Body>,
  ): Promise<Answer>;
}

/** A device's clock that is further off than this is put right, in ms; the shop refuses calls at five minutes. */
const clockToleranceMs = 60_000;

/** The token of the signed-in user. It travels in a header alone, so that no other site can make a call with it. */
export interface TokenStore {
  get(): string | undefined;
  /** The shop refused the token in the call of `path`: its session is over. */
  forget(token: string, path: string): void;
}

/** Nobody is signed in. */
const noToken: TokenStore = { get: () => undefined, forget: () => {} };

/** The browser's way to the API, with the headers every request carries (RQ-01). */
export function browserApi(language: Language, countryId: number, tokens: TokenStore = noToken): Api {
  /** How far the clock of the shop is ahead of the device's, in ms; learned from the first refusal. */
  let aheadMs = 0;

  async function send(path: string, init: RequestInit, timeMs: number): Promise<Response> {
    const timestamp = String(timeMs);
    const token = tokens.get();
    return fetch(path, {
      ...init,
      headers: {
        'Delivery-Country': String(countryId),
        'Accept-Language': `${localeOf[language].replace('_', '-')},${language}`,
        'X-Timestamp': timestamp,
        'X-Nonce': await nonceFor(timestamp),
        ...(token !== undefined && { Authorization: `Token ${token}` }),
        ...init.headers,
      },
    });
  }

  /** Retries once when the refusal names another time than the device has: its clock is off, so the nonce was stale at birth. */
  async function inTime(path: string, init: RequestInit): Promise<Response> {
    const sentMs = Date.now() + aheadMs;
    const response = await send(path, init, sentMs);
    if (response.status !== 400) return response;
    const shopsMs = Date.parse(response.headers.get('Date') ?? '');
    if (!(Math.abs(shopsMs - sentMs) > clockToleranceMs)) return response;
    aheadMs = shopsMs - Date.now();
    return send(path, init, shopsMs);
  }

  /** A dead token ends the session; a read is then made once more for an anonymous visitor. */
  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const token = tokens.get();
    const response = await inTime(path, init);
    if (response.status !== 401 || token === undefined) return read(response);
    tokens.forget(token, path);
    return read(init.method === undefined ? await inTime(path, init) : response);
  }

  return {
    get: (path, params, signal) =>
      call(addressOfCall(path, params, language).url, { signal: signal ?? null }),
    send: ({ method, path }, { params, body, idempotencyKey, outlivesPage = false }) =>
      call(addressOfCall(path, params ?? {}, language).url, {
        method,
        keepalive: outlivesPage,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
      }),
  };
}

async function read<T>(response: Response): Promise<T> {
  const text = await response.text();
  const body: unknown = text ? parsed(text) : null;
  if (response.ok) return body as T;
  const error = apiError(response.status, body);
  // Neither of the shop's two error shapes (ER-01): a proxy answered, which `client-errors.ts` reports.
  if (body === null) window.dispatchEvent(new ErrorEvent('unexpectedanswer', { error }));
  throw error;
}

/** The error a failed call is: `{code, message}`, or fields with their labels (ER-01). */
export function apiError(status: number, body: unknown): ApiError {
  const fields = (body ?? {}) as Record<string, unknown>;
  const { code } = fields;
  // A field may be called `code` too; its labels are a list. A few codes are numbers that other programs know.
  return typeof code === 'string' || typeof code === 'number'
    ? new ApiError(status, String(code), null, body)
    : new ApiError(status, null, fields, body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
