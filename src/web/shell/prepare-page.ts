import type { QueryClient } from '@tanstack/react-query';
import { isAdminPath } from '../../domain/auth/admin-path.ts';
import { ApiError } from '../api/client.ts';
import { sessionToken } from '../api/token.ts';
import { askGuard } from '../guards.ts';
import { matchRoute } from '../routes.ts';
import type { PageContext } from '../state/page.tsx';
import type { Shown } from './Document.tsx';
import { preloadModules } from '../ui/lazy-module.ts';
import { errorPageCode } from './error-page-code.ts';
import { loadLayout } from './layouts.tsx';
import { pageErrorOf } from './page-error.ts';

/** Maximum redirects of one navigation before the server takes over. */
const redirectLimit = 5;

export type Prepared = Shown | { reload: string };

/**
 * Prepares a page off the screen: its code and the data of its first paint. Returns `reload` when only
 * the server can show it (a file, another language, the back office, too many redirects).
 */
export async function preparePage(url: string, from: PageContext, queries: QueryClient): Promise<Prepared> {
  let address = url;
  for (let hop = 0; hop < redirectLimit; hop++) {
    const target = new URL(address, from.origin);
    // Who may enter it, the server knows.
    if (isAdminPath(target.pathname)) return { reload: address };
    const language = target.searchParams.get('lang');
    if (language !== null) {
      if (language !== from.audience.language) return { reload: address };
      target.searchParams.delete('lang');
    }
    const { route, params } = matchRoute(target.pathname);
    const page: PageContext = {
      ...from,
      url: target.pathname + target.search,
      path: target.pathname,
      search: target.searchParams,
      params,
      now: new Date(),
    };
    const module = await route.load();
    const asked = { isSignedIn, url: page.url, from: from.url };
    try {
      // In the browser a page renders whole, so the code of its islands is fetched with it.
      const [redirect] = await Promise.all([
        askGuard(route, asked) ?? module.prefetch?.(page, queries),
        module.loadTexts?.(page.texts),
        // The frame of the checkout has none of what the pages of the shop share.
        route.layout === 'checkout' ? undefined : preloadModules(),
        loadLayout(route.layout),
      ]);
      if (!redirect) return { route, module, page };
      address = redirect.redirect;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      // The session ended elsewhere: whatever this document knows of its person goes with it.
      const away = askGuard(route, asked);
      if (problem.status === 401 && away) return { reload: away.redirect };
      await Promise.all([errorPageCode.load(), loadLayout('default')]);
      return { route, module, page, error: pageErrorOf(problem, page.path) };
    }
  }
  return { reload: address };
}

function isSignedIn(): boolean {
  return sessionToken() !== undefined;
}
