import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PageProvider, type PageContext } from '../state/page.tsx';
import { TextsProvider, type Texts } from '../i18n/texts.tsx';
import type { PageModule, Route } from '../routes.ts';
import { App } from './App.tsx';
import { fontsFor } from '../i18n/fonts.ts';
import mark from './assets/ilumaja-mark.svg?url&no-inline';

/** The built files of a page: what the head links to. */
export interface PageFiles {
  entry: string;
  styles: readonly string[];
  /** Fetched once the page is painted: the app, and what it and this page import. */
  app: string;
  modules: readonly string[];
  /** Scripts before the entry, in development alone. */
  development?: readonly string[];
}

/** The page on the screen, with its error if it failed. */
export interface Shown {
  route: Route;
  module: PageModule;
  page: PageContext;
  error?: { status: number; code: string | null };
}

/** What the browser needs to hydrate the page. It travels in a JSON data block, as the policy allows no inline script. */
export interface PageData {
  /** Path and the query keys that belong to the page. */
  url: string;
  audience: PageContext['audience'];
  origin: string;
  now: string;
  error: Shown['error'] | null;
  files: PageFiles;
  /** Whether browsers report their errors. */
  reportsErrors: boolean;
  /** Blocks whose code must be loaded before hydration. */
  blocks: readonly string[];
  /** The data the page was rendered from, by query key. */
  answers: readonly (readonly [QueryKey, unknown])[];
}

interface Props {
  initial: Shown;
  texts: Texts;
  files: PageFiles;
  queries: QueryClient;
  /** `PageData` as JSON. Called once the page is rendered, so that it holds all that was fetched. */
  data: () => string;
  /** Called in the browser once the frame is interactive. */
  onHydrated?: () => void;
}

/** The whole document, the same on the server and in the browser. */
export function Document({ initial, texts, files, queries, data, onHydrated }: Props) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  const { page } = initial;
  return (
    <html lang={page.audience.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        {fontsFor(page.audience.language).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        {files.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <link rel="icon" type="image/svg+xml" href={mark} />
        {files.development?.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
        <script type="module" src={files.entry} async />
      </head>
      <body>
        <QueryClientProvider client={queries}>
          <TextsProvider value={texts}>
            <PageProvider value={page}>
              <App initial={initial} />
            </PageProvider>
          </TextsProvider>
        </QueryClientProvider>
        <script
          type="application/json"
          id="page-data"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: data() }}
        />
      </body>
    </html>
  );
}
