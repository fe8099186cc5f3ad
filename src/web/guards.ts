import { ApiError } from './api/client.ts';
import { paths } from './paths.ts';
import type { Redirect, Route } from './routes.ts';

/** What a guard is told. */
interface Asked {
  isSignedIn: () => boolean;
  /** Path and query of the page that is asked for. */
  url: string;
  /** Those of the page on the screen; left out: none is. */
  from?: string;
}

/** Where a visitor who may not see a page is led instead; `null`: the page is theirs. */
type Guard = (asked: Asked) => Redirect | null;

/** What a route may ask before its page is fetched, by name. A route with a guard is personal: what it answers differs. */
const guards: Readonly<Partial<Record<string, Guard>>> = {
  /** Others are asked to sign in, over the page they see, and then led on (RT-05). */
  signedIn: ({ isSignedIn, url, from = paths.home() }) =>
    isSignedIn() ? null : { redirect: paths.withModal(from, 'login', { next: url }), status: 302 },
  /** Others are led home without a word: the address says nothing to them (RT-10). */
  account: ({ isSignedIn }) => (isSignedIn() ? null : { redirect: paths.home(), status: 302 }),
};

/**
 * Asks the guard a route names.
 * @throws ApiError 500 'Unknown middleware' for a name no guard has (ER-05)
 */
export function askGuard({ guard }: Pick<Route, 'guard'>, asked: Asked): Redirect | null {
  if (guard === undefined) return null;
  const ask = Object.hasOwn(guards, guard) ? guards[guard] : undefined;
  if (!ask) throw new ApiError(500, 'Unknown middleware', null);
  return ask(asked);
}
