import { useEffect, useState } from 'react';
import { readConsent } from '../../state/consent.ts';
import { isDialogOpen } from '../../ui/dialog-order.ts';

/** How often a waiting banner looks whether its turn has come, in ms. */
const lookMs = 500;

const keyOf = (uuid: string) => `banner:${uuid}`;

/**
 * Whether the banner is to be shown now: a visitor who has not seen it, the consent question answered, no other
 * modal open. It counts as seen from the moment its turn comes.
 */
export function useTurn(uuid: string): boolean {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    if (isTurn || wasSeen(uuid)) return;
    const look = () => {
      if (readConsent(document.cookie) === null || isDialogOpen()) return;
      markSeen(uuid);
      setTurn(true);
    };
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [uuid, isTurn]);
  return isTurn;
}

/** Without a storage nothing could remember the visitor, so the banner stays away rather than come on every page. */
function wasSeen(uuid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uuid)) !== null;
  } catch {
    return true;
  }
}

function markSeen(uuid: string): void {
  try {
    localStorage.setItem(keyOf(uuid), '1');
  } catch {
    // A full storage: shown once more on the next page at worst.
  }
}
