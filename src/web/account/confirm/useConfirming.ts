import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../api/client.ts';
import { sessionToken } from '../../api/token.ts';
import { paths } from '../../paths.ts';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';

/** `dead`: the link counts no longer; `failed`: it could not be asked. */
export type Outcome = 'waiting' | 'done' | 'dead' | 'failed';

interface Confirming<Link> {
  /** What the address holds of the link; null: not enough. */
  link: Link | null;
  mutation: UseMutationOptions<{ email: string }, Error, Link>;
  /** Stands in the address once the link was followed, so that loading the page again does not follow it twice. */
  flag: 'isRegisterSuccess' | 'isChangeSuccess';
}

/**
 * Follows a mailed link, in the browser: programs that look into mails fetch pages, and must not use it up. Success opens
 * the window for signing in, failure the one that says something went wrong (RT-12).
 */
export function useConfirming<Link>({ link, mutation, flag }: Confirming<Link>) {
  const { path, search } = usePage();
  const { openModal } = useModals();
  const isDone = search.get(flag) === 'true';
  const { mutate, data, error } = useMutation({
    ...mutation,
    onSuccess() {
      window.history.replaceState(window.history.state, '', `${path}?${flag}=true`);
      askToSignIn();
    },
    onError: (problem) =>
      openModal('somethingWentWrong', { code: isDead(problem) ? 'TOKEN_INVALID' : 'NETWORK' }),
  });

  const askToSignIn = () => {
    if (sessionToken() === undefined) openModal('login', { [flag]: true, next: paths.home() });
  };
  const follow = useEffectEvent(() => {
    if (isDone) askToSignIn();
    else if (link) mutate(link);
  });
  useEffect(() => follow(), []);

  return { outcome: outcome(), email: data?.email, retry: () => link && mutate(link) };

  function outcome(): Outcome {
    if (isDone || data) return 'done';
    if (error) return isDead(error) ? 'dead' : 'failed';
    return link ? 'waiting' : 'dead';
  }
}

/** Refused for what it is, and not because the shop was away or asked too often. */
function isDead(error: Error): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
