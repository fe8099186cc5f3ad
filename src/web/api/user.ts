import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { NoParams } from '../../domain/call.ts';
import {
  changeEmailCall,
  changeUserCall,
  endOtherSessionsCall,
  endSessionCall,
  sessionsCall,
  userCall,
} from '../../domain/auth/calls.ts';
import type {
  AuthUser,
  EmailBody,
  NewPasswordBody,
  Profile,
  SessionItem,
} from '../../domain/auth/contract.ts';
import type { Sending } from './client.ts';
import type { Tools } from './customers.ts';
import { meQuery } from './me.ts';
import { fresh, getCall } from './queries.ts';
import { removal } from './removal.ts';

export const userQuery = () => getCall(userCall, {}, fresh.short);
export const sessionsQuery = () => getCall(sessionsCall, {}, fresh.short);

/** Changes what is named and leaves the rest. */
export const changeUserMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (sending: Sending<NoParams, Partial<Profile>>) => api.send(changeUserCall, sending),
    onSuccess: (user) => putUser(queries, user),
  });

/** The newsletter, on or off; it shows at once, and as it was when the shop refuses. */
export const subscriptionMutation = ({ api, queries }: Tools) => {
  const { queryKey } = userQuery();
  const mutationKey = ['subscription'];
  const show = (is_email_subscription: boolean) =>
    queries.setQueryData<AuthUser>(queryKey, (user) => user && { ...user, is_email_subscription });
  return mutationOptions({
    mutationKey,
    scope: { id: 'subscription' },
    mutationFn: (is_email_subscription: boolean) =>
      api.send(changeUserCall, { body: { is_email_subscription }, outlivesPage: true }),
    onMutate: async (is_email_subscription) => {
      await queries.cancelQueries({ queryKey });
      show(is_email_subscription);
    },
    onError: (_error, is) => show(!is),
    // An earlier answer knows nothing of a later press.
    onSuccess: (user) => queries.isMutating({ mutationKey }) === 1 && putUser(queries, user),
  });
};

/** Sends a link to the new address, which is the account's once it was followed. */
export const changeEmailMutation = ({ api }: Pick<Tools, 'api'>) =>
  mutationOptions({
    mutationFn: (sending: Sending<NoParams, EmailBody & NewPasswordBody>) =>
      api.send(changeEmailCall, sending),
  });

/** Ends a session of another device; it leaves the list at once. */
export const endSessionMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (id: number) =>
      api.send(endSessionCall, { params: { id }, body: undefined, outlivesPage: true }),
    ...removal<SessionItem>(queries, sessionsQuery().queryKey, ({ id }) => id),
  });

export const endOtherSessionsMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: () => api.send(endOtherSessionsCall, { body: undefined }),
    onSuccess: () =>
      queries.setQueryData<SessionItem[]>(sessionsQuery().queryKey, (known) =>
        known?.filter((session) => session.is_current),
      ),
  });

/** The user as the shop answered it; what every page lays over itself is asked for again. */
function putUser(queries: QueryClient, user: AuthUser): void {
  queries.setQueryData(userQuery().queryKey, user);
  void queries.invalidateQueries({ queryKey: meQuery().queryKey });
}
