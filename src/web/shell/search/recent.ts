const key = 'recent-searches';
const maxSearches = 5;

/** This visitor's latest searches, newest first; stored in the browser only. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Stores a search as the newest. */
export function rememberSearch(term: string): void {
  keep([term, ...recentSearches().filter((one) => one !== term)].slice(0, maxSearches));
}

/** Removes one and returns the rest. */
export function forgetSearch(term: string): string[] {
  const left = recentSearches().filter((one) => one !== term);
  keep(left);
  return left;
}

function keep(terms: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(terms));
  } catch {
    // Storage is full or blocked; the search works without it.
  }
}
