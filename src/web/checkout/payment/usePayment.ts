import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError } from '../../api/client.ts';
import { orderPaymentQuery, orderQuery, putOrder, startPaymentMutation } from '../../api/checkout.ts';
import { paths } from '../../paths.ts';
import { useNavigate } from '../../state/navigation.tsx';
import { postToTabs } from '../../state/cart/tabs.ts';
import { useTools } from '../order.ts';
import { isToBePaid, pathOf, placeOf } from '../steps.ts';
import { rememberPayment, type Paid } from './remembered.ts';
import { wayOn } from './way-on.ts';

/** What the shop said instead of taking the order, and what the buyer can do about it. */
export interface Refused {
  code: string;
  /** Tells one refusal from the next, so that each is read out. */
  at: number;
}

/**
 * Orders. One press is one payment: the same choice of the same order has the same key until the shop has answered it, and a
 * press while one is under way is none.
 */
export function usePayment(order: Order, lastPayment: string | null) {
  const tools = useTools();
  const navigate = useNavigate();
  const { mutate } = useMutation(startPaymentMutation(tools));
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const isUnderWay = useRef(false);
  const intention = useRef({ of: '', key: '' });
  const { uuid } = order;

  const lookAgain = useEffectEvent(async () => {
    try {
      const now = await tools.queries.fetchQuery(orderQuery(uuid));
      if (!isToBePaid(now)) navigate(pathOf(placeOf(now), now), { replace: true });
    } catch {
      // The page says so when the shop cannot be reached as soon as somebody presses.
    }
  });
  // Back from the bank by the browser's button, the page may be as it was left: waiting.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isUnderWay.current = false;
      setBusy(false);
      void lookAgain();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  function end() {
    isUnderWay.current = false;
    setBusy(false);
  }

  async function refuse(code: string) {
    try {
      await wayOn.load();
    } catch {
      // Why it was refused is said without the way on.
    }
    end();
    setRefused({ code, at: Date.now() });
  }

  function pay(paid: Paid) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setRefused(null);
    const { version, totalWithDiscount: total } = order;
    const of = JSON.stringify([paid, version, total, lastPayment]);
    if (intention.current.of !== of) intention.current = { of, key: crypto.randomUUID() };
    mutate(
      {
        params: { uuid },
        body: { method: paid.method, option: paid.option, version, total },
        idempotencyKey: intention.current.key,
      },
      {
        onSuccess({ redirect_url: away }) {
          rememberPayment(paid);
          postToTabs({ changed: uuid });
          // Busy until the other page is there: the order is not to be pressed again.
          if (away !== null) window.location.assign(away);
          else navigate(paths.order.paymentStatus(uuid), { replace: true });
        },
        onError(error) {
          if (!(error instanceof ApiError)) {
            // Whether it arrived is not known: the same key asks again without ordering twice.
            end();
            setRefused({ code: 'NETWORK', at: Date.now() });
            return;
          }
          intention.current = { of: '', key: '' };
          const now = (error.body as { order?: Order } | null)?.order;
          if (now) putOrder(tools.queries, now);
          else void tools.queries.invalidateQueries({ queryKey: orderQuery(uuid).queryKey });
          void tools.queries.invalidateQueries({ queryKey: orderPaymentQuery(uuid).queryKey });
          void refuse(error.code ?? 'INTERNAL');
        },
      },
    );
  }

  return { pay, isBusy, refused, forget: () => setRefused(null) };
}
