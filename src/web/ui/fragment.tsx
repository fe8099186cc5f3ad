import { createContext, createElement, useContext, type ComponentType } from 'react';

/** Takes a part of the page being drawn, and answers the mark its HTML is put in the place of. */
export type FragmentRenderer = <P extends object>(part: ComponentType<P>, props: P) => string;

const Context = createContext<FragmentRenderer | null>(null);

/** Stands above pages on the server alone. */
export const FragmentCacheProvider = Context.Provider;

/**
 * A part that looks the same on every page: it shows its props, which are plain data, in the language of the page, and
 * knows nothing of the page besides. The server draws it once and keeps its HTML for the pages that follow.
 */
export function cachedFragment<P extends object>(part: ComponentType<P>): ComponentType<P> {
  return function CachedFragment(props: P) {
    const renderFragment = useContext(Context);
    return renderFragment ? renderFragment(part, props) : createElement(part, props);
  };
}
