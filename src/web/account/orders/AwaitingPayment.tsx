import type { Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** An order whose payment is open: on to the page it is paid at, or to what the bank says. */
export function AwaitingPayment({ order }: { order: Order }) {
  const t = useT();
  const url = order.can.pay ? order.payment?.redirect_url : null;
  return (
    <Notice
      tone="warning"
      title={t('orderPages.awaiting.title')}
      action={
        url ? (
          <ButtonLink href={url}>{t('orderPages.awaiting.goOn')}</ButtonLink>
        ) : (
          <ButtonLink variant="secondary" href={paths.order.paymentStatus(order.uuid)}>
            {t('orderPages.awaiting.look')}
          </ButtonLink>
        )
      }
    >
      {t(`orderPages.awaiting.${url ? (order.is_event ? 'seatsHeld' : 'held') : 'bank'}`)}
    </Notice>
  );
}
