import type { Customer } from '../../../domain/customers/contract.ts';
import { percentOfLevel } from '../../../domain/loyalty/tiers.ts';
import { formatMoney, formatPercent } from '../../../domain/money.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { LoyaltyProgress } from '../../parts/loyalty/LoyaltyProgress.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DescriptionItem, DescriptionList } from '../DescriptionList.tsx';
import { Panel } from '../Panel.tsx';
import { PanelLink } from '../PanelLink.tsx';

/** Level, progress and points of the active customer, or the way to become a member (AC-01). */
export function LoyaltyCard({ customer: { loyalty } }: { customer: Customer }) {
  const { t, language } = useTextsWith('loyalty');
  const { current_tier: tier } = loyalty;
  if (!tier && !loyalty.can_join_loyalty) return null;
  return (
    <Panel
      title={t('loyalty.title')}
      action={
        tier ? (
          <PanelLink href={paths.account.loyalty()} about={t('loyalty.title')}>
            {t('account.showAll')}
          </PanelLink>
        ) : undefined
      }
    >
      {tier ? (
        <div className="grid gap-4">
          <DescriptionList>
            <DescriptionItem label={t('loyalty.yourLevel')}>
              {t('loyalty.level', { level: tier.level })},{' '}
              {formatPercent(-percentOfLevel(tier.level) / 100, language)}
            </DescriptionItem>
            <DescriptionItem label={t('loyalty.points.title')}>
              {formatMoney(Math.round(loyalty.non_reserved_points_balance * 100), language)}
            </DescriptionItem>
          </DescriptionList>
          <LoyaltyProgress standing={loyalty} />
        </div>
      ) : (
        <ButtonLink variant="secondary" href={paths.account.loyalty()}>
          {t('loyalty.join.title')}
        </ButtonLink>
      )}
    </Panel>
  );
}
