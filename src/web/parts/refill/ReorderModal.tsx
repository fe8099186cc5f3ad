import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { reorderCall } from '../../../domain/reorder/calls.ts';
import { reorderComparisonQuery } from '../../api/reorder.ts';
import { sessionToken } from '../../api/token.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { cartOnScreen } from '../../state/cart/cart-key.ts';
import type { SendFill } from '../../state/cart/refill.ts';
import { usePage } from '../../state/page.tsx';
import { useCart } from '../cart/useCart.ts';
import { RefillModal } from './RefillModal.tsx';

interface Props {
  onClose: () => void;
  /** Of the order; `linkKey` is that of the link in a mail. */
  props: { uuid?: unknown; number?: unknown; linkKey?: unknown };
}

/** Ordering an order again: what has changed since, which lines, and what becomes of the cart there is. */
export default function ReorderModal({ onClose, props }: Props) {
  const uuid = String(props.uuid);
  const number = String(props.number);
  const key = props.linkKey === undefined ? undefined : String(props.linkKey);
  const { t } = useTextsWith('refill');
  const { api } = usePage();
  useCart();
  const { data: shown } = useQuery(cartOnScreen());
  // Of who is signed in the shop knows it.
  const cart = sessionToken() === undefined ? shown?.order?.uuid : undefined;
  const query = useQuery(reorderComparisonQuery(uuid, { key, cart }));
  const send = useMemo(
    (): SendFill => (body, idempotencyKey) =>
      api.send(reorderCall, { params: { uuid, ...(key !== undefined && { key }) }, body, idempotencyKey }),
    [api, uuid, key],
  );
  return <RefillModal title={t('refill.order', { number })} query={query} send={send} onClose={onClose} />;
}
