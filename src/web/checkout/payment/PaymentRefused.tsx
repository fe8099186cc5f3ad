import { useEffect, useRef } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Refused } from './usePayment.ts';
import { wayOn } from './way-on.ts';

interface Props {
  refused: Refused;
  order: Order;
  /** What stood in the way is done. */
  onDone: () => void;
}

/** Why the order was not taken, and where what leads on from there has come, that too. */
export function PaymentRefused({ refused: { code }, order, onDone }: Props) {
  const { t, errorText } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const WayOn = wayOn.loaded()?.WayOn;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {code === 'NETWORK' ? (
        <Notice tone="danger" title={t('errors.network')}>
          {t('checkout.refused.network')}
        </Notice>
      ) : WayOn ? (
        <WayOn code={code} order={order} onDone={onDone} />
      ) : (
        <Notice tone="danger" title={errorText(code)} />
      )}
    </div>
  );
}
