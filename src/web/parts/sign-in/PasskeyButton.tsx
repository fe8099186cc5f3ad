import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { challengeMs } from '../../../domain/auth/factor-rules.ts';
import { ApiError } from '../../api/client.ts';
import { loginWithPasskey } from '../../api/factors.ts';
import { canFillInPasskeys, hasPasskeys, passkeyProblem, stopWaiting } from '../../api/webauthn.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { usePage } from '../../state/page.tsx';
import { beginSession } from '../../state/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** A new question is asked before the shop would refuse the answer to the former one. */
const renewMs = challengeMs - 30_000;

/**
 * Signs in with a passkey: by its button, or by choosing one where the browser fills in the address. `next` is a path of the
 * shop. Nothing where the browser has no passkeys.
 */
export function PasskeyButton({ next }: { next?: string | undefined }) {
  const { t, errorText } = useTextsWith('signIn');
  const { api } = usePage();
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: (how: { isFilledIn?: boolean }) => loginWithPasskey(api, how),
    onSuccess: (signedIn) => beginSession(signedIn, next),
  });
  const isAvailable = hasPasskeys();
  useFilledInPasskey(isAvailable, () => mutate({ isFilledIn: true }));

  if (!isAvailable) return null;
  // Nothing was chosen, another question took the place of this one, or the browser cannot fill in a passkey, which nobody
  // has asked for: there is nothing to say.
  const problem = error && passkeyProblem(error);
  const isUnasked = variables?.isFilledIn === true && !(error instanceof ApiError);
  const words =
    !error || problem === 'cancelled' || isUnasked
      ? null
      : error instanceof ApiError
        ? errorText(error.code ?? 'INTERNAL')
        : t('signIn.passkey.failed');
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        icon="lock-simple"
        block
        busy={isSuccess || (isPending && !variables.isFilledIn)}
        onClick={() => mutate({})}
      >
        {t('signIn.passkey.button')}
      </Button>
      {words !== null && (
        <Notice tone="danger">
          <p>{words}</p>
        </Notice>
      )}
    </div>
  );
}

/** Waits, as long as the window is open, for a passkey to be chosen where the browser fills in the address. */
function useFilledInPasskey(isAvailable: boolean, ask: () => void): void {
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (!isAvailable) return;
    let renewing: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const wait = async () => {
      if (!(await canFillInPasskeys()) || isOver) return;
      askAgain();
      renewing = setInterval(askAgain, renewMs);
    };
    void wait();
    return () => {
      isOver = true;
      if (renewing === undefined) return;
      clearInterval(renewing);
      void stopWaiting();
    };
  }, [isAvailable]);
}
