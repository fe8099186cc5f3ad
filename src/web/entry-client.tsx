import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './ui/styles/index.css';
import { browserApi } from './api/client.ts';
import { createQueries } from './api/queries.ts';
import { loadViews } from './blocks/load-views.ts';
import { loadTexts } from './i18n/client.ts';
import { matchRoute } from './routes.ts';
import { reloadOnLostChunk } from './shell/chunk-failure.ts';
import { Document, type PageData, type Shown } from './shell/Document.tsx';

/** Takes over the page the server drew, with the data it was drawn from. */
async function takeOver(): Promise<void> {
  reloadOnLostChunk();
  await documentParsed();
  const data = JSON.parse(document.getElementById('page-data')!.textContent!) as PageData;
  const api = browserApi(data.audience.language, data.audience.countryId);
  const queries = createQueries(api);
  hydrate(queries, data.queries);
  // As the server saw it: the address in the bar may hold keys that do not belong to the page, such as `lang`.
  const { pathname, search } = new URL(data.url, data.origin);
  const { route, params } = matchRoute(pathname);
  const [module, texts] = await Promise.all([
    route.load(),
    loadTexts(data.audience.language),
    loadViews(data.blocks),
  ]);
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
  startTransition(() => {
    hydrateRoot(
      document,
      <Document
        {...{ initial, texts, queries }}
        files={data.files}
        blocks={data.blocks}
        data={() => data.queries}
      />,
    );
  });
}

/** From the browser's cache this script may run before the end of a long page, where the data stands, has arrived. */
function documentParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

void takeOver();
