import { percentOfLevel } from '../../../domain/loyalty/tiers.ts';
import { formatPercent } from '../../../domain/money.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { LoyaltyProgress } from '../../parts/loyalty/LoyaltyProgress.tsx';
import { paths } from '../../paths.ts';
import { panel } from '../colors.ts';
import { useLoyaltyView } from '../loyalty-view.tsx';
import type { ViewProps } from '../view.ts';
import type { loyaltyProgressBanner } from './block.ts';

/** How far a member is; nothing for others. */
export function View({ props, mode }: ViewProps<typeof loyaltyProgressBanner>) {
  const { t, language } = useTextsWith('loyalty');
  const { standing, choice } = useLoyaltyView(mode);
  const { title, bgColor, textColor } = props;
  const level = standing?.current_tier?.level;
  if (!standing || level === undefined) return choice;
  return (
    <>
      {choice}
      <section
        aria-label={title || t('loyalty.yourLevel')}
        className={`rounded-panel p-5 wrap-anywhere md:p-10 ${panel(bgColor, textColor)}`}
      >
        {title ? <h2 className="type-body-s mb-1 font-medium">{title}</h2> : null}
        <p className="type-h2">{t('loyalty.level', { level })}</p>
        <p className="mt-1 mb-5">
          {t('loyalty.discount', { percent: formatPercent(-percentOfLevel(level) / 100, language) })}
        </p>
        <LoyaltyProgress standing={standing} />
        <p className="mt-3">
          <a href={paths.account.loyalty()} className="inline-flex min-h-11 items-center underline">
            {t('loyalty.welcome.more')}
          </a>
        </p>
      </section>
    </>
  );
}
