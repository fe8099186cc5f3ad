import { tripOf, type SocialTrip } from '../../state/social-trip.ts';

/** Where somebody set out from, and what the service sent them back with. */
export interface WayBack extends SocialTrip {
  code: string;
  /** The service's own name of itself, where it sends one. */
  iss?: string | undefined;
}

/** `cancelled`: said no at the service. `elsewhere`: set out from another browser, or too long ago. */
export class WayLost extends Error {
  readonly reason: 'cancelled' | 'elsewhere';
  /** Of a trip that was to link an account. */
  readonly links: boolean;

  constructor(reason: WayLost['reason'], links = false) {
    super(reason);
    this.name = 'WayLost';
    this.reason = reason;
    this.links = links;
  }
}

interface Answer {
  provider: string;
  state: string;
  code: string | null;
  iss: string | null;
}

const key = 'social-return';

/**
 * Reads what the service said from the address and takes it out of there, as its code is a key: into what the tab remembers,
 * so that after a reload a password is asked for again and not the whole way.
 * @throws WayLost
 */
export function wayBack(provider: string): WayBack {
  const answer = fromAddress(provider) ?? fromTab();
  if (answer?.provider !== provider) throw new WayLost('elsewhere');
  const trip = tripOf(answer.state);
  if (!trip) throw new WayLost('elsewhere');
  if (answer.code === null) throw new WayLost('cancelled', trip.links);
  return { ...trip, code: answer.code, iss: answer.iss ?? undefined };
}

/** Nothing of the way back stays behind. */
export function forgetReturn(): void {
  sessionStorage.removeItem(key);
}

function fromAddress(provider: string): Answer | null {
  const said = new URLSearchParams(window.location.search);
  const state = said.get('state');
  if (state === null) return null;
  const answer = { provider, state, code: said.get('code'), iss: said.get('iss') };
  sessionStorage.setItem(key, JSON.stringify(answer));
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return answer;
}

function fromTab(): Answer | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Answer | null;
  } catch {
    return null;
  }
}
