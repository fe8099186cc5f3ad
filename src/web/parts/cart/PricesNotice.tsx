import { acceptPricesCall } from '../../../domain/orders/calls.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import type { Cart } from '../../state/cart/cart.ts';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useCartWrite } from './useCartWrite.ts';
import { useFocusHandover } from '../../ui/useFocusHandover.ts';

/** Says that prices have changed, and agrees to all of them at once. What each was stands at its line. */
export default function PricesNotice({ cart }: { cart: Cart }) {
  const { t } = useTextsWith('cartProblems');
  const { api } = usePage();
  const toast = useToast();
  const box = useFocusHandover(':has(ul)', 'ul :is(a, button)');
  const { mutate, isPending } = useCartWrite<void>(
    cart,
    ({ uuid, version }) => api.send(acceptPricesCall, { params: { uuid }, body: { version } }),
    { onDone: () => toast({ text: t('cartProblems.prices.accepted'), key: 'cart' }) },
  );
  return (
    <div ref={box}>
      <Notice
        tone="warning"
        title={t('cartProblems.prices.title')}
        action={
          <Button size="s" variant="secondary" busy={isPending} onClick={() => mutate()}>
            {t('cartProblems.prices.accept')}
          </Button>
        }
      />
    </div>
  );
}
