import { mutationOptions } from '@tanstack/react-query';
import { subscribeCall } from '../../domain/newsletter/calls.ts';
import type { Api } from './client.ts';
import { retries, retryDelayMs } from './queries.ts';

/** A subscription with its idempotency key. */
export interface Subscription {
  email: string;
  idempotencyKey: string;
}

/** Subscribes to the newsletter. Network failures are retried with the same key, refusals are not. */
export const subscribeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ email, idempotencyKey }: Subscription) =>
      api.send(subscribeCall, { body: { email }, idempotencyKey }),
    retry: retries,
    retryDelay: retryDelayMs,
  });
