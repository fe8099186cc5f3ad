import type { Language } from './locales.ts';

export const apiRoot = '/api/v1/';

export type ReadMethod = 'GET';
export type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API: its address and the types of what travels. It holds no schema, so that browsers, which are typed by
 * it, download none; the server completes it with the schemas in `api.ts` beside it.
 */
export interface Call<Method = ReadMethod | WriteMethod, Params = unknown, Body = unknown, Answer = unknown> {
  readonly method: Method;
  /** Begins and ends with a slash; `:name` stands for a parameter. */
  readonly path: string;
  /** Exists for the type checker only. */
  readonly types?: { params: Params; body: Body; answer: Answer };
}

export type NoParams = Record<never, never>;
export type AnswerOf<C> = C extends Call<unknown, unknown, unknown, infer Answer> ? Answer : never;
export type BodyOf<C> = C extends Call<unknown, unknown, infer Body> ? Body : never;

/** A call that reads. `Params` are those of the path and of the query together. */
export function get<Answer, Params extends object = NoParams>(
  path: string,
): Call<ReadMethod, Params, undefined, Answer> {
  return { method: 'GET', path };
}

/** A call that creates or announces something; without an answer it is a 204. */
export function post<Body, Answer = null, Params extends object = NoParams>(
  path: string,
): Call<'POST', Params, Body, Answer> {
  return { method: 'POST', path };
}

/** A call that replaces something whole. */
export function put<Body, Answer = null, Params extends object = NoParams>(
  path: string,
): Call<'PUT', Params, Body, Answer> {
  return { method: 'PUT', path };
}

/** A call that changes the fields it names and leaves the others. */
export function patch<Body, Answer = null, Params extends object = NoParams>(
  path: string,
): Call<'PATCH', Params, Body, Answer> {
  return { method: 'PATCH', path };
}

/** A call that deletes or ends something. */
export function remove<Params extends object = NoParams, Body = undefined>(
  path: string,
): Call<'DELETE', Params, Body, null> {
  return { method: 'DELETE', path };
}

/** A call as it is sent: its address, and the parameters it was made of as texts. */
export interface CallAddress {
  /** Path and query. */
  url: string;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** Reads of composed pages carry their language in the query (RQ-02). */
const pathsWithLanguage = `${apiRoot}creator/`;

/**
 * The address of a call. Empty values are dropped, lists deduplicated and joined by commas (SR-04); what is no
 * parameter of the path goes into the query.
 */
export function addressOfCall(path: string, given: object = {}, language?: Language): CallAddress {
  const all = language && path.startsWith(pathsWithLanguage) ? { language, ...given } : given;
  const params: Record<string, string> = {};
  const query: Record<string, string> = {};
  let filled = path;
  for (const [name, value] of Object.entries(all)) {
    const text = textOf(value);
    if (text === '') continue;
    const isInPath = filled.includes(`/:${name}/`);
    if (isInPath) filled = filled.replace(`/:${name}/`, () => `/${encodeURIComponent(text)}/`);
    (isInPath ? params : query)[name] = text;
  }
  const queryText = new URLSearchParams(query).toString();
  return { url: queryText ? `${filled}?${queryText}` : filled, params, query };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? [...new Set(value)].join(',') : String(value);
}
