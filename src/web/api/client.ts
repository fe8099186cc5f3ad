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

/** The browser's way to the API, with the headers every request carries (RQ-01). */
export function browserApi(language: Language, countryId: number): Api {
  const headers = async (): Promise<Record<string, string>> => {
    const timestamp = String(Date.now());
    const locale = localeOf[language];
    return {
      'Delivery-Country': String(countryId),
      'Accept-Language': `${locale.replace('_', '-')},${language}`,
      'X-Timestamp': timestamp,
      'X-Nonce': await nonceFor(timestamp),
    };
  };
  return {
    async get(path, params, signal) {
      const withLanguage = path.startsWith('/api/v1/creator/') ? { language, ...params } : params;
      return read(
        await fetch(path + queryText(withLanguage), { headers: await headers(), signal: signal ?? null }),
      );
    },
    async post(path, body) {
      return read(
        await fetch(path, {
          method: 'POST',
          headers: { ...(await headers()), 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    },
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
