import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { ApiError, type Api } from './api/client.ts';
import { createQueries, serverOnly } from './api/queries.ts';
import { fragmentsOf, type PageFragments } from './fragment-cache.tsx';
import './blocks/server-views.ts';
import { reportBlockErrorsTo } from './blocks/block-errors.ts';
import { pageBlocks } from './blocks/page-blocks.ts';
import { textsFor } from './i18n/server.ts';
import { askGuard } from './guards.ts';
import { matchRoute, type Route } from './routes.ts';
import { Document, type PageData, type PageFiles, type Shown } from './shell/Document.tsx';
import { layoutSources } from './shell/layouts.tsx';
import { pageErrorOf } from './shell/page-error.ts';
import { prefetchShell } from './shell/prefetch.ts';
import { fragmentContextOf } from './state/fragment-context.tsx';
import type { PageContext } from './state/page.tsx';
import { FragmentCacheProvider } from './ui/fragment.tsx';
import { preloadModules } from './ui/lazy-module.ts';
import type { Audience } from '../domain/shops/audience.ts';

/** What the server passes in to have a page rendered. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  audience: Audience;
  /** Whether a personal page is for somebody who is signed in; others are rendered for anonymous visitors. */
  isSignedIn: boolean;
  /** Whether something may stand there that the visitor may not know of: it is not found, whatever it is. */
  isHidden: boolean;
  api: Api;
  origin: string;
  now: Date;
  /** The built files a route needs, from the manifest. */
  filesOf: (modules: readonly string[], language: Audience['language']) => PageFiles;
  /** Whether browsers report their errors. */
  reportsErrors: boolean;
}

export interface PageAnswer {
  status: number;
  location?: string;
  /** In UTF-8. */
  html: Uint8Array;
  /** A surprise met while rendering, to be logged and reported; the visitor got the error page, or one without a part of it. */
  error?: unknown;
  /** Something the page should show is missing from it: it must not be cached. */
  isPartial?: boolean;
}

/** The route of a path, the query keys a cached page of it depends on, and whether it may be cached at all. */
export function routeOf(path: string): Pick<Route, 'name' | 'query' | 'isPersonal'> {
  return matchRoute(path).route;
}

export { apiError } from './api/client.ts';

/** Renders one page: fetches what the first paint needs, then the whole document once. Never throws. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const queries = createQueries(request.api);
  try {
    return await render(request, queries);
  } finally {
    // Each answer has a timer that would hold all of them for half an hour.
    queries.clear();
  }
}

async function render(request: PageRequest, queries: QueryClient): Promise<PageAnswer> {
  const [path = '/', query] = request.url.split('?', 2);
  const { route, params } = matchRoute(path);
  const page: PageContext = {
    audience: request.audience,
    url: request.url,
    path,
    search: new URLSearchParams(query),
    params,
    api: request.api,
    origin: request.origin,
    now: request.now,
    mode: 'view',
    texts: textsFor(request.audience.language),
  };
  let shown: Shown = { route, module: await route.load(), page };
  await preloadModules();
  let status = 200;
  let error: unknown;
  let isPartial = false;
  const shell = prefetchShell(page, queries);
  try {
    if (request.isHidden) throw new ApiError(404, 'SCHEME_NOT_FOUND', null);
    const redirect =
      askGuard(route, { isSignedIn: () => request.isSignedIn, url: request.url }) ??
      (await shown.module.prefetch?.(page, queries));
    if (redirect) {
      await shell;
      return { status: redirect.status, location: redirect.redirect, html: new Uint8Array() };
    }
  } catch (problem) {
    const failure = pageErrorOf(problem, path);
    status = failure.status;
    if (status >= 500) [error, isPartial] = [problem, true];
    shown = { ...shown, error: failure };
  }
  await shell;
  // Rendering may fail and then sets the others, so it comes before they are read.
  const html = rendered(shown);
  return { status, error, html, isPartial: isPartial || hasFailures(queries) };

  function rendered(what: Shown): Uint8Array {
    const blocks = pageBlocks(queries);
    const layout = layoutSources[what.error ? 'default' : route.layout];
    const modules = [
      ...(layout ? [layout] : []),
      route.module,
      ...blocks.map((name) => `src/web/blocks/${name}/View.tsx`),
    ];
    const files = request.filesOf(modules, request.audience.language);
    const { texts } = page;
    const { reportsErrors } = request;
    const { renderFragment, place, bytesOf, errors } = fragmentsOf(fragmentContextOf(page));
    const data = () => dataBlock(what, { files, reportsErrors, blocks }, queries, place);
    const failures: unknown[] = [];
    // A page is rendered in one go, so what blocks report meanwhile is of this one.
    reportBlockErrorsTo((cause, { name, uuid }) =>
      failures.push(new Error(`block ${name} ${uuid} failed`, { cause })),
    );
    try {
      const html = renderToString(
        <FragmentCacheProvider value={renderFragment}>
          <Document {...{ texts, files, queries, data }} initial={what} />
        </FragmentCacheProvider>,
      );
      const bytes = bytesOf(`<!DOCTYPE html>${html}`);
      isPartial ||= errors.length > 0 || html.includes(failedBoundary);
      failures.push(...errors);
      if (isPartial && failures.length === 0)
        failures.push(new Error(`an island of ${route.name} could not be rendered`));
      error ??= failures.length > 1 ? new AggregateError(failures, 'parts of the page failed') : failures[0];
      return bytes;
    } catch (problem) {
      if (what.error) throw problem;
      status = 500;
      [error, isPartial] = [problem, true];
      return rendered({ ...what, error: { status, code: null } });
    }
  }
}

/** What React writes where a Suspense boundary caught an error: its fallback stands there until the browser tries again. */
const failedBoundary = '<!--$!-->';

/** Whether a call failed otherwise than by a refusal, which would be refused again. */
function hasFailures(queries: QueryClient): boolean {
  return queries
    .getQueryCache()
    .getAll()
    .some(
      ({ state }) => state.error !== null && !(state.error instanceof ApiError && state.error.status < 500),
    );
}

/** What the browser takes the page over with, as JSON that no text of a product can close the block of. */
function dataBlock(
  { page, error }: Shown,
  given: Pick<PageData, 'files' | 'reportsErrors' | 'blocks'>,
  queries: QueryClient,
  place: PageFragments['place'],
): string {
  const data: Omit<PageData, 'answers'> = {
    url: page.url,
    audience: page.audience,
    origin: page.origin,
    now: page.now.toISOString(),
    error: error ?? null,
    ...given,
  };
  const answers = queries
    .getQueryCache()
    .findAll({
      predicate: ({ state, queryKey, meta }) =>
        state.status === 'success' && queryKey.at(-1) !== serverOnly && meta?.['isSent'] !== false,
    })
    .map(({ queryKey, state }) => `[${inBlock(queryKey)},${place(answerBytes(state.data))}]`);
  return `${inBlock(data).slice(0, -1)},"answers":[${answers.join()}]}`;
}

/** Cached answers are the same object page after page, so each is serialised once; the category tree is large. */
const utf8 = new TextEncoder();
const answersWritten = new WeakMap<object, Uint8Array>();

function answerBytes(answer: unknown): Uint8Array {
  if (typeof answer !== 'object' || answer === null) return utf8.encode(inBlock(answer));
  let written = answersWritten.get(answer);
  if (!written) answersWritten.set(answer, (written = utf8.encode(inBlock(answer))));
  return written;
}

function inBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
