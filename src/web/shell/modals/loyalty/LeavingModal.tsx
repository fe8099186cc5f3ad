import { percentOfLevel } from '../../../../domain/loyalty/tiers.ts';
import { formatMoney, formatPercent } from '../../../../domain/money.ts';
import { useTextsWith } from '../../../i18n/load-areas.ts';
import { useActiveCustomer } from '../../../parts/loyalty/useActiveCustomer.ts';
import { useMembership } from '../../../parts/loyalty/useMembership.ts';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { ModalComponentProps } from '../modal-props.ts';

/** Says what is lost before somebody leaves the programme. */
export default function LeavingModal({ onClose }: ModalComponentProps) {
  const { t, language } = useTextsWith('loyalty');
  const loyalty = useActiveCustomer()?.loyalty;
  const { leave } = useMembership();
  const points = loyalty?.non_reserved_points_balance ?? 0;
  const percent = percentOfLevel(loyalty?.current_tier?.level ?? 0);
  return (
    <Modal
      size="s"
      title={t('loyalty.leave.title')}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          <Button variant="secondary" block onClick={onClose}>
            {t('loyalty.leave.stay')}
          </Button>
          <Button
            variant="danger"
            block
            busy={leave.isPending}
            onClick={() => leave.mutate(undefined, { onSuccess: onClose })}
          >
            {t(points > 0 ? 'loyalty.leave.action' : 'loyalty.leave.actionWithout')}
          </Button>
        </div>
      }
    >
      {loyalty ? (
        <>
          <p className="font-medium">{t('loyalty.leave.loses')}</p>
          <ul className="mt-2 list-disc pl-5">
            {points > 0 ? (
              <li>{t('loyalty.leave.points', { sum: formatMoney(Math.round(points * 100), language) })}</li>
            ) : null}
            <li>{t('loyalty.leave.discount', { percent: formatPercent(-percent / 100, language) })}</li>
          </ul>
          <p className="mt-3 text-muted">{t('loyalty.leave.back')}</p>
        </>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Modal>
  );
}
