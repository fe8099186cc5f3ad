import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { EventDetails } from '../../../domain/events/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { ApiError } from '../../api/client.ts';
import { beginEventOrder, eventQuery, takeSeats } from '../../api/events.ts';
import { sessionToken } from '../../api/token.ts';
import { paths } from '../../paths.ts';
import { rememberOrder } from '../../state/cart/local-orders.ts';
import { useNavigate } from '../../state/navigation.tsx';
import { usePage } from '../../state/page.tsx';

interface Refused {
  code: string;
  /** Seats that are free now, where there were fewer than wanted; else null. */
  left: number | null;
  /** Tells one refusal from the next, so that each is read out. */
  at: number;
}

type Lines = readonly { product: number; quantity: number }[];

/**
 * Begins the order and puts the seats into it: both or neither is seen. One press is one order: what was begun is gone on with
 * when seats were refused or an answer was lost.
 */
export function useBooking(event: EventDetails) {
  useTextsWith('refusals');
  const { api } = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const isUnderWay = useRef(false);
  const begun = useRef({ key: crypto.randomUUID(), uuid: null as string | null });
  /** The seats asked for last: asked for again they are taken once, and other seats are another wish. */
  const wished = useRef({ of: '', key: '', isUnsure: false });

  async function book(lines: Lines): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setRefused(null);
    const of = JSON.stringify(lines);
    const isAnother = wished.current.of !== of;
    // Whether the former seats were taken is not known: others would come on top of them.
    if (isAnother && wished.current.isUnsure) begun.current = { key: crypto.randomUUID(), uuid: null };
    if (isAnother) wished.current = { of, key: crypto.randomUUID(), isUnsure: false };
    const { key } = begun.current;
    try {
      begun.current.uuid ??= (await beginEventOrder(api, event.id, key)).uuid;
      const { uuid } = begun.current;
      await takeSeats(api, uuid, [...lines], wished.current.key);
      if (sessionToken() === undefined) rememberOrder(uuid);
      // Busy until the other page is there.
      navigate(paths.order.eventInformation(uuid));
    } catch (error) {
      const code = error instanceof ApiError ? (error.code ?? 'INTERNAL') : 'NETWORK';
      // A refusal ends the wish; without an answer the same press asks again.
      if (error instanceof ApiError) wished.current = { of: '', key: '', isUnsure: false };
      else wished.current.isUnsure = true;
      let left: number | null = null;
      if (error instanceof ApiError) {
        // What was begun cannot be gone on with, such as after the session ended.
        if (error.status === 404) begun.current = { key: crypto.randomUUID(), uuid: null };
        await queries.invalidateQueries({ queryKey: eventQuery(event.id).queryKey });
        const now = queries.getQueryData(eventQuery(event.id).queryKey);
        if (code === 'NOT_ENOUGH_STOCK' && now) left = minLeft(now, lines);
      }
      setRefused({ code, left, at: Date.now() });
      setBusy(false);
    }
    isUnderWay.current = false;
  }

  return { book, isBusy, refused };
}

/** Free seats of the kind that was short. */
function minLeft({ tickets }: EventDetails, lines: Lines): number | null {
  const short = lines.flatMap(({ product, quantity }) => {
    const left = tickets.find((one) => one.product === product)?.available_stock ?? 0;
    return left < quantity ? [left] : [];
  });
  return short.length > 0 ? Math.min(...short) : null;
}
