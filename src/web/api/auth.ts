import { mutationOptions } from '@tanstack/react-query';
import {
  askPasswordResetCall,
  loginCall,
  logoutCall,
  registerCall,
  resendConfirmationCall,
  resetPasswordCall,
  verifyCustomerCall,
  verifyEmailChangeCall,
} from '../../domain/auth/calls.ts';
import type { AnswerOf } from '../../domain/call.ts';
import type {
  EmailBody,
  LoginBody,
  PasswordResetBody,
  RegistrationBody,
} from '../../domain/auth/contract.ts';
import type { Api } from './client.ts';
import { retries, retryDelayMs } from './queries.ts';

/** A write that may be repeated without happening twice. */
export interface Keyed<Body> {
  body: Body;
  idempotencyKey: string;
}

/** Failures on the way are retried with the same key. */
const retried = { retry: retries, retryDelay: retryDelayMs };

/** Without a key: the answer holds the token, and answers are stored under their keys. */
export const loginMutation = (api: Api) =>
  mutationOptions({ mutationFn: (body: LoginBody) => api.send(loginCall, { body }) });

export const logoutMutation = (api: Api) =>
  mutationOptions({ mutationFn: () => api.send(logoutCall, { body: undefined }) });

export const registerMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (sending: Keyed<RegistrationBody>) => api.send(registerCall, sending),
    ...retried,
  });

export const resendConfirmationMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (sending: Keyed<EmailBody>) => api.send(resendConfirmationCall, sending),
    ...retried,
  });

export const askPasswordResetMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (sending: Keyed<EmailBody>) => api.send(askPasswordResetCall, sending),
    ...retried,
  });

export const resetPasswordMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (sending: Keyed<PasswordResetBody>) => api.send(resetPasswordCall, sending),
    ...retried,
  });

/** Follows the link that confirms an account. It counts once, so it is never fetched ahead or again by itself. */
export const confirmAccountMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (link: { uid: string; token: string }) =>
      api.get<AnswerOf<typeof verifyCustomerCall>>(verifyCustomerCall.path, link),
  });

/** Follows the link that confirms a new address. */
export const confirmEmailMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (link: { token: string }) =>
      api.get<AnswerOf<typeof verifyEmailChangeCall>>(verifyEmailChangeCall.path, link),
  });
