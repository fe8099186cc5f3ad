import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DeliveryBody } from '../../../domain/delivery/contract.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError } from '../../api/client.ts';
import { chooseDeliveryMutation } from '../../api/checkout.ts';
import { readDraft, saveDraft, useStoredDraft, type Draft } from '../../state/drafts.ts';
import { useTools } from '../order.ts';

export interface Choice {
  method: number | null;
  point: string | null;
  note: string;
}

export interface DeliveryChoice extends Choice {
  /** Whether it was changed here. */
  isPicked: boolean;
  change: (to: Partial<Choice>) => void;
  /** Tells the shop what is shown, even if it may know it; false: it did not take it. */
  save: () => Promise<boolean>;
  /** Why the shop did not take it: a code of the refusals, `NETWORK` among them; null: it did. */
  refused: string | null;
}

/**
 * What is chosen, stored as it is chosen, so that the sums beside it are right and a reload loses nothing. One call at a time:
 * whoever runs through the list by keyboard asks for the last one alone. `initial` is stored with the first change, or when the
 * buyer goes on. What another tab chose after that is shown here as well. What the shop did not hear of yet survives a reload,
 * and a session that ends.
 */
export function useDeliveryChoice(
  order: Order,
  initial: Choice,
  isComplete: (choice: Choice) => boolean,
): DeliveryChoice {
  const [picked, setPicked] = useState<Choice | null>(null);
  /** What the shop has last taken from here. */
  const [taken, setTaken] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const { mutateAsync } = useMutation(chooseDeliveryMutation(useTools(), order.uuid));
  const wanted = useRef(initial);
  const underWay = useRef<Promise<boolean> | null>(null);
  const isOvertaken =
    picked && order.delivery && written(picked) === taken && written(storedIn(order.delivery)) !== taken;
  const draft = draftOf(order.uuid);
  const unsent = useStoredDraft(draft);
  const choice = picked && !isOvertaken ? picked : unsent ? withUnsent(initial, unsent) : initial;

  async function send(): Promise<boolean> {
    try {
      let sent: Choice;
      do {
        sent = wanted.current;
        await mutateAsync(bodyOf(sent));
        setTaken(written(sent));
        if (readDraft(draft)?.['note'] === sent.note) saveDraft(draft, null);
      } while (sent !== wanted.current);
      setRefused(null);
      return true;
    } catch (error) {
      const { method, point, note } = wanted.current;
      if (!isAnswer(error)) saveDraft(draft, { note, method: String(method), point: point ?? '' });
      setRefused(error instanceof ApiError ? (error.code ?? 'INTERNAL') : 'NETWORK');
      return false;
    } finally {
      underWay.current = null;
    }
  }

  async function save(shown: Choice): Promise<boolean> {
    if (!isComplete(shown)) return false;
    wanted.current = shown;
    return (underWay.current ??= send());
  }

  return {
    ...choice,
    isPicked: picked !== null,
    refused,
    save: () => save(choice),
    change(to) {
      const next = { ...choice, ...to };
      setPicked(next);
      // A note is stored when its field is left.
      if (to.note === undefined) void save(next);
      else saveDraft(draft, { ...readDraft(draft), note: to.note });
    },
  };
}

/** Whether the shop has said no to the choice itself: where it did not hear of it, or the session was over, it still counts. */
const isAnswer = (error: unknown) => error instanceof ApiError && error.status !== 401 && error.status < 500;

function withUnsent(initial: Choice, { note, method, point }: Draft): Choice {
  const chosen = method === undefined ? initial : { method: Number(method), point: point || null };
  return { ...chosen, note: note ?? initial.note };
}

/** Where is stored what the shop did not hear of yet. */
export const draftOf = (uuid: string) => `delivery-${uuid}`;

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
