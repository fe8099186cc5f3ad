import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DeliveryBody } from '../../../domain/delivery/contract.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError } from '../../api/client.ts';
import { chooseDeliveryMutation } from '../../api/checkout.ts';
import { useTools } from '../order.ts';

export interface Choice {
  method: number | null;
  point: string | null;
  note: string;
}

export interface DeliveryChoice extends Choice {
  change: (to: Partial<Choice>) => void;
  /** Tells the shop what it does not know yet; false: it did not take it. */
  save: () => Promise<boolean>;
  isSaving: boolean;
  /** Why the shop did not take it: a code of the refusals, `NETWORK` among them; null: it did. */
  refused: string | null;
}

/**
 * What is chosen, stored as it is chosen, so that the sums beside it are right and a reload loses nothing. One call at a time:
 * whoever runs through the list by keyboard asks for the last one alone. `initial` is stored with the first change, or when the
 * buyer goes on.
 */
export function useDeliveryChoice(
  order: Order,
  initial: Choice,
  isComplete: (choice: Choice) => boolean,
): DeliveryChoice {
  const [picked, setPicked] = useState<Choice | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation(chooseDeliveryMutation(useTools(), order.uuid));
  const wanted = useRef<Choice | null>(null);
  const stored = useRef(order.delivery ? written(storedIn(order.delivery)) : '');
  const underWay = useRef<Promise<boolean> | null>(null);
  const choice = picked ?? initial;

  async function send(): Promise<boolean> {
    const latest = () => wanted.current ?? initial;
    try {
      while (isComplete(latest()) && written(latest()) !== stored.current) {
        const sent = latest();
        await mutateAsync(bodyOf(sent));
        stored.current = written(sent);
      }
      setRefused(null);
      return isComplete(latest());
    } catch (error) {
      setRefused(error instanceof ApiError ? (error.code ?? 'INTERNAL') : 'NETWORK');
      return false;
    } finally {
      underWay.current = null;
    }
  }

  const save = () => (underWay.current ??= send());

  return {
    ...choice,
    isSaving: isPending,
    refused,
    save,
    change(to) {
      const next = { ...(wanted.current ?? initial), ...to };
      wanted.current = next;
      setPicked(next);
      // A note is stored when its field is left.
      if (to.note === undefined && isComplete(next)) void save();
    },
  };
}

/** What an order has as its delivery, as a choice. */
export function storedIn({
  method,
  pickup_point,
  is_pickup_point_gone,
  note,
}: NonNullable<Order['delivery']>): Choice {
  // A point that serves no more is no choice.
  const point = is_pickup_point_gone ? null : pickup_point;
  return { method: method.id, point: point?.id ?? null, note: note ?? '' };
}

const written = (choice: Choice) => JSON.stringify(bodyOf(choice));

function bodyOf({ method, point, note }: Choice): DeliveryBody {
  return { method: method ?? 0, pickup_point: point, note: note.trim() || null };
}
