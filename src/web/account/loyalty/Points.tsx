import type { LoyaltyStatement } from '../../../domain/loyalty/contract.ts';
import { pointTerms } from '../../../domain/loyalty/points.ts';
import { formatMoney, formatPercent } from '../../../domain/money.ts';
import { formatDate } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { DescriptionItem, DescriptionList } from '../DescriptionList.tsx';

/** Expiries that are listed; who has more sees the soonest. */
const maxExpiries = 6;

/** Points that are there, how long, and how they are earned and used. */
export function Points({ statement }: { statement: LoyaltyStatement }) {
  const { t, language } = useTexts();
  const money = (points: number) => formatMoney(Math.round(points * 100), language);
  const { balance, reserved, owed, expiring } = statement;
  return (
    <>
      <p className="text-muted">{t('loyalty.points.free')}</p>
      <p className="type-h1 tabular-nums">{money(balance)}</p>
      {reserved > 0 || owed > 0 ? (
        <div className="mt-3">
          <DescriptionList>
            {reserved > 0 && (
              <DescriptionItem label={t('loyalty.points.reserved')}>{money(reserved)}</DescriptionItem>
            )}
            {owed > 0 && <DescriptionItem label={t('loyalty.points.owed')}>{money(owed)}</DescriptionItem>}
          </DescriptionList>
        </div>
      ) : null}
      {expiring.length > 0 ? (
        <ul className="type-body-s mt-3 text-muted tabular-nums">
          {expiring.slice(0, maxExpiries).map(({ last_day, points }) => (
            <li key={last_day}>
              {/* Noon: a day has no hour, and shall be the same day in Tallinn. */}
              {t('loyalty.points.until', { sum: money(points), date: formatDate(`${last_day}T12:00:00Z`) })}
            </li>
          ))}
        </ul>
      ) : null}
      <details className="mt-4">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {t('loyalty.points.how')}
        </summary>
        <ul className="list-disc pl-5">
          <li>
            {t('loyalty.points.earn', { percent: formatPercent(pointTerms.earnPercent / 100, language) })}
          </li>
          <li>{t('loyalty.points.worth')}</li>
          <li>{t('loyalty.points.life', { months: pointTerms.lifeMonths })}</li>
          <li>{t('loyalty.points.campaign')}</li>
        </ul>
      </details>
    </>
  );
}
