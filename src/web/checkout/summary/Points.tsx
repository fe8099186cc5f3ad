import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { isEditable, type OrderStatus } from '../../../domain/orders/statuses.ts';
import { pointsMutation } from '../../api/checkout.ts';
import { failureText } from '../../api/failure-text.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { useTools } from '../order.ts';

const PointsToggle = onDemand(() => import('../../parts/loyalty/PointsToggle.tsx'));

/** Points on the order, for members who have some. */
export function Points({ order }: { order: Order }) {
  const texts = useTexts();
  const { mutate, isPending, error, variables } = useMutation(pointsMutation(useTools(), order.uuid));
  // Its code is fetched by who has points, which the server does not wait for.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isHydrated || !isEditable(order.status.id as OrderStatus)) return null;
  if (!order.use_loyalty_points && order.usable_loyalty_points === '0.00') return null;
  return (
    <div className="mt-3 noscript:hidden">
      <PointsToggle order={order} pending={isPending ? variables : undefined} onChange={mutate} />
      {error && (
        <p role="alert" className="type-body-s text-danger">
          {failureText(texts, error)}
        </p>
      )}
    </div>
  );
}

const neverChanges = () => () => {};
