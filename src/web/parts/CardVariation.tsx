import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { formatNumber } from '../../domain/money.ts';
import { useTexts } from '../i18n/texts.tsx';
import { nonBreaking } from './non-breaking.ts';
import { ShadeChips } from './ShadeChips.tsx';

/** Which variation the card shows, the one its price is for, and what else its family has. */
export function CardVariation({ product }: { product: Pick<ProductListItem, 'family' | 'variation'> }) {
  const { t, language } = useTexts();
  const { family, variation } = product;
  if (!family || family.count < 2) return <p className={look}>{variation}</p>;
  if (family.kind === 'shade') return <ShadeChips family={family} />;
  const more = nonBreaking(
    t(family.kind === 'size' ? 'catalogue.sizes' : 'catalogue.variations', { count: family.count }),
  );
  return (
    <p className={look}>
      {variation}
      <span data-part="family">
        {variation ? ` · ${more}` : more}
        {family.sizes ? (
          <>
            {' '}
            <span className="whitespace-nowrap">({range(family.sizes)})</span>
          </>
        ) : null}
      </span>
    </p>
  );

  function range({ from, to, unit }: NonNullable<NonNullable<ProductListItem['family']>['sizes']>): string {
    const named = t(`common.units.${unit}` as 'common.units.ml');
    return `${formatNumber(from, language)}–${formatNumber(to, language)}\u00a0${named}`;
  }
}

const look = 'type-body-s wrap-anywhere text-muted';
