import { acceptPricesCall } from '../../../domain/orders/calls.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import type { Cart } from '../../state/cart/cart.ts';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useCartWrite } from './useCartWrite.ts';

/** Prices that are others than the buyer has seen are never taken over in silence: one press agrees to all of them. */
export function ChangedPrices({ cart, order }: { cart: Cart; order: Order }) {
  const { t } = useTextsWith('cart');
  const { api } = usePage();
  const toast = useToast();
  const { mutate, isPending } = useCartWrite<void>(
    cart,
    ({ uuid, version }) => api.send(acceptPricesCall, { params: { uuid }, body: { version } }),
    { onDone: () => toast({ text: t('cart.prices.accepted'), key: 'cart' }) },
  );
  if (order.order_lines.every((line) => line.price_before === null)) return null;
  return (
    <Notice
      tone="warning"
      title={t('cart.prices.title')}
      action={
        <Button size="s" variant="secondary" busy={isPending} onClick={() => mutate()}>
          {t('cart.prices.accept')}
        </Button>
      }
    />
  );
}
