import { axisOptions, type Axis, type AxisOption } from '../../../domain/catalogue/axes.ts';
import type { Product, Variation } from '../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { VariationStock } from './VariationStock.tsx';

/**
 * A family that differs in several ways, length and colour, with a row of choices for each. Each choice is a link to the
 * variation that has it and keeps the others where there is one; where there is none it says what would be lost.
 */
export function VariationAxes({ product }: { product: Product }) {
  const { t } = useTexts();
  const { axes, variations } = product;
  const chosen = variations.find((one) => one.id === product.id);
  if (!chosen) return null;
  const hasPrices = new Set(variations.map((one) => one.price)).size > 1;
  const rows = axisOptions(axes, variations, chosen);
  return (
    <nav aria-label={t('catalogue.variations', { count: variations.length })} className="grid gap-4">
      {axes.map((axis, at) => {
        const own = rows[at]!.find((option) => option.isChosen);
        return (
          <div key={axis.code} role="group" aria-labelledby={`axis-${axis.code}`}>
            <p id={`axis-${axis.code}`} className="type-body-s mb-2">
              <span className="font-medium">{axis.name}</span>
              {own ? <span className="text-muted"> · {nameOf(axis, own)}</span> : null}
            </p>
            <ul className="flex flex-wrap gap-2">
              {rows[at]!.map((option) => (
                <li key={option.value.code}>
                  <Option axis={axis} option={option} hasPrices={hasPrices} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

interface OptionProps {
  axis: Axis;
  option: AxisOption<Variation>;
  hasPrices: boolean;
}

function Option({ axis, option, hasPrices }: OptionProps) {
  const { t, language } = useTexts();
  const { value, target, isChosen, lost } = option;
  return (
    <a
      href={paths.product(target.id, target.slug)}
      aria-current={isChosen ? 'page' : undefined}
      data-keep-scroll
      className={`option-link ${lost.length > 0 ? 'border-dashed' : ''}`}
    >
      <span className="type-body-s flex items-center gap-2 font-medium">
        {value.color ? (
          <span
            aria-hidden="true"
            className="swatch size-4.5 shrink-0 rounded-full border border-line-strong"
            style={{ backgroundColor: value.color }}
          />
        ) : null}
        {nameOf(axis, option)}
      </span>
      <span className="type-caption flex flex-wrap gap-x-2 font-normal text-muted tabular-nums">
        {lost.length > 0 ? (
          <span>{t('catalogue.product.notWith', { value: lost.map(({ name }) => name).join(', ') })}</span>
        ) : (
          <>
            {hasPrices && target.price !== null ? (
              <span>{formatMoney(Math.round(target.price * 100), language)}</span>
            ) : null}
            {target.stock_state === 'in_stock' ? null : <VariationStock one={target} />}
          </>
        )}
      </span>
    </a>
  );
}

const nameOf = (axis: Axis, { value }: AxisOption<Variation>) =>
  axis.unit ? `${value.name}\u00a0${axis.unit}` : value.name;
