import { mutationOptions } from '@tanstack/react-query';
import * as calls from '../../domain/auth/calls.ts';
import type {
  SocialAccount,
  SocialCallback,
  SocialProvider,
  SocialReturn,
} from '../../domain/auth/contract.ts';
import type { Api } from './client.ts';
import type { Tools } from './customers.ts';
import { fresh, getCall } from './queries.ts';

export const socialProvidersQuery = () => getCall(calls.socialProvidersCall, {}, fresh.standard);

export const socialAccountsQuery = () => getCall(calls.socialAccountsCall, {}, fresh.short);

export const unlinkSocialMutation = ({ api, queries }: Tools, provider: SocialProvider) =>
  mutationOptions({
    mutationFn: () => api.send(calls.unlinkSocialCall, { params: { provider }, body: undefined }),
    onSuccess: () =>
      queries.setQueryData<SocialAccount[]>(socialAccountsQuery().queryKey, (known) =>
        known?.filter((one) => one.provider !== provider),
      ),
  });

export const startSocialMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (provider: SocialProvider) => api.send(calls.startSocialCall, { body: { provider } }),
  });

/** Sends a signed-in user out, to link an account there. */
export const startLinkingMutation = ({ api }: Tools) =>
  mutationOptions({
    mutationFn: (provider: SocialProvider) => api.send(calls.startLinkingSocialCall, { body: { provider } }),
  });

/** Made again with each proof that it asks for. */
export const finishSocialMutation = (api: Api, provider: SocialProvider) =>
  mutationOptions({
    mutationFn: (body: SocialCallback) => api.send(socialLoginCall(provider), { body }),
  });

export function socialLoginCall(provider: SocialProvider) {
  return provider === 'google' ? calls.googleLoginCall : calls.facebookLoginCall;
}

export const mailSocialCodeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ state, browser_key }: SocialReturn) =>
      api.send(calls.mailSocialCodeCall, { body: { state, browser_key } }),
  });
