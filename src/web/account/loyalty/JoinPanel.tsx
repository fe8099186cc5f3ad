import type { Customer } from '../../../domain/customers/contract.ts';
import { loyaltyTiers, tierOf } from '../../../domain/loyalty/tiers.ts';
import { formatPercent } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useMembership } from '../../parts/loyalty/useMembership.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../Panel.tsx';

/** What a customer who is no member would get, and the way in for its administrators. */
export function JoinPanel({ customer: { loyalty, is_individual } }: { customer: Customer }) {
  const { t, language } = useTexts();
  const { join } = useMembership();
  const { level } = tierOf(Math.round(loyalty.total_spent_amount * 100));
  const best = Math.max(...loyaltyTiers.map(({ percent }) => percent));
  return (
    <Panel title={t('loyalty.join.title')}>
      <div className="max-w-read">
        <p>{t('loyalty.join.body', { percent: formatPercent(best / 100, language) })}</p>
        {is_individual ? null : <p className="mt-3">{t('loyalty.join.business')}</p>}
        {level > 1 ? <p className="mt-3 font-medium">{t('loyalty.join.counts', { level })}</p> : null}
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          {loyalty.can_join_loyalty ? (
            <Button busy={join.isPending} onClick={() => join.mutate()} className="noscript:hidden">
              {t('loyalty.join.action')}
            </Button>
          ) : (
            <p className="text-muted">{t('loyalty.join.byAdministrator')}</p>
          )}
          <a href={paths.loyalty()} className="link inline-flex min-h-11 items-center">
            {t('loyalty.about')}
          </a>
        </div>
      </div>
    </Panel>
  );
}
