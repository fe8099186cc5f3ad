import type { PriceBlock } from '../../domain/catalogue/contract.ts';
import { formatMoney } from '../../domain/money.ts';
import { useTexts } from '../i18n/texts.tsx';
import { PromoLabel } from './PromoLabel.tsx';

interface Props {
  price: PriceBlock;
  size?: 'card' | 'page';
}

/**
 * What it costs now; when reduced, the lowest price of the 30 days before with its label, as the law demands; the price
 * per measure; VAT in words. Screen readers get it in one sentence.
 */
export function Price({ price, size = 'card' }: Props) {
  const { t, language } = useTexts();
  if (price.price === null) {
    return (
      <div data-price>
        <p data-now className="type-body-s text-muted">
          {t('catalogue.noPrice')}
        </p>
      </div>
    );
  }
  const money = (euros: number) => formatMoney(Math.round(euros * 100), language);
  const isPage = size === 'page';
  const perMeasure = price.comparison_price ? <Comparison price={price} /> : null;
  const isReduced = price.old_price !== null;
  const vat = t(price.vat_included ? 'common.price.inclVat' : 'common.price.exclVat');
  const otherVat = t(price.vat_included ? 'common.price.exclVat' : 'common.price.inclVat');
  const spoken = isReduced
    ? t('common.price.reduced', { price: money(price.price), low: money(price.old_price!) })
    : t('common.price.current', { price: money(price.price) });
  return (
    <div data-price>
      <p className="sr-only">{`${spoken}, ${vat}`}</p>
      <div aria-hidden="true">
        <p data-now className="flex flex-wrap items-baseline gap-x-2 gap-y-0">
          <span className={`${isPage ? 'type-price-l' : 'type-price'} ${isReduced ? 'text-sale' : ''}`}>
            {money(price.price)}
          </span>
          {isPage && isReduced ? <PromoLabel discountRate={price.discount_rate} /> : null}
          {isPage ? null : (
            <span data-vat className={smallLook}>
              {vat}
            </span>
          )}
          {isPage ? null : perMeasure}
        </p>
        {isReduced ? (
          <p data-low className="type-caption font-normal text-balance text-muted tabular-nums">
            {t('common.price.low30')} <s>{money(price.old_price!)}</s>
          </p>
        ) : null}
        {isPage ? (
          <p className="type-body-s mt-1 flex flex-wrap items-baseline gap-x-4 text-muted tabular-nums">
            <span>
              {vat}
              {price.other_price === null ? null : ` · ${money(price.other_price)} ${otherVat}`}
            </span>
            {perMeasure}
          </p>
        ) : null}
      </div>
    </div>
  );
}

const smallLook = 'type-caption font-normal text-muted tabular-nums';

function Comparison({ price }: { price: PriceBlock }) {
  const { t, language } = useTexts();
  const { price: euros, amount, unit } = price.comparison_price!;
  const unitText = t(`common.units.${unit}` as 'common.units.ml');
  const measure = amount === 1 ? unitText : `${amount} ${unitText}`;
  return (
    <span className={`${smallLook} wrap-anywhere`}>
      {t('common.price.per', { price: formatMoney(Math.round(euros * 100), language), amount: measure })}
    </span>
  );
}
