/** A login at another service that has not ended: what only this browser knows, and where to go afterwards. */
export interface PendingSocialLogin {
  state: string;
  browser_key: string;
  /** A path of the shop. */
  next: string;
  /** Links the account there to that of who is signed in, rather than sign in. */
  links: boolean;
}

const prefix = 'social-login:';
/** As long as the shop waits for somebody to come back, in ms. */
const pendingMs = 900_000;

/**
 * Stored for the browser and not for the tab: an app of the service may come back in another one. Logins that nobody came back
 * from are removed by the next.
 */
export function storePendingLogin(
  { state, browser_key, next, links }: PendingSocialLogin,
  now = Date.now(),
): void {
  for (const name of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
    if (!(now - (read(name)?.startedAt ?? 0) < pendingMs)) localStorage.removeItem(name);
  }
  localStorage.setItem(prefix + state, JSON.stringify({ browser_key, next, links, startedAt: now }));
}

/** The login that a state belongs to; null: another browser started it, or it is over. */
export function findPendingLogin(state: string): PendingSocialLogin | null {
  const found = read(prefix + state);
  return found && { state, browser_key: found.browser_key, next: found.next, links: found.links };
}

export function deletePendingLogin(state: string): void {
  localStorage.removeItem(prefix + state);
}

function read(name: string): (Omit<PendingSocialLogin, 'state'> & { startedAt: number }) | null {
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
