import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { blockNames, type BlockName } from '../../../domain/creator/block-names.ts';
import type { ComposedNode, PictureMeta, Scheme } from '../../../domain/creator/contract.ts';
import { inLanguage } from '../../../domain/creator/texts.ts';
import type { Language } from '../../../domain/locales.ts';
import { addressOfCall } from '../../../domain/call.ts';
import type { Api } from '../../api/client.ts';
import { createQueries } from '../../api/queries.ts';
import { textsFor } from '../../i18n/server.ts';
import { TextsProvider } from '../../i18n/texts.tsx';
import { ModalsProvider } from '../../state/modals.tsx';
import { PageProvider, type RenderMode, type PageContext } from '../../state/page.tsx';
import { hydrateIslands } from '../../ui/hydration.ts';
import { ToastProvider } from '../../ui/Toast.tsx';
import { BlockTree } from '../BlockTree.tsx';
import { loadViews } from '../load-views.ts';
import { prefetchBlocks } from '../prefetch-blocks.ts';
import { blocks } from '../registry.ts';

// Views arrive with the pages that show them; a test has them all at once.
await loadViews(blockNames);

let counter = 0;

/** A block as the server hands it over: its props checked and in one language. */
export function node(
  name: BlockName,
  props: Record<string, unknown> = {},
  children: ComposedNode[] = [],
  language: Language = 'et',
): ComposedNode {
  const checked = blocks[name].schema.parse(props);
  const uuid = `00000000-0000-4000-8000-${String(++counter).padStart(12, '0')}`;
  return {
    uuid,
    name,
    slot: 'default',
    props: inLanguage(checked, language),
    children,
  };
}

/** A document of one paragraph. */
export const words = (text: string) => ({
  time: 0,
  version: '2.22.2',
  blocks: [{ id: 'a', type: 'paragraph', data: { text }, tunes: {} }],
});

export interface Setting {
  mode?: RenderMode;
  language?: Language;
  /** Answers of the API by path; a function is told the parameters, of a write its body and key. Anything else fails. */
  answers?: Record<string, unknown>;
  page?: Partial<PageContext>;
  scheme?: Scheme | null;
  pictures?: Record<string, PictureMeta>;
  selected?: string | null;
  place?: 'page' | 'inset' | 'links';
}

export interface Stage {
  /** Anything rendered as in the shop. */
  around: (what: ReactNode) => ReactElement;
  tree: (nodes: readonly ComposedNode[]) => ReactElement;
  queries: QueryClient;
  page: PageContext;
  /** Every call that was made, as `/path/?a=b`. */
  calls: string[];
}

/** All a block meets in the shop, without a server. */
export function stage(setting: Setting = {}): Stage {
  const {
    mode = 'view',
    language = 'et',
    answers = {},
    scheme = null,
    pictures = {},
    selected = null,
    place = 'page',
  } = setting;
  const calls: string[] = [];
  const api: Api = {
    async get<T>(path: string, params: object = {}) {
      const { url } = addressOfCall(path, params);
      const [address = ''] = url.split('?');
      calls.push(url);
      if (!(address in answers)) throw new Error(`no answer for ${address}`);
      const answer = answers[address];
      return (typeof answer === 'function' ? answer(params) : answer) as T;
    },
    async send({ method, path }, { body, idempotencyKey }) {
      calls.push(`${method} ${path} ${JSON.stringify(body)}`);
      if (!(path in answers)) throw new Error(`no answer for ${path}`);
      const answer = answers[path];
      return (typeof answer === 'function' ? answer(body, idempotencyKey) : answer) as never;
    },
  };
  const texts = textsFor(language);
  const page: PageContext = {
    audience: { shopId: 2, countryId: 2, language, groupId: null, isBusiness: false, openedRestrictions: [] },
    url: '/',
    path: '/',
    search: new URLSearchParams(),
    params: {},
    api,
    origin: 'https://ilumaja.example',
    now: new Date('2026-11-21T10:00:00Z'),
    mode,
    texts,
    ...setting.page,
  };
  const queries = createQueries(api);
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: 0 } });
  const around = (what: ReactNode) => (
    <QueryClientProvider client={queries}>
      <TextsProvider value={texts}>
        <PageProvider value={page}>
          <ToastProvider>
            <ModalsProvider>{what}</ModalsProvider>
          </ToastProvider>
        </PageProvider>
      </TextsProvider>
    </QueryClientProvider>
  );
  const tree = (nodes: readonly ComposedNode[]) =>
    around(<BlockTree {...{ nodes, pictures, scheme, selected, place }} mode={page.mode} />);
  return { around, tree, queries, page, calls };
}

/** The HTML a visitor is sent, with what the first paint needs fetched before. */
export async function renderOnServer(nodes: readonly ComposedNode[], setting: Setting = {}): Promise<string> {
  const at = stage(setting);
  if (at.page.mode === 'view') await onServer(() => prefetchBlocks(nodes, at.page, at.queries));
  return onServer(() => renderToString(at.tree(nodes)));
}

/** Renders in the browser, as after following a link. */
export function renderBlocks(nodes: readonly ComposedNode[], setting: Setting = {}): RenderResult & Stage {
  const at = stage(setting);
  return { ...render(at.tree(nodes)), ...at };
}

/**
 * Sends the HTML to the browser and lets it take over. `errors` are what React could not match; `hydrateAll` has every
 * island be near the window.
 */
export async function hydrate(nodes: readonly ComposedNode[], setting: Setting = {}) {
  const at = stage(setting);
  await onServer(() => prefetchBlocks(nodes, at.page, at.queries));
  const container = document.createElement('div');
  container.innerHTML = onServer(() => renderToString(at.tree(nodes)));
  document.body.append(container);
  const errors: unknown[] = [];
  const root = hydrateRoot(container, at.tree(nodes), { onRecoverableError: (error) => errors.push(error) });
  const hydrateAll = () => act(() => hydrateIslands('all'));
  return { container, root, errors, hydrateAll, ...at };
}

/** Runs as the server does, which has no window. */
export function onServer<T>(work: () => T): T {
  const { window } = globalThis;
  try {
    Reflect.deleteProperty(globalThis, 'window');
    return work();
  } finally {
    Object.assign(globalThis, { window });
  }
}
