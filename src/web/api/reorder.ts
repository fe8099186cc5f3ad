import { reorderComparisonCall } from '../../domain/reorder/calls.ts';
import { getCall } from './queries.ts';

/** What an order would cost now; asked anew each time. `cart` is the draft of a guest, `key` that of the link in a mail. */
export const reorderComparisonQuery = (
  uuid: string,
  { key, cart }: { key: string | undefined; cart: string | undefined },
) =>
  getCall(
    reorderComparisonCall,
    { uuid, ...(key !== undefined && { key }), ...(cart !== undefined && { cart }) },
    { staleTime: 0 },
  );
