import { useMutation } from '@tanstack/react-query';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError } from '../../api/client.ts';
import { loadAreas } from '../../i18n/load-areas.ts';
import { useTexts, type Texts } from '../../i18n/texts.tsx';
import type { Cart } from '../../state/cart/cart.ts';
import { useToast } from '../../ui/Toast.tsx';
import { formatEuros } from '../orders/money.ts';

/** A write of the whole cart by a press of a button: what is said when it is done, and a word when it fails. */
export function useCartWrite<Variables>(
  cart: Cart,
  write: (order: Order, variables: Variables) => Promise<Order>,
  { onDone, onFailed }: { onDone?: (variables: Variables) => void; onFailed?: (text: string) => void } = {},
) {
  const texts = useTexts();
  const toast = useToast();
  return useMutation({
    mutationFn: (variables: Variables) => cart.write((order) => write(order, variables)),
    // Without a connection it fails at once and says so.
    networkMode: 'always',
    onSuccess: (_, variables) => onDone?.(variables),
    async onError(error) {
      const text = await wordsFor(texts, error);
      if (onFailed) onFailed(text);
      else toast({ text, tone: 'danger', key: 'cart' });
    },
  });
}

/** Words of refusals are fetched when there is one. */
async function wordsFor(texts: Texts, error: Error): Promise<string> {
  if (!(error instanceof ApiError)) return texts.t('errors.network');
  try {
    await loadAreas(texts, ['refusals']);
  } catch {
    return texts.t('errors.network');
  }
  const label = error.labelOf('code');
  if (label !== undefined) return texts.fieldText(label);
  // Of a coupon below its minimum.
  const { missing = 0 } = (error.body ?? {}) as { missing?: string };
  return texts.errorText(error.code ?? 'INTERNAL', { missing: formatEuros(missing, texts.language) });
}
