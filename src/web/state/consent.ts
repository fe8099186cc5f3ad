import { consentKinds, type ConsentKind } from '../../domain/consent/kinds.ts';
import type { Api } from '../api/client.ts';

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

/** Stores the choice, notifies the page, and has the choice recorded. */
export function saveConsent(api: Api, kinds: readonly ConsentKind[]): void {
  document.cookie = consentCookie(kinds);
  window.dispatchEvent(new Event(consentEvent));
  const note = `${crypto.randomUUID()} ${kinds.join('|')}`;
  try {
    localStorage.setItem(unrecordedKey, note);
  } catch {
    // Without a storage it is recorded now or not at all.
  }
  void sendNote(api, note);
}

/** The choice that is still to be recorded: a key of its own, and the kinds. A later choice takes its place. */
export const unrecordedKey = 'consent:unrecorded';

/** Records a choice that the shop could not be told of when it was made. */
export function sendUnrecorded(api: Api): void {
  try {
    const note = localStorage.getItem(unrecordedKey);
    if (note) void sendNote(api, note);
  } catch {
    // Without a storage nothing was left.
  }
}

/** The code that sends is fetched by the few who have made a choice. */
async function sendNote(api: Api, note: string): Promise<void> {
  try {
    const { recordNote } = await import('./consent-record.ts');
    await recordNote(api, note);
  } catch (error) {
    // The next page tries again.
    console.warn('the choice of cookies is not recorded yet', error);
  }
}
