import { ApiError } from '../../api/client.ts';
import { loadAreas } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import type { Hands } from '../useHands.ts';

/** Says why an edit of the cart did not come about. Never rejects. */
export async function sayFailed({ page: { texts }, toast }: Hands, error: unknown): Promise<void> {
  const code = error instanceof ApiError && error.status < 500 ? (error.code ?? 'MALFORMED_REQUEST') : null;
  try {
    await loadAreas(texts, code ? ['refusals'] : ['cart']);
    const text = code ? texts.errorText(code) : texts.t('cart.failed');
    toast({ text, tone: 'danger', key: code ?? 'cart' });
  } catch {
    toast({ text: texts.t('errors.network'), tone: 'danger', key: 'NETWORK' });
  }
}

/** CT-03: once at a time, and away from the pages of an order that is no more. */
export async function sayGone(hands: Hands): Promise<void> {
  await sayFailed(hands, new ApiError(404, 'ORDER_NOT_FOUND', null));
  if (window.location.pathname.startsWith('/order/')) hands.go(paths.home());
}
