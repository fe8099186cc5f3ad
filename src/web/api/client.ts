import { localeOf } from '../../domain/locales.ts';
import type { Language } from '../../domain/locales.ts';
import { nonceFor } from './nonce.ts';

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** What a failed call told: its status, its code if it had one, and the fields it named. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly fields: Record<string, unknown> | null;

  constructor(status: number, code: string | null, fields: Record<string, unknown> | null) {
    super(code ?? `HTTP_${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** How a page reaches the API: over HTTP in the browser, in the same process on the server. */
export interface Api {
  get<T>(path: string, params?: Record<string, QueryValue>, signal?: AbortSignal): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
}

/** Query text with empty values dropped, arrays joined by commas and duplicates removed (SR-04). */
export function queryText(params: Record<string, QueryValue> = {}): string {
  const out = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value === null || value === undefined || value === '') continue;
    const text = Array.isArray(value) ? [...new Set(value)].join(',') : String(value);
    if (text) out.set(key, text);
  }
  const text = out.toString();
  return text ? `?${text}` : '';
}

/** The address of a call: reads of the creator carry the language (RQ-02), on the server as in the browser. */
export function callAddress(
  path: string,
  params: Record<string, QueryValue> = {},
  language: Language,
): string {
  return path + queryText(path.startsWith('/api/v1/creator/') ? { language, ...params } : params);
}

/** A device's clock that is further off than this is put right, in ms; the shop refuses calls at five minutes. */
const clockToleranceMs = 60_000;

/** The browser's way to the API, with the headers every request carries (RQ-01). */
export function browserApi(language: Language, countryId: number): Api {
  /** How far the clock of the shop is ahead of the device's, in ms; told by the first refusal. */
  let aheadMs = 0;

  async function send(path: string, init: RequestInit, timeMs: number): Promise<Response> {
    const timestamp = String(timeMs);
    return fetch(path, {
      ...init,
      headers: {
        'Delivery-Country': String(countryId),
        'Accept-Language': `${localeOf[language].replace('_', '-')},${language}`,
        'X-Timestamp': timestamp,
        'X-Nonce': await nonceFor(timestamp),
        ...init.headers,
      },
    });
  }

  /** Asks once more when the refusal tells another time than the device did: the nonce was stale before it was made. */
  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const sentMs = Date.now() + aheadMs;
    const response = await send(path, init, sentMs);
    if (response.status !== 400) return read(response);
    const shopsMs = Date.parse(response.headers.get('Date') ?? '');
    if (!(Math.abs(shopsMs - sentMs) > clockToleranceMs)) return read(response);
    aheadMs = shopsMs - Date.now();
    return read(await send(path, init, shopsMs));
  }

  return {
    get: (path, params, signal) => call(callAddress(path, params, language), { signal: signal ?? null }),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
  };
}

async function read<T>(response: Response): Promise<T> {
  const text = await response.text();
  const body: unknown = text ? parsed(text) : null;
  if (response.ok) return body as T;
  const { code, ...rest } = (body ?? {}) as { code?: unknown };
  const error = new ApiError(response.status, typeof code === 'string' ? code : null, code ? null : rest);
  // In neither of the shop's two shapes (ER-01): somebody on the way has answered. `faults.ts` hears of it.
  if (body === null) window.dispatchEvent(new ErrorEvent('unexpectedanswer', { error }));
  throw error;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
