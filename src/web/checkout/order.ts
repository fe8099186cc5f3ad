import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Order } from '../../domain/orders/contract.ts';
import { orderStatuses, type OrderStatus } from '../../domain/orders/statuses.ts';
import { ApiError } from '../api/client.ts';
import { draftsQuery, latestOrderQuery, orderQuery, pastOrderQuery } from '../api/checkout.ts';
import type { Tools } from '../api/customers.ts';
import { meQuery } from '../api/me.ts';
import type { TextKey } from '../i18n/keys.ts';
import { paths } from '../paths.ts';
import type { PageModule, Redirect } from '../routes.ts';
import { usePage, type PageContext } from '../state/page.tsx';
import { eventNotes } from './event-notes.ts';
import { eventSteps, isToBePaid, pathOf, placeOf, wayFrom, type Step } from './steps.ts';
import { useOrderSync } from './useOrderSync.ts';

type More = (order: Order, page: PageContext, queries: QueryClient) => Promise<unknown>;

/** Fetches a step of the checkout, or leads to where its order stands (CO-01). */
export function prefetchStep(step: Step, more?: More): NonNullable<PageModule['prefetch']> {
  return (page, queries) =>
    withOrder(page, queries, draftOf(step), async (order) => {
      const place = wayFrom(step, order);
      if (place !== null) return to(pathOf(place, order));
      // The address without its order shows it from now on.
      if (page.params['id'] === undefined) return to(pathOf(step, order));
      await Promise.all([more?.(order, page, queries), order.event && eventNotes.load()]);
      return undefined;
    });
}

/** Fetches what became of an order; `placesHere` are those the page tells of, others lead on. */
export function prefetchResult(
  isHere: (order: Order) => boolean,
  more?: More,
): NonNullable<PageModule['prefetch']> {
  return (page, queries) =>
    withOrder(page, queries, orderStatuses.DRAFT, async (order) => {
      if (!isHere(order)) return to(pathOf(resultOf(order), order));
      await more?.(order, page, queries);
      return undefined;
    });
}

/** Of an order that can be paid again the page that says so, before the steps. */
function resultOf(order: Order) {
  return isToBePaid(order) && order.payment?.status === 'failed' ? 'failed' : placeOf(order);
}

async function withOrder(
  page: PageContext,
  queries: QueryClient,
  draft: OrderStatus,
  show: (order: Order) => Promise<Redirect | undefined>,
): Promise<Redirect | void> {
  const uuid = page.params['id'] ?? (await ownDraft(queries, draft));
  if (uuid === undefined) return to(draft === orderStatuses.DRAFT ? paths.cart() : paths.events());
  try {
    return await show(await queries.fetchQuery(orderQuery(uuid)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Of an address with something else than an order in it the shop says which field is wrong.
    const isUnknown = error.code === 'ORDER_NOT_FOUND' || error.fields?.['uuid'] !== undefined;
    if (isUnknown) return to(paths.withModal(paths.home(), 'errorMessage', { code: 'ORDER_NOT_FOUND' }));
    if (error.code === 'ORDER_STEP_MISSING') return to(paths.order.delivery(uuid));
    throw error;
  }
}

/** The last draft of who is signed in, of goods or of an event. Guests have theirs in the address. */
async function ownDraft(queries: QueryClient, draft: OrderStatus): Promise<string | undefined> {
  const me = await queries.fetchQuery(meQuery());
  if (!me.user) return undefined;
  return (await queries.fetchQuery(draftsQuery())).findLast(({ status }) => status.id === draft)?.uuid;
}

const draftOf = (step: Step): OrderStatus =>
  (eventSteps as readonly Step[]).includes(step) ? orderStatuses.EVENT_DRAFT : orderStatuses.DRAFT;

const to = (redirect: string): Redirect => ({ redirect, status: 302 });

/** What the buyer chose and said the last time; undefined: there was none, nobody is signed in, or it cannot be had right now. */
export async function prefetchLastOrder(queries: QueryClient): Promise<Order | undefined> {
  try {
    const me = await queries.fetchQuery(meQuery());
    if (!me.user) return undefined;
    const [latest] = (await queries.fetchQuery(latestOrderQuery())).results;
    return latest && (await queries.fetchQuery(pastOrderQuery(latest.uuid)));
  } catch {
    // It spares choices; the step stands without it.
    return undefined;
  }
}

/** The last order of who is signed in, as it was fetched with the page. */
export function useLastOrder(): Order | undefined {
  const isSignedIn = useQuery(meQuery()).data?.user != null;
  const { data: latest } = useQuery({ ...latestOrderQuery(), enabled: isSignedIn });
  const uuid = latest?.results[0]?.uuid;
  return useQuery({ ...pastOrderQuery(uuid ?? ''), enabled: uuid !== undefined }).data;
}

/** Lines of a draft are looked at again after so long (CT-05), in ms. */
const freshForMs = 5 * 60_000;
/** An order that somebody else decides on is looked at again after so long, in ms. */
const decisionPollMs = 15_000;

/** The order of the page, in step with the shop. */
export function useOrder(): Order {
  const { params } = usePage();
  const { data } = useQuery({
    ...orderQuery(params['id']!),
    refetchInterval: ({ state }) => (state.data?.approval?.state === 'waiting' ? decisionPollMs : freshForMs),
  });
  if (!data) throw new Error('a page of the checkout is shown once its order was fetched');
  useOrderSync(data);
  return data;
}

export function useTools(): Tools {
  const { api } = usePage();
  return { api, queries: useQueryClient() };
}

/** Titles alone: nothing here is for others to find. */
export function checkoutMeta(title: TextKey): NonNullable<PageModule['meta']> {
  return ({ texts }) => ({ title: texts.t(title), robots: 'noindex' });
}
