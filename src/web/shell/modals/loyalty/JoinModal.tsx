import { loyaltyTiers, tierOf } from '../../../../domain/loyalty/tiers.ts';
import { formatPercent } from '../../../../domain/money.ts';
import { useTextsWith } from '../../../i18n/load-areas.ts';
import { useActiveCustomer } from '../../../parts/loyalty/useActiveCustomer.ts';
import { useMembership } from '../../../parts/loyalty/useMembership.ts';
import { paths } from '../../../paths.ts';
import { delayJoining } from '../../../state/loyalty-delay.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import type { ModalComponentProps } from '../modal-props.ts';

/** Calls somebody to join (PP-01 c). Closed or put off it comes back in another session; refused for good it does not. */
export default function JoinModal({ onClose }: ModalComponentProps) {
  const { t, language } = useTextsWith('loyalty');
  const customer = useActiveCustomer();
  const { join, acknowledge } = useMembership();
  const later = () => {
    delayJoining();
    onClose();
  };
  const spentCents = Math.round((customer?.loyalty.total_spent_amount ?? 0) * 100);
  const { level } = tierOf(spentCents);
  const best = Math.max(...loyaltyTiers.map(({ percent }) => percent));
  return (
    <Modal
      priority="unasked"
      size="s"
      title={t('loyalty.join.title')}
      onClose={later}
      footer={
        <div className="grid gap-2">
          <Button variant="primary" block busy={join.isPending} onClick={() => join.mutate()}>
            {t('loyalty.join.action')}
          </Button>
          <Button variant="secondary" block onClick={later}>
            {t('loyalty.join.later')}
          </Button>
          <LinkButton
            className="min-h-11 justify-self-center"
            onClick={() => {
              acknowledge.mutate();
              // The next page must not ask again although the shop has yet to hear of it.
              later();
            }}
          >
            {t('loyalty.join.never')}
          </LinkButton>
        </div>
      }
    >
      <p>{t('loyalty.join.body', { percent: formatPercent(best / 100, language) })}</p>
      {level > 1 ? <p className="mt-3 font-medium">{t('loyalty.join.counts', { level })}</p> : null}
      <p className="mt-3">
        <a href={paths.loyalty()} className="link inline-flex min-h-11 items-center" onClick={onClose}>
          {t('loyalty.about')}
        </a>
      </p>
    </Modal>
  );
}
