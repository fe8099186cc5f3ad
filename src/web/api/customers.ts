import type { QueryClient } from '@tanstack/react-query';
import { addressesCall, customersCall } from '../../domain/customers/calls.ts';
import type { Api } from './client.ts';
import { fresh, getCall } from './queries.ts';

/** What a write needs: the way to the shop, and the answers it changes. */
export interface Tools {
  api: Api;
  queries: QueryClient;
}

export const customersQuery = () => getCall(customersCall, {}, fresh.short);
export const addressesQuery = (uuid: string) => getCall(addressesCall, { uuid }, fresh.short);
