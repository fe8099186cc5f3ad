import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import * as calls from '../../domain/auth/calls.ts';
import type { AuthUser, Passkey, PasswordChangeBody } from '../../domain/auth/contract.ts';
import { ApiError, type Api } from './client.ts';
import type { Tools } from './customers.ts';
import { fresh, getCall } from './queries.ts';
import { userQuery } from './user.ts';
import { askForPasskey, makePasskey, passkeyProblem } from './webauthn.ts';

/*
 * Passkeys, codes of an app and passwords. Nothing here is sent with an idempotency key: what is answered is secret, and
 * answers are stored under their keys.
 */

export const passkeysQuery = () => getCall(calls.passkeysCall, {}, fresh.short);

/** Makes a passkey on this device and tells the shop. What the browser refuses has a code as well. */
export const addPasskeyMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: async ({ name }: { name: string }) => {
      const challenge = await api.send(calls.passkeyRegistrationCall, { body: undefined });
      const response = await makePasskey(challenge).catch((error: unknown) => {
        const problem = passkeyProblem(error);
        throw problem ? new ApiError(0, `PASSKEY_${problem.toUpperCase()}`, null) : error;
      });
      return api.send(calls.registerPasskeyCall, {
        body: { challenge: challenge.challenge, name, response },
      });
    },
    onSuccess: (added) => {
      changeList(queries, (known) => [...known, added]);
      changeUser(queries, { needs_second_factor: false });
    },
  });

export const renamePasskeyMutation = ({ api, queries }: Tools, id: number) =>
  mutationOptions({
    mutationFn: (body: { name: string }) => api.send(calls.renamePasskeyCall, { params: { id }, body }),
    onSuccess: (renamed) =>
      changeList(queries, (known) => known.map((one) => (one.id === renamed.id ? renamed : one))),
  });

export const deletePasskeyMutation = ({ api, queries }: Tools, id: number) =>
  mutationOptions({
    mutationFn: () => api.send(calls.deletePasskeyCall, { params: { id }, body: undefined }),
    onSuccess: () => changeList(queries, (known) => known.filter((one) => one.id !== id)),
  });

/** Signs in with a passkey; `isFilledIn`: chosen among what the browser fills in. */
export async function loginWithPasskey(api: Api, how: { isFilledIn?: boolean } = {}) {
  const challenge = await api.send(calls.passkeyLoginChallengeCall, { body: undefined });
  const response = await askForPasskey(challenge, how);
  return api.send(calls.passkeyLoginCall, { body: { challenge: challenge.challenge, response } });
}

/** Proves with a passkey who sits there. */
export const proveByPasskeyMutation = ({ api }: Pick<Tools, 'api'>) =>
  mutationOptions({
    mutationFn: async () => {
      const challenge = await api.send(calls.passkeyLoginChallengeCall, { body: undefined });
      const response = await askForPasskey(challenge);
      return api.send(calls.confirmWithPasskeyCall, { body: { challenge: challenge.challenge, response } });
    },
  });

/** Proves with the password, and a code where one is asked for. */
export const proveMutation = ({ api }: Pick<Tools, 'api'>) =>
  mutationOptions({
    mutationFn: (body: { password: string; code?: string }) => api.send(calls.confirmItIsMeCall, { body }),
  });

export const changePasswordMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (body: PasswordChangeBody) => api.send(calls.changePasswordCall, { body }),
    onSuccess: () => changeUser(queries, { has_password: true }),
  });

export const startTotpMutation = ({ api }: Pick<Tools, 'api'>) =>
  mutationOptions({ mutationFn: () => api.send(calls.startTotpCall, { body: undefined }) });

export const confirmTotpMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (body: { code: string }) => api.send(calls.confirmTotpCall, { body }),
    onSuccess: () => changeUser(queries, { has_totp: true, needs_second_factor: false }),
  });

export const newRecoveryCodesMutation = ({ api }: Pick<Tools, 'api'>) =>
  mutationOptions({ mutationFn: () => api.send(calls.newRecoveryCodesCall, { body: undefined }) });

export const removeTotpMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: () => api.send(calls.removeTotpCall, { body: undefined }),
    onSuccess: () => changeUser(queries, { has_totp: false }),
  });

function changeList(queries: QueryClient, change: (known: Passkey[]) => Passkey[]): void {
  queries.setQueryData<Passkey[]>(passkeysQuery().queryKey, (known) => known && change(known));
}

function changeUser(queries: QueryClient, changes: Partial<AuthUser>): void {
  queries.setQueryData<AuthUser>(userQuery().queryKey, (user) => user && { ...user, ...changes });
}
