import { useState, type ReactNode } from 'react';
import { ProveModal } from './ProveModal.tsx';

/**
 * For acts that ask for a recent login: `asksForProof` answers whether a refusal was that, opens the window that proves it,
 * and then does the act again.
 */
export function useProof(): {
  asksForProof: (code: string | null, act: () => void) => boolean;
  proof: ReactNode;
} {
  const [again, setAgain] = useState<(() => void) | null>(null);
  return {
    asksForProof(code, act) {
      const isAsked = code === 'RECENT_LOGIN_NEEDED';
      if (isAsked) setAgain(() => act);
      return isAsked;
    },
    proof: again && (
      <ProveModal
        onClose={() => setAgain(null)}
        onProved={() => {
          setAgain(null);
          again();
        }}
      />
    ),
  };
}
