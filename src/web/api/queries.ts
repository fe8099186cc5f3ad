import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Call, ReadMethod } from '../../domain/call.ts';
import { ApiError, type Api } from './client.ts';

const second = 1000;
const minute = 60 * second;

/** How long answers stay fresh and cached in the browser (RQ-03), in ms. */
export const fresh = {
  brands: { staleTime: 5 * minute, gcTime: 10 * minute },
  categories: { staleTime: 10 * minute, gcTime: 30 * minute },
  schemes: { staleTime: 5 * minute, gcTime: 15 * minute },
  campaignExists: {
    staleTime: 10 * minute,
    gcTime: 30 * minute,
    refetchOnMount: false,
    refetchOnReconnect: false,
  },
  short: { staleTime: minute },
  standard: { staleTime: 5 * minute },
} as const;

/** Wait before retry `attempt` (0 first): doubled each time, 30 s at the most. */
export function retryDelayMs(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/** Failures on the way are retried twice; what the server refused stays refused. */
export function retries(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof ApiError && error.status < 500);
}

type Times = { staleTime: number; gcTime?: number; refetchOnMount?: false; refetchOnReconnect?: false };

/** Query options of a read: path and parameters are the key, and the client's default `queryFn` makes the call. */
export function getCall<Params extends object, Answer>(
  call: Call<ReadMethod, Params, undefined, Answer>,
  params: Params,
  times: Times = fresh.standard,
) {
  return queryOptions<Answer, Error, Answer, readonly [string, Params]>({
    queryKey: [call.path, params],
    ...times,
  });
}

/** Marks queries whose answer is not sent with the page; components that need it in the browser fetch it. */
export const notSent = { isSent: false };

/** Last element of a key: the server renders with the answer but does not send it. */
export const serverOnly = 'server only';

/** A new client with the shop's defaults: made per request on the server, once in the browser. */
export function createQueries(api: Api): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => {
          const [path, params] = queryKey as readonly [string, object?];
          return api.get(path, params, signal);
        },
        staleTime: fresh.standard.staleTime,
        refetchOnWindowFocus: false,
        retry: typeof window === 'undefined' ? 0 : retries,
        retryDelay: retryDelayMs,
      },
    },
  });
}
