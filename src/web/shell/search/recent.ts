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

/** Keeps a search as the newest of those remembered. */
export function rememberSearch(term: string): void {
  keep([term, ...recentSearches().filter((one) => one !== term)].slice(0, maxSearches));
}

/** Forgets one; answers what is left. */
export function forgetSearch(term: string): string[] {
  const left = recentSearches().filter((one) => one !== term);
  keep(left);
  return left;
}

function keep(terms: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(terms));
  } catch {
    // Storage is full or closed: the search works without its memory.
  }
}
