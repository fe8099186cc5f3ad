import type { Order } from '../../../domain/orders/contract.ts';
import { orderChannel, ordersKey, editsKey } from './stored-keys.ts';

/**
 * The order as the shop has said it, the uuid of one that is another than before or gone, or why an edit did not come about,
 * as `refusalOf` says.
 */
export type OrderNews =
  | { order: Order }
  | { changed: string }
  | { gone: string }
  | { refused: string | null };

/** Names in an order are in the language of the page it was asked for. */
type Told = OrderNews & { language: string };

export function tellTabs(news: OrderNews): void {
  const channel = new BroadcastChannel(orderChannel);
  const told: Told = { ...news, language: document.documentElement.lang };
  // A channel reaches the own origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(told);
  channel.close();
}

/** Calls with what other tabs tell. An order in another language is one to be asked for in the own. Answers what ends it. */
export function hearTabs(onNews: (news: OrderNews) => void): () => void {
  const channel = new BroadcastChannel(orderChannel);
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    const isForeign = 'order' in data && data.language !== document.documentElement.lang;
    onNews(isForeign ? { changed: data.order.uuid } : data);
  });
  return () => channel.close();
}

/** Calls when the pending edits of another tab change, for as long as the document lives. */
export function hearEdits(onEdits: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === editsKey || key === ordersKey) onEdits();
  });
}
