import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { isEditable, type OrderStatus } from '../../../domain/orders/statuses.ts';
import { pointsMutation } from '../../api/checkout.ts';
import { useT } from '../../i18n/texts.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { useTools } from '../order.ts';

const PointsToggle = onDemand(() => import('../../parts/loyalty/PointsToggle.tsx'));

/** Points on the order, for members who have some. */
export function Points({ order }: { order: Order }) {
  const t = useT();
  const { mutate, isPending, isError, variables } = useMutation(pointsMutation(useTools(), order.uuid));
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
      {isError && (
        <p role="alert" className="type-body-s text-danger">
          {t('errors.network')}
        </p>
      )}
    </div>
  );
}

const neverChanges = () => () => {};
