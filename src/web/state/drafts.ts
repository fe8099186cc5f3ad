import { useSyncExternalStore } from 'react';

/** What was typed into the fields of a form, by their names. */
export type Draft = Record<string, string>;

const prefix = 'draft:';

/** What was typed into a form before the page was loaded anew, or null. */
export function readDraft(form: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + form) ?? 'null');
    return typeof draft === 'object' ? (draft as Draft | null) : null;
  } catch {
    return null;
  }
}

/** The draft of a form that is rendered on the server, where there is none. */
export function useStoredDraft(form: string): Draft | null {
  const stored = useSyncExternalStore(
    neverChanges,
    () => sessionStorage.getItem(prefix + form),
    () => null,
  );
  return stored === null ? null : readDraft(form);
}

const neverChanges = () => () => {};

/** Stores what was typed, for this tab alone and until it is closed; null: forgets it. */
export function saveDraft(form: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(prefix + form);
    else sessionStorage.setItem(prefix + form, JSON.stringify(draft));
  } catch {
    // Full, or not allowed: a draft is a convenience.
  }
}

/** Forgets the drafts of all forms. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
