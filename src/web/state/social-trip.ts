/** Somebody on the way through another service: what only this browser knows, and where to go afterwards. */
export interface SocialTrip {
  state: string;
  browser_key: string;
  /** A path of the shop. */
  next: string;
  /** Links the account there to that of who is signed in, rather than sign in. */
  links: boolean;
}

const prefix = 'social-login:';
/** As long as the shop waits for somebody to come back, in ms. */
const tripMs = 900_000;

/**
 * Stored for the browser and not for the tab: an app of the service may come back in another one. Trips that nobody came back
 * from go with the next.
 */
export function beginTrip({ state, browser_key, next, links }: SocialTrip, now = Date.now()): void {
  for (const name of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
    if (!(now - (read(name)?.startedAt ?? 0) < tripMs)) localStorage.removeItem(name);
  }
  localStorage.setItem(prefix + state, JSON.stringify({ browser_key, next, links, startedAt: now }));
}

/** The trip that a state belongs to; null: it began in another browser, or is over. */
export function tripOf(state: string): SocialTrip | null {
  const found = read(prefix + state);
  return found && { state, browser_key: found.browser_key, next: found.next, links: found.links };
}

export function endTrip(state: string): void {
  localStorage.removeItem(prefix + state);
}

function read(name: string): (Omit<SocialTrip, 'state'> & { startedAt: number }) | null {
  try {
    const { browser_key, next, links, startedAt } = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<
      string,
      unknown
    >;
    if (typeof browser_key !== 'string' || typeof next !== 'string' || typeof startedAt !== 'number')
      return null;
    return { browser_key, next, links: links === true, startedAt };
  } catch {
    return null;
  }
}
