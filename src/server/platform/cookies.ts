import { parseCookie, stringifySetCookie } from 'cookie';

const none: Record<string, string | undefined> = {};

/** The cookies of a `Cookie` header by name. */
export function cookiesOf(header: string | undefined): Record<string, string | undefined> {
  return header === undefined ? none : parseCookie(header);
}

/** A `Set-Cookie` header. Browsers take `Secure` cookies over plain HTTP from localhost too. */
export function setCookie(name: string, value: string, maxAgeSeconds: number): string {
  return stringifySetCookie({
    name,
    value,
    maxAge: maxAgeSeconds,
    path: '/',
    sameSite: 'lax',
    secure: true,
  });
}
