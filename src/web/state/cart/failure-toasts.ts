import { ApiError } from '../../api/client.ts';
import { loadAreas } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import type { AppContext } from '../useAppContext.ts';

/** The code of what the shop did not take; null: it did not answer. */
export function refusalOf(error: unknown): string | null {
  return error instanceof ApiError && error.status < 500 ? (error.code ?? 'MALFORMED_REQUEST') : null;
}

/** Says why an edit of the cart did not come about. Never rejects. */
export const toastFailure = (app: AppContext, error: unknown) => toastRefusal(app, refusalOf(error));

/** The same of what any tab has sent. */
export async function toastRefusal(
  { page: { texts }, toast }: AppContext,
  code: string | null,
): Promise<void> {
  try {
    await loadAreas(texts, code ? ['refusals'] : ['cart']);
    const text = code ? texts.errorText(code) : texts.t('cart.failed');
    toast({ text, tone: 'danger', key: code ?? 'cart' });
  } catch {
    toast({ text: texts.t('errors.network'), tone: 'danger', key: 'NETWORK' });
  }
}

/** CT-03: once at a time, and away from the pages of an order that is no more. */
export async function toastGone(app: AppContext): Promise<void> {
  await toastFailure(app, new ApiError(404, 'ORDER_NOT_FOUND', null));
  if (window.location.pathname.startsWith('/order/')) app.go(paths.home());
}
