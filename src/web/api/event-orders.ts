import { mutationOptions } from '@tanstack/react-query';
import { giveAttendeesCall } from '../../domain/events/calls.ts';
import type { AttendeesBody } from '../../domain/events/contract.ts';
import { changeLineCall } from '../../domain/orders/calls.ts';
import { orderQuery, putOrder } from './checkout.ts';
import type { Tools } from './customers.ts';

/** Who takes the seats of a draft, all of them at once. */
export const giveAttendeesMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (body: AttendeesBody) => api.send(giveAttendeesCall, { params: { uuid }, body }),
    onSuccess: (order) => putOrder(queries, order),
  });

/** More or fewer seats of a kind; the order is known anew when it is done. */
export const changeSeatsMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: async ({ line, quantity }: { line: number; quantity: number }) => {
      await api.send(changeLineCall, { params: { uuid, lineId: line }, body: { quantity } });
      return queries.fetchQuery(orderQuery(uuid));
    },
  });
