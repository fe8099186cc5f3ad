import { mutationOptions } from '@tanstack/react-query';
import { subscribeCall } from '../../domain/newsletter/calls.ts';
import type { Api } from './client.ts';
import { retries, retryDelayMs } from './queries.ts';

/** A subscription, with the key that makes it one however often it is sent. */
export interface Subscription {
  email: string;
  idempotencyKey: string;
}

/** Subscribes to the newsletter. What was lost on the way is sent again with the same key; a refusal is not. */
export const subscribeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ email, idempotencyKey }: Subscription) =>
      api.send(subscribeCall, { body: { email }, idempotencyKey }),
    retry: retries,
    retryDelay: retryDelayMs,
  });
