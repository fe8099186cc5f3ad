/** What a visitor may allow beyond the necessary (PP-02). */
export const consentKinds = ['statistics', 'marketing', 'session-recording'] as const;
export type ConsentKind = (typeof consentKinds)[number];

const cookieName = 'cookie_consent';
const yearSeconds = 31_536_000;

/** The kinds allowed, or `null` when nothing was chosen yet. */
export function readConsent(cookies: string): ConsentKind[] | null {
  const part = cookies.split('; ').find((one) => one.startsWith(`${cookieName}=`));
  if (!part) return null;
  // A cookie written by hand may hold anything, so it is not decoded as a whole.
  const chosen = part.slice(cookieName.length + 1).split(/\||%7C/i);
  return consentKinds.filter((kind) => chosen.includes(kind));
}

/** The choice as a cookie for a year; an empty list allows only the necessary. */
export function consentCookie(kinds: readonly ConsentKind[]): string {
  const value = encodeURIComponent(['necessary', ...kinds].join('|'));
  return `${cookieName}=${value}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax; Secure`;
}

/** Fired on the window when the choice was made elsewhere, such as in the cookie settings. */
export const consentEvent = 'ilumaja:consent';

/** Stores the choice and notifies the page. */
export function saveConsent(kinds: readonly ConsentKind[]): void {
  document.cookie = consentCookie(kinds);
  window.dispatchEvent(new Event(consentEvent));
}
