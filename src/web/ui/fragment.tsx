import { createContext, createElement, useContext, type ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Registers a fragment of the page being rendered and returns the placeholder for its HTML. */
export type RenderFragment = <P extends object>(component: ComponentType<P>, props: P) => string;

const Context = createContext<RenderFragment | null>(null);

/** Provided on the server only. */
export const FragmentCacheProvider = Context.Provider;

/** `T` if it is plain data, which makes a unique cache key as JSON; `never` for functions, dates and maps. */
export type PlainData<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends
        | ((...given: never[]) => unknown)
        | symbol
        | bigint
        | Date
        | ReadonlyMap<unknown, unknown>
        | ReadonlySet<unknown>
    ? never
    : { [Key in keyof T]: unknown extends T[Key] ? T[Key] : PlainData<T[Key]> };

/**
 * A component whose HTML the server caches and uses in every page that shows it with the same props, which are plain
 * data. Of the page it sees its `FragmentContext` and the texts, nothing else. It uses no `useId`, whose values depend
 * on the place in the page, and shows no picture that is fetched eagerly, whose preload React would put into the head.
 * One that fails is left out alone.
 */
export function cachedFragment<P extends object>(
  component: ComponentType<P> & (P extends PlainData<P> ? unknown : never),
): ComponentType<P> {
  return function CachedFragment(props: P) {
    const render = useContext(Context);
    if (render) return render<P>(component, props);
    return <ErrorBoundary onError={reportToConsole}>{createElement<P>(component, props)}</ErrorBoundary>;
  };
}

const reportToConsole = (error: unknown) => console.error(error);
