import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from '../../domain/orders/contract.ts';
import { orderQuery } from '../api/checkout.ts';
import { sessionToken } from '../api/token.ts';
import { noteOrder } from '../state/cart/local-orders.ts';
import { onTabMessage, postToTabs } from '../state/cart/tabs.ts';

/**
 * Keeps the order of a page and the carts of this browser in step (CT-04): what another tab learns counts here, and what this
 * page learns there. A guest's browser remembers it while it is a draft (CT-03).
 */
export function useOrderSync(order: Order): void {
  const queries = useQueryClient();
  const { uuid, version, status } = order;
  useEffect(() => {
    const { queryKey } = orderQuery(uuid);
    return onTabMessage((message) => {
      if ('order' in message) {
        const known = queries.getQueryData(queryKey);
        if (message.order.uuid === uuid && known && message.order.version > known.version)
          queries.setQueryData(queryKey, message.order);
      } else if (!('refused' in message)) {
        // Of which order does not matter: asking once more does no harm.
        void queries.invalidateQueries({ queryKey });
      }
    });
  }, [queries, uuid]);
  useEffect(() => {
    if (sessionToken() === undefined) noteOrder(uuid, status.id);
    const now = queries.getQueryData(orderQuery(uuid).queryKey);
    if (now?.version === version) postToTabs({ order: now });
  }, [queries, uuid, version, status.id]);
}
