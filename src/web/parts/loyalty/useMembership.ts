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
import { useHands } from '../../state/useHands.ts';

/** Joins and leaves the programme for the active customer, and answers its popups. What goes wrong is said in a toast. */
export function useMembership() {
  useTextsWith('refusals');
  const { t, errorText } = useTextsWith('loyalty');
  const hands = useHands();
  const tools = { api: hands.page.api, queries: hands.queries };
  const onError = (error: Error) => {
    const text = error instanceof ApiError ? errorText(error.code ?? 'INTERNAL') : t('errors.network');
    hands.toast({ text, tone: 'danger', key: 'loyalty' });
  };
  /** What the cart costs depends on it, besides all that tells of the programme. */
  const refresh = async () => {
    void cartOf(hands).reload();
    await refreshLoyalty(hands.queries);
  };
  return {
    join: useMutation({
      ...joinLoyaltyMutation(tools),
      networkMode: 'always',
      onError,
      async onSuccess() {
        hands.openModal('loyaltyWelcome');
        await refresh();
      },
    }),
    leave: useMutation({
      ...leaveLoyaltyMutation(tools),
      networkMode: 'always',
      onError,
      async onSuccess() {
        hands.toast({ text: t('loyalty.leave.left'), key: 'loyalty' });
        await refresh();
      },
    }),
    acknowledge: useMutation({ ...acknowledgePopupMutation(tools), networkMode: 'always' }),
  };
}
