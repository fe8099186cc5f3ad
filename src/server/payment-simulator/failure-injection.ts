/** Failures on purpose. Tests alone switch them: no address and no setting leads here. */
export interface InjectedFailures {
  /** What its API does; null: works. `slow` answers after so long that nobody waits. */
  api: 'down' | 'slow' | 'nonsense' | 'other-sum' | 'other-currency' | null;
  /** What becomes of its callbacks. */
  callbacks: 'sent' | 'lost' | 'forged';
}

export function noFailures(): InjectedFailures {
  return { api: null, callbacks: 'sent' };
}
