import type { TokenStore } from './client.ts';

/**
 * The session token, in the cookie that page requests carry. Calls ignore the cookie; the browser's code puts it
 * into their header, which no other site can do. On the server there is none.
 */
export function sessionToken(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return /(?:^|;\s*)token=([\w-]+)/.exec(document.cookie)?.[1];
}

const dayMs = 86_400_000;

/**
 * Stores the token of a session that ends at `expiresAt` (ISO 8601); null: forgets it. It is stored a day longer than the
 * session lasts: whoever is in the midst of something is then told that it ended, not taken for a stranger.
 */
export function storeToken(token: string | null, expiresAt = ''): void {
  const lifetime =
    token === null ? 'Max-Age=0' : `Expires=${new Date(Date.parse(expiresAt) + dayMs).toUTCString()}`;
  document.cookie = `token=${token ?? ''}; ${lifetime}; Path=/; SameSite=Lax; Secure`;
}

const channelName = 'session-channel';
/** `anew`: load the page anew; `look`: do so if the token is another one. */
type Word = 'anew' | 'look';

/** Loads every document of the shop in this browser anew, this one too: somebody signed in or out, or acts for another. */
export function loadAllAnew(): void {
  tellAll('anew');
}

function tellAll(word: Word): void {
  const channel = new BroadcastChannel(channelName);
  // A channel reaches the own origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(word);
  channel.close();
}

/** Calls that ask who somebody is, and the one that signs out: a dead token is an answer there, without a word (AU-02). */
const asksWho = /\/(?:me|user|logout)\/$/;

/**
 * Holds the address of the page on which a session ended under somebody's hands, until they were asked to sign in again: it
 * died, or they signed out elsewhere in the midst of an order.
 */
export const sessionOverKey = 'session-over';

const askToSignIn = () => sessionStorage.setItem(sessionOverKey, location.pathname + location.search);

/**
 * The token as this document knows it. When somebody signs in or out in another tab, or the shop no longer accepts the
 * token, the page is loaded anew: what it shows is somebody else's. For browsers alone, once a document.
 */
export function documentTokens(reload: () => void): TokenStore {
  let known = sessionToken();
  const loadAnew = () => {
    // The order of an account is no stranger's: without a word it would seem to be gone. Returns have a page of their own.
    if (known && !sessionToken() && /^\/order\/[^/]+\/(?!r)/.test(location.pathname)) askToSignIn();
    known = sessionToken();
    reload();
  };
  const follow = () => {
    if (sessionToken() !== known) loadAnew();
  };
  new BroadcastChannel(channelName).addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'anew') loadAnew();
    else follow();
  });
  // A page taken back from memory, or a tab that slept while the word went round.
  window.addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') follow();
  });
  return {
    get: sessionToken,
    forget(refused, path) {
      // Another tab may have signed in while the call was under way.
      if (sessionToken() !== refused) return;
      storeToken(null);
      document.documentElement.removeAttribute('data-signed-in');
      if (asksWho.test(path)) known = undefined;
      else askToSignIn();
      follow();
      tellAll('look');
    },
  };
}
