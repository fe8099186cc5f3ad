import type { Order } from '../../../domain/orders/contract.ts';
import { orderChannel, ordersKey, editsKey } from './stored-keys.ts';

/**
 * The order as the shop has said it, the uuid of one that is another than before or gone, or why an edit did not come about,
 * as `refusalOf` says.
 */
export type OrderMessage =
  | { order: Order }
  | { changed: string }
  | { gone: string }
  | { refused: string | null };

/** Names in an order are in the language of the page it was asked for. */
type SentMessage = OrderMessage & { language: string };

export function postToTabs(message: OrderMessage): void {
  const channel = new BroadcastChannel(orderChannel);
  const sent: SentMessage = { ...message, language: document.documentElement.lang };
  // A channel reaches the own origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(sent);
  channel.close();
}

/** Calls with what other tabs post. An order in another language is one to be asked for in the own. Answers what ends it. */
export function onTabMessage(onMessage: (message: OrderMessage) => void): () => void {
  const channel = new BroadcastChannel(orderChannel);
  channel.addEventListener('message', ({ data }: MessageEvent<SentMessage>) => {
    const isForeign = 'order' in data && data.language !== document.documentElement.lang;
    onMessage(isForeign ? { changed: data.order.uuid } : data);
  });
  return () => channel.close();
}

/** Calls when the pending edits of another tab change, for as long as the document lives. */
export function onEditsOfOtherTabs(onEdits: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === editsKey || key === ordersKey) onEdits();
  });
}
