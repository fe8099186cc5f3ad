import type { Order } from '../../../domain/orders/contract.ts';
import { oneTabAtATime } from './lock.ts';
import { failureOf, orderIn } from './send-edit.ts';

interface Written {
  order: () => Order | null;
  adopt: (order: Order) => void;
  /** The shop takes no writes of this order any more. */
  onOver: (uuid: string, error: unknown) => Promise<void>;
}

/** Makes a write of the whole order; once more with the order as it is when that was stale. Rejects as the call does. */
export async function writeOrder(
  call: (order: Order) => Promise<Order>,
  { order, adopt, onOver }: Written,
): Promise<void> {
  await oneTabAtATime(async () => {
    for (let attempt = 0; ; attempt++) {
      const present = order();
      if (!present) throw new Error('there is no cart');
      try {
        adopt(await call(present));
        return;
      } catch (error) {
        const carried = orderIn(error);
        if (carried) adopt(carried);
        const failure = failureOf(error);
        if (failure === 'over') await onOver(present.uuid, error);
        if (failure !== 'stale' || !carried || attempt > 0) throw error;
      }
    }
  });
}
