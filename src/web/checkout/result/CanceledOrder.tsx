import type { Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ResultFrame } from './ResultFrame.tsx';

/** An order that is no more. Money that came for it goes back where it came from. */
export function CanceledOrder({ order }: { order: Order }) {
  const t = useT();
  const wasPaid = order.refunds.some(({ money }) => money !== 'owed_less');
  return (
    <ResultFrame
      tone="failed"
      icon="prohibit"
      title={t('checkout.canceled.title')}
      lead={t(wasPaid ? 'checkout.canceled.paid' : 'checkout.canceled.lead')}
    >
      <ButtonLink href={paths.search()} className="mt-4">
        {t('checkout.success.shopOn')}
      </ButtonLink>
    </ResultFrame>
  );
}
