import { euroToNextTier, tierProgress, type Standing } from '../../../domain/loyalty/progress.ts';
import { formatRoundMoney } from '../../../domain/money.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { ShadeMeter } from '../../ui/ShadeScale.tsx';

/** How far a member is on the way to the next level: the euros that are missing, and a bar; full at the top (AC-03). */
export function LoyaltyProgress({ standing }: { standing: Standing }) {
  const { t, language } = useTextsWith('loyalty');
  const { next_tier: next } = standing;
  const words = next
    ? t('loyalty.progress.missing', {
        level: next.level,
        sum: formatRoundMoney(euroToNextTier(standing) * 100, language),
      })
    : t('loyalty.progress.top');
  return (
    <div>
      <p className="mb-2 font-medium" aria-hidden="true">
        {words}
      </p>
      <ShadeMeter value={tierProgress(standing)} label={t('loyalty.progress.label')} text={words} />
    </div>
  );
}
