import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import {
  acknowledgePopupMutation,
  joinLoyaltyMutation,
  leaveLoyaltyMutation,
  refreshLoyalty,
} from '../../api/loyalty.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { cartOf } from '../../state/cart/cart.ts';
import { useAppContext } from '../../state/useAppContext.ts';

/** Joins and leaves the programme for the active customer, and answers its popups. What goes wrong is said in a toast. */
export function useMembership() {
  useTextsWith('refusals');
  const { t, errorText } = useTextsWith('loyalty');
  const app = useAppContext();
  const tools = { api: app.page.api, queries: app.queries };
  const onError = (error: Error) => {
    const text = error instanceof ApiError ? errorText(error.code ?? 'INTERNAL') : t('errors.network');
    app.toast({ text, tone: 'danger', key: 'loyalty' });
  };
  /** What the cart costs depends on it, besides all that tells of the programme. */
  const refresh = async () => {
    void cartOf(app).reload();
    await refreshLoyalty(app.queries);
  };
  return {
    join: useMutation({
      ...joinLoyaltyMutation(tools),
      networkMode: 'always',
      onError,
      async onSuccess() {
        app.openModal('loyaltyWelcome');
        await refresh();
      },
    }),
    leave: useMutation({
      ...leaveLoyaltyMutation(tools),
      networkMode: 'always',
      onError,
      async onSuccess() {
        app.toast({ text: t('loyalty.leave.left'), key: 'loyalty' });
        await refresh();
      },
    }),
    acknowledge: useMutation({ ...acknowledgePopupMutation(tools), networkMode: 'always' }),
  };
}
