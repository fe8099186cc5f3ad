import {
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { Customer } from '../../domain/customers/contract.ts';
import { ApiError } from '../api/client.ts';
import { customersQuery, type Tools } from '../api/customers.ts';
import { userQuery } from '../api/user.ts';
import type { TextKey } from '../i18n/keys.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';

/** What every page of the account stands on: without it there is nothing to show. Answers the active customer. */
export async function prefetchAccount(queries: QueryClient): Promise<Customer | undefined> {
  const [customers] = await Promise.all([
    queries.fetchQuery(customersQuery()),
    queries.fetchQuery(userQuery()),
  ]);
  return activeOf(customers);
}

/**
 * What a part of the page shows; undefined when it does not come, which that part tells itself (see Loaded). Throws the
 * `ApiError` of who may not see it or asks for what is not there: then there is no page.
 */
export async function fetchPart<Data, Key extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  try {
    return await queries.fetchQuery(query);
  } catch (error) {
    if (error instanceof ApiError && noPage.includes(error.status)) throw error;
    return undefined;
  }
}

/** Statuses of answers that leave nothing to try again. */
const noPage: readonly number[] = [401, 403, 404];

/** The signed-in user; undefined while a sign-out is under way. */
export function useUser() {
  return useQuery(userQuery()).data;
}

/** The user's customers, and the one they act for. */
export function useCustomers(): { customers: readonly Customer[]; active: Customer | undefined } {
  const { data: customers = [] } = useQuery(customersQuery());
  return { customers, active: activeOf(customers) };
}

export function useTools(): Tools {
  const { api } = usePage();
  return { api, queries: useQueryClient() };
}

/** Titles alone: nothing here is for others to find. */
export function accountMeta(title: TextKey): NonNullable<PageModule['meta']> {
  return ({ texts }) => ({ title: texts.t(title), robots: 'noindex' });
}

function activeOf(customers: readonly Customer[]): Customer | undefined {
  return customers.find((customer) => customer.is_active);
}
