import type { Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { contentPath } from '../steps.ts';

/** Instead of the ways to pay: an administrator of the company was asked, or has said no; who may decide is led there. */
export function AskedForApproval({ order }: { order: Order }) {
  const t = useT();
  const { approval } = order;
  const change = (
    <ButtonLink href={contentPath(order)} variant="secondary">
      {t('checkout.approval.change')}
    </ButtonLink>
  );
  if (approval?.state === 'denied') {
    return (
      <Notice tone="warning" action={change}>
        {approval.reason !== null && (
          <p dir="auto">{t('checkout.approval.reason', { reason: approval.reason })}</p>
        )}
        <p>{t('checkout.approval.denied')}</p>
      </Notice>
    );
  }
  if (order.can.approve) {
    return (
      <Notice
        action={
          <ButtonLink href={paths.account.order(order.uuid)}>{t('checkout.approval.decide')}</ButtonLink>
        }
      >
        {t('checkout.approval.decideHow')}
      </Notice>
    );
  }
  return (
    <Notice
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={paths.account.orders()}>{t('checkout.approval.orders')}</ButtonLink>
          {change}
        </div>
      }
    >
      {t('checkout.approval.waiting')}
    </Notice>
  );
}
