import { createContext, useContext } from 'react';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Api } from '../api/client.ts';
import type { Texts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';

export type RenderMode = 'view' | 'edit' | 'preview';

/** Where and for whom a page is shown. Created for every request and every navigation. */
export interface PageContext {
  audience: Audience;
  /** Path and query of the page, without host and hash. */
  url: string;
  path: string;
  search: URLSearchParams;
  /** Values of the address: `id`, `list` … */
  params: Record<string, string>;
  api: Api;
  /** Address of the shop without a trailing slash, for canonical links. */
  origin: string;
  now: Date;
  mode: RenderMode;
  /** Texts of the page's language, for code outside components. */
  texts: Texts;
}

const Context = createContext<PageContext | null>(null);

export const PageProvider = Context.Provider;

/** The whole address under which search engines and other sites know a page in a language. */
export function publicAddress(
  { origin, audience }: Pick<PageContext, 'origin' | 'audience'>,
  path: string,
  language = audience.language,
): string {
  return origin + paths.inLanguage(path, language);
}

/** The page being rendered, if any. */
export function usePageIfAny(): PageContext | null {
  return useContext(Context);
}

/** The page being rendered. Throws outside of a page and in cached fragments. */
export function usePage(): PageContext {
  const page = usePageIfAny();
  if (!page) throw new Error('usePage needs a PageProvider above it');
  return page;
}
