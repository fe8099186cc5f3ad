import type { TokenStore } from './client.ts';

/**
 * The token of the session, in the cookie that pages are asked for with. Calls ignore the cookie; the browser puts it
 * into their header, which no other site can.
 */
export const cookieToken: TokenStore = {
  get: () => /(?:^|;\s*)token=([\w-]+)/.exec(document.cookie)?.[1],
  forget: () => {
    document.cookie = 'token=; Max-Age=0; Path=/; SameSite=Lax; Secure';
  },
};
