import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { browserApi } from './api/client.ts';
import { documentTokens } from './api/token.ts';
import { createQueries } from './api/queries.ts';
import { reportClientErrors } from './client-errors.ts';
import { isFirstView } from './blocks/first-views.ts';
import { loadTexts } from './i18n/client.ts';
import { matchRoute } from './routes.ts';
import { Document, type PageData, type Shown } from './shell/Document.tsx';
import { errorPageCode } from './shell/error-page-code.ts';
import { loadLayout } from './shell/layouts.tsx';

/** Hydrates the page with the data the server rendered it from. Settles once the frame is hydrated. */
export async function hydratePage(data: PageData): Promise<void> {
  if (data.reportsErrors) reportClientErrors(data.audience);
  const tokens = documentTokens(() => window.location.reload());
  const api = browserApi(data.audience.language, data.audience.countryId, tokens);
  const queries = createQueries(api);
  const updatedAt = isFromOwnCache() ? Date.parse(data.now) : Date.now();
  for (const [queryKey, answer] of data.answers) queries.setQueryData(queryKey, answer, { updatedAt });
  // As the server saw it: the address in the bar may hold keys that do not belong to the page, such as `lang`.
  const { pathname, search } = new URL(data.url, data.origin);
  const { route, params } = matchRoute(pathname);
  const [module, texts] = await Promise.all([
    route.load(),
    loadTexts(data.audience.language, {
      isWhole: data.error !== null || !(isFirstView(route.name, data.blocks) || route.layout === 'checkout'),
    }),
    loadLayout(data.error ? 'default' : route.layout),
    data.blocks.length > 0 && loadViewsOf(data.blocks),
    data.error && errorPageCode.load(),
  ]);
  await module.loadTexts?.(texts);
  const initial: Shown = {
    route,
    module,
    page: {
      audience: data.audience,
      url: data.url,
      path: pathname,
      search: new URLSearchParams(search),
      params,
      api,
      origin: data.origin,
      now: new Date(data.now),
      mode: 'view',
      texts,
    },
    ...(data.error ? { error: data.error } : {}),
  };
  await new Promise<void>((onHydrated) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <Document {...{ initial, texts, queries, onHydrated }} files={data.files} data={readAlready} />,
      );
    });
  });
}

/** Pages without blocks, such as those of the checkout, fetch nothing of what renders them. */
async function loadViewsOf(blocks: readonly string[]): Promise<void> {
  const { loadViews } = await import('./blocks/load-views.ts');
  await loadViews(blocks);
}

/**
 * Whether the browser may show a page it had before without asking for it. Any other is right as it arrives: the server
 * keeps a page until something on it changes, so its age, and the clock of this phone, say nothing.
 */
function isFromOwnCache(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}

/** What the server wrote into the page stays as it is. */
const readAlready = () => '';
