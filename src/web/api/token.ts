import type { TokenStore } from './client.ts';

/**
 * The session token, in the cookie that page requests carry. Calls ignore the cookie; the browser's code puts it
 * into their header, which no other site can do.
 */
export const cookieToken: TokenStore = {
  get: () => /(?:^|;\s*)token=([\w-]+)/.exec(document.cookie)?.[1],
  forget: () => {
    document.cookie = 'token=; Max-Age=0; Path=/; SameSite=Lax; Secure';
  },
};
