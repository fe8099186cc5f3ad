import type { QueryClient } from '@tanstack/react-query';
import type { Audience } from '../../../domain/shops/audience.ts';
import type { Api } from '../../api/client.ts';
import type { useModals } from '../../state/modals.tsx';
import { settleCountry } from './country.ts';
import { greetMembers } from './loyalty.ts';
import { inviteToRegister } from './signup.ts';

/** The document whose popups these are. */
export interface Visit {
  api: Api;
  audience: Audience;
  queries: QueryClient;
  openModal: ReturnType<typeof useModals>['openModal'];
  /** By the clock of `performance.now()`. */
  openedAtMs: number;
  /** Aborted when the frame goes. */
  signal: AbortSignal;
}

/** Popups in the order of PP-01: each waits until no other window is open. */
export function startPopups(visit: Visit): void {
  const failed = (what: string) => (error: unknown) => console.error(what, error);
  void settleCountry(visit)
    .catch(failed('the delivery country is not settled'))
    .then(() => greetMembers(visit))
    .catch(failed('nobody is greeted'));
  inviteToRegister(visit);
}
