import type { Order } from '../../../domain/orders/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  order: Order;
  /** The link leads to where one may be already. */
  onLeave: (() => void) | undefined;
}

/** What was the cart is being paid, in this window or another: until that has ended nothing of it can be changed. */
export default function PayingNotice({ order, onLeave }: Props) {
  const { t } = useTextsWith('cartProblems');
  return (
    <Notice
      title={t('cartProblems.paying.title')}
      action={
        <ButtonLink href={paths.order.paymentStatus(order.uuid)} onClick={onLeave}>
          {t('cartProblems.paying.look')}
        </ButtonLink>
      }
    >
      <p role="status">{t('cartProblems.paying.how')}</p>
    </Notice>
  );
}
