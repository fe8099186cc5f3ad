import { useEffect, useRef } from 'react';
import { percentOfLevel } from '../../../../domain/loyalty/tiers.ts';
import { formatPercent } from '../../../../domain/money.ts';
import { useTextsWith } from '../../../i18n/load-areas.ts';
import { LoyaltyProgress } from '../../../parts/loyalty/LoyaltyProgress.tsx';
import { useActiveCustomer } from '../../../parts/loyalty/useActiveCustomer.ts';
import { useMembership } from '../../../parts/loyalty/useMembership.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { ModalComponentProps } from '../modal-props.ts';

/** Welcomes a new member (PP-01 b). That it was seen is told to the shop as soon as it opens. */
export default function WelcomeModal({ onClose }: ModalComponentProps) {
  const { t, language } = useTextsWith('loyalty');
  const loyalty = useActiveCustomer()?.loyalty;
  const { mutate } = useMembership().acknowledge;
  const isTold = useRef(false);
  const isShown = loyalty?.show_welcome_popup === true;
  useEffect(() => {
    if (!isShown || isTold.current) return;
    isTold.current = true;
    mutate();
  }, [isShown, mutate]);
  const tier = loyalty?.current_tier;
  return (
    <Modal
      priority="unasked"
      size="s"
      title={t('loyalty.welcome.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" block onClick={onClose}>
          {t('loyalty.welcome.ok')}
        </Button>
      }
    >
      {loyalty && tier ? (
        <>
          <p>{t('loyalty.welcome.body', { level: tier.level })}</p>
          <p className="type-h3 my-4">
            {t('loyalty.discount', {
              percent: formatPercent(-percentOfLevel(tier.level) / 100, language),
            })}
          </p>
          <LoyaltyProgress standing={loyalty} />
          <p className="mt-3">
            <a
              href={paths.account.loyalty()}
              className="link inline-flex min-h-11 items-center"
              onClick={onClose}
            >
              {t('loyalty.welcome.more')}
            </a>
          </p>
        </>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Modal>
  );
}
