import type { Order } from '../../../domain/orders/contract.ts';
import { orderChannel, ordersKey, wantsKey } from './traces.ts';

/** The order as the shop has said it, the uuid of one that is gone, or why an edit did not come about, as `refusalOf` says. */
export type OrderNews = { order: Order } | { gone: string } | { refused: string | null };

export function tellTabs(news: OrderNews): void {
  const channel = new BroadcastChannel(orderChannel);
  // A channel reaches the own origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(news);
  channel.close();
}

/** Calls with what other tabs tell, and when their wants change. For as long as the document lives. */
export function hearTabs(onNews: (news: OrderNews) => void, onWants: () => void): () => void {
  const channel = new BroadcastChannel(orderChannel);
  channel.addEventListener('message', ({ data }: MessageEvent<OrderNews>) => onNews(data));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === wantsKey || key === ordersKey) onWants();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    channel.close();
    window.removeEventListener('storage', onStorage);
  };
}
