import type { Loyalty } from '../../../domain/loyalty/contract.ts';
import { percentOfLevel } from '../../../domain/loyalty/tiers.ts';
import { formatMoney, formatPercent } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { LoyaltyProgress } from '../../parts/loyalty/LoyaltyProgress.tsx';
import { Panel } from '../Panel.tsx';

/** The level of a member, what it takes off, and the way to the next one. */
export function LevelPanel({ loyalty }: { loyalty: Loyalty }) {
  const { t, language } = useTexts();
  const level = loyalty.current_tier?.level ?? 1;
  return (
    <Panel title={t('loyalty.yourLevel')}>
      <p className="type-h1">{t('loyalty.level', { level })}</p>
      <p className="mt-1 mb-5">
        {t('loyalty.discount', { percent: formatPercent(-percentOfLevel(level) / 100, language) })}
      </p>
      <LoyaltyProgress standing={loyalty} />
      <p className="type-body-s mt-2 text-muted tabular-nums">
        {t('loyalty.progress.spent', {
          sum: formatMoney(Math.round(loyalty.total_spent_amount * 100), language),
        })}
      </p>
    </Panel>
  );
}
