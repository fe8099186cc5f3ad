import { useMutation } from '@tanstack/react-query';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError } from '../../api/client.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import type { Cart } from '../../state/cart/cart.ts';
import { useToast } from '../../ui/Toast.tsx';

/** A write of the whole cart by a press of a button: what is said when it is done, and a word when it fails. */
export function useCartWrite<Variables>(
  cart: Cart,
  write: (order: Order, variables: Variables) => Promise<Order>,
  { onDone, onFailed }: { onDone?: (variables: Variables) => void; onFailed?: (text: string) => void } = {},
) {
  useTextsWith('refusals');
  const { t, errorText } = useTextsWith('cart');
  const toast = useToast();
  return useMutation({
    mutationFn: (variables: Variables) => cart.write((order) => write(order, variables)),
    // Without a connection it fails at once and says so.
    networkMode: 'always',
    onSuccess: (_, variables) => onDone?.(variables),
    onError(error) {
      const text =
        error instanceof ApiError
          ? errorText(error.code ?? error.labelOf('code') ?? 'INTERNAL')
          : t('errors.network');
      if (onFailed) onFailed(text);
      else toast({ text, tone: 'danger', key: 'cart' });
    },
  });
}
