import type { Carrier } from '../../domain/delivery/contract.ts';
import type { Db } from '../database.ts';
import { keepList, type ListOutcome, takeList } from './point-list.ts';
import type { ListSource } from './sources.ts';

/** A list is fetched again so long after it was taken over, in ms: about once a day. */
const refreshMs = 22 * 3_600_000;
/** And so long after an attempt that brought none. */
const retryMs = 3_600_000;

interface Deps {
  db: Db;
  clock: () => Date;
  signal: AbortSignal;
}

/**
 * Refreshes the lists of carriers that are due. A carrier that fails keeps its last good list and is asked again later; each
 * attempt is recorded. Only carriers by whom something is delivered are asked.
 */
export async function refreshPointLists(deps: Deps, sources: readonly ListSource[]): Promise<void> {
  for (const source of sources) {
    if (deps.signal.aborted) return;
    if (await isDue(deps, source.carrier)) await refreshPointList(deps, source);
  }
}

async function isDue({ db, clock }: Deps, carrier: Carrier): Promise<boolean> {
  const isUsed = await db
    .selectFrom('delivery_method')
    .select('id')
    .where('carrier', '=', carrier)
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (!isUsed) return false;
  const last = await db
    .selectFrom('pickup_point_refresh')
    .select(['at', 'is_taken'])
    .where('carrier', '=', carrier)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return !last || clock().getTime() - last.at.getTime() >= (last.is_taken ? refreshMs : retryMs);
}

/** Fetches a list and takes it over, or keeps the last good one and says why. */
export async function refreshPointList(
  { db, clock, signal }: Deps,
  { carrier, fetch }: ListSource,
): Promise<ListOutcome> {
  let points;
  try {
    points = await fetch(signal);
  } catch (error) {
    // Stopping is no failure of the carrier.
    signal.throwIfAborted();
    return keepList(db, carrier, error instanceof Error ? reasonOf(error) : 'unknown', clock());
  }
  return takeList(db, carrier, points, clock());
}

/** What went wrong in the network's own words, which stand in the cause. Neither names the address: it may hold a password. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
