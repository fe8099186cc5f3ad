import type { SignedIn } from '../../domain/auth/contract.ts';
import { loadAllAnew, storeToken } from '../api/token.ts';
import { forgetEdits } from './cart/stored-keys.ts';
import { forgetDrafts } from './drafts.ts';
import { clearUnsavedFavourites } from './favourite-marks.ts';

/**
 * Begins a session: the page, or `next` (a path of the shop), is loaded as its person sees it, here and in every other
 * tab (AU-02).
 */
export function beginSession({ key, expires_at }: SignedIn, next?: string): void {
  storeToken(key, expires_at);
  const address = new URL(next ?? window.location.href, window.location.origin);
  for (const ofWindow of ['modal', 'modalProps']) address.searchParams.delete(ofWindow);
  // Without its state: what it says of overlays and scrolling is about the page that goes.
  window.history.replaceState({}, '', address);
  loadAllAnew();
}

/** Ends the session in this browser, in all of its tabs, with whatever was typed and not sent. */
export function endSession(): void {
  storeToken(null);
  forgetDrafts();
  forgetEdits();
  clearUnsavedFavourites();
  loadAllAnew();
}
