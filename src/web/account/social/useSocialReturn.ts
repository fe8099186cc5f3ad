import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { linkSocialCall } from '../../../domain/auth/calls.ts';
import type { SignedIn, SocialCallback, SocialProvider } from '../../../domain/auth/contract.ts';
import { ApiError } from '../../api/client.ts';
import { finishSocialMutation, socialLoginCall } from '../../api/social.ts';
import { usePage } from '../../state/page.tsx';
import { beginSession } from '../../state/session.ts';
import { deletePendingLogin } from '../../state/pending-social-login.ts';
import { forgetReturn, readReturn, ReturnFailed, type ReturnedLogin } from './returned-login.ts';

/** What a proof adds to the call. */
export type Proofs = Pick<SocialCallback, 'password' | 'email_code' | 'one_time_code'>;

/**
 * What the visitor sees: `waiting` while the shop asks the service; what the shop asks for; or why it ended.
 * `cancelled`: the visitor said no at the service, `uncoupled`: to linking it. `elsewhere`: another browser started the login, or it was too long ago.
 */
export type Step =
  | { name: 'waiting' | 'cancelled' | 'uncoupled' | 'elsewhere' }
  | { name: 'password' | 'email_code' | 'one_time_code' }
  | { name: 'failed'; code: string };

const asked: Partial<Record<string, 'password' | 'email_code' | 'one_time_code'>> = {
  SOCIAL_ACCOUNT_EXISTS: 'password',
  SOCIAL_EMAIL_UNVERIFIED: 'email_code',
  SECOND_FACTOR_NEEDED: 'one_time_code',
};

/** The step that a refusal leads to. */
function stepAfter(error: Error): Step {
  if (error instanceof ReturnFailed) return { name: error.links ? 'uncoupled' : error.reason };
  const code = error instanceof ApiError ? (error.code ?? 'INTERNAL') : 'NETWORK';
  const name = asked[code];
  return name ? { name } : { name: 'failed', code };
}

/** Brings somebody in who comes back from another service, or links the account there to theirs. */
export function useSocialReturn(provider: SocialProvider) {
  const { api } = usePage();
  const [login, setLogin] = useState<ReturnedLogin | null>(null);
  const [proofs, setProofs] = useState<Proofs>({});
  /** Where the forms have led since. */
  const [later, setLater] = useState<Step | null>(null);
  const mutation = finishSocialMutation(api, provider);

  const done = ({ state, next }: ReturnedLogin, signedIn: SignedIn | null) => {
    deletePendingLogin(state);
    forgetReturn();
    if (signedIn) beginSession(signedIn, next);
    else window.location.replace(next);
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const found = readReturn(provider);
      setLogin(found);
      const body = bodyOf(found, {});
      if (found.links) await api.send(linkSocialCall, { body: { ...body, provider } });
      const signedIn = found.links ? null : await api.send(socialLoginCall(provider), { body });
      return [found, signedIn] as const;
    },
    onSuccess: ([found, signedIn]) => done(found, signedIn),
  });
  const arrive = useEffectEvent(() => mutate());
  useEffect(() => arrive(), []);

  const step: Step = later ?? (error && !isPending ? stepAfter(error) : { name: 'waiting' });
  return {
    step,
    login,
    /** The call once more, for a form: with what was asked for so far. */
    mutation,
    bodyWith: (more: Proofs) => bodyOf(login!, { ...proofs, ...more }),
    /** Takes a refusal of a form as the next step; false: it is about this one. */
    moveOn(code: string, given: Proofs): boolean {
      const name = asked[code];
      if (!name || name === step.name) return false;
      setProofs((former) => ({ ...former, ...given }));
      setLater({ name });
      return true;
    },
    proveByMail: () => setLater({ name: 'email_code' }),
    done: (signedIn: SignedIn) => done(login!, signedIn),
    retry: () => mutate(),
  };
}

function bodyOf({ state, browser_key, code, iss }: ReturnedLogin, proofs: Proofs): SocialCallback {
  return { state, browser_key, code, ...(iss !== undefined && { iss }), ...proofs };
}
