import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderSavedListCall } from '../../../domain/saved-lists/calls.ts';
import { savedListQuery } from '../../api/saved-lists.ts';
import { RefillModal } from '../../parts/refill/RefillModal.tsx';
import type { SendFill } from '../../state/cart/refill.ts';
import { usePage } from '../../state/page.tsx';

/** A list before it fills the cart: which lines, and what becomes of the cart there is. */
export default function OrderListModal({
  uuid,
  name,
  onClose,
}: {
  uuid: string;
  name: string;
  onClose: () => void;
}) {
  const { api } = usePage();
  const query = useQuery(savedListQuery(uuid));
  const send = useMemo(
    (): SendFill => (body, idempotencyKey) =>
      api.send(orderSavedListCall, { params: { uuid }, body, idempotencyKey }),
    [api, uuid],
  );
  return <RefillModal title={name} query={query} send={send} onClose={onClose} />;
}
