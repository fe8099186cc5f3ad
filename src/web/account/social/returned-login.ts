import { findPendingLogin, type PendingSocialLogin } from '../../state/pending-social-login.ts';

/** A login that was started here, with what the service answered. */
export interface ReturnedLogin extends PendingSocialLogin {
  code: string;
  /** The service's own name of itself, where it sends one. */
  iss?: string | undefined;
}

/** `cancelled`: said no at the service. `elsewhere`: started in another browser, or too long ago. */
export class ReturnFailed extends Error {
  readonly reason: 'cancelled' | 'elsewhere';
  /** Of a login that was to link an account. */
  readonly links: boolean;

  constructor(reason: ReturnFailed['reason'], links = false) {
    super(reason);
    this.name = 'ReturnFailed';
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
 * Reads what the service said from the address and takes it out of there, as its code is a key: into the storage of the tab,
 * so that a reload asks for the password again and not for the whole login.
 * @throws ReturnFailed
 */
export function readReturn(provider: string): ReturnedLogin {
  const answer = fromAddress(provider) ?? fromTab();
  if (answer?.provider !== provider) throw new ReturnFailed('elsewhere');
  const pending = findPendingLogin(answer.state);
  if (!pending) throw new ReturnFailed('elsewhere');
  if (answer.code === null) throw new ReturnFailed('cancelled', pending.links);
  return { ...pending, code: answer.code, iss: answer.iss ?? undefined };
}

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
