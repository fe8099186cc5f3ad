import { orderCall, ordersCall } from '../../domain/orders/calls.ts';
import { fresh, getCall } from './queries.ts';

/** An order by its uuid; the cart is the one that is a draft. */
export const orderQuery = (uuid: string) => getCall(orderCall, { uuid }, fresh.standard);

/** Drafts of the customer somebody acts for, the cart last; before them what they are paying. */
export const ordersQuery = () => getCall(ordersCall, { being_paid: true }, { staleTime: 0 });
