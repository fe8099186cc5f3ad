import { loyaltyTiers, tierAfter, type LoyaltyTier } from '../../../domain/loyalty/tiers.ts';
import { formatPercent, formatRoundMoney } from '../../../domain/money.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { Icon } from '../../ui/icons/Icon.tsx';

interface Props {
  caption: string;
  /** The two kinds of benefit: a row each. */
  rows: readonly [string, string];
  /** The level of who looks at it; null: none, or not known. */
  own: number | null;
}

const cell = 'border-t border-line px-2 py-3 md:px-5 md:py-4';

/** What each level asks for and gives (AC-03). Level by level on a phone as on a desk: three columns fit both. */
export function LevelsTable({ caption, rows, own }: Props) {
  const { t, language } = useTextsWith('loyalty');
  const look = ({ level }: LoyaltyTier) => (level === own ? 'bg-selected' : '');
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-panel border border-line bg-surface">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {loyaltyTiers.map((tier) => (
            <th
              key={tier.level}
              scope="col"
              aria-current={tier.level === own || undefined}
              className={`px-2 py-4 text-left align-top md:px-5 ${look(tier)}`}
            >
              <span className="type-h3 block max-md:text-[0.9375rem]">
                {t('loyalty.level', { level: tier.level })}
              </span>
              <span className="type-body-s block font-normal text-muted tabular-nums max-md:text-[0.8125rem]">
                {spendOf(tier)}
              </span>
              {tier.level === own ? (
                <span className="type-body-s mt-1 inline-flex items-center gap-1 font-medium text-link">
                  <Icon name="check" size={16} />
                  {t('loyalty.yourLevel')}
                </span>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((name) => (
        <tbody key={name}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={loyaltyTiers.length}
              className="border-t border-line-strong bg-page px-2 py-2 text-left font-medium wrap-anywhere md:px-5"
            >
              {name}
            </th>
          </tr>
          <tr>
            {loyaltyTiers.map((tier) => (
              <td key={tier.level} className={`${cell} ${look(tier)}`}>
                <span className="type-h2 tabular-nums">{formatPercent(-tier.percent / 100, language)}</span>
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );

  function spendOf(tier: LoyaltyTier): string {
    const from = formatRoundMoney(tier.minCents, language);
    const next = tierAfter(tier);
    if (!next) return t('loyalty.rangeTop', { from });
    const to = formatRoundMoney(next.minCents - 100, language);
    // Words may break, a range does not.
    const [first, last] = from.startsWith('€') ? [from, to.replace('€', '')] : [from.replace(/\s?€/, ''), to];
    return t('loyalty.range', { from: first, to: last }).replace('–', '\u2060–\u2060');
  }
}
