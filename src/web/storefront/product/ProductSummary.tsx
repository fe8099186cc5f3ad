import type { Product } from '../../../domain/catalogue/contract.ts';
import { translate } from '../../../domain/locales.ts';
import { formatNumber } from '../../../domain/money.ts';
import { formatDate } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { BoughtMark } from '../../parts/BoughtMark.tsx';
import { FavouriteButton } from '../../parts/FavouriteButton.tsx';
import { productWords } from '../../parts/delivery-words.ts';
import { Price } from '../../parts/Price.tsx';
import { shownName } from '../../parts/shown-name.ts';
import { Stock } from '../../parts/Stock.tsx';
import { paths } from '../../paths.ts';
import { usePage } from '../../state/page.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { depthKey } from './shades/shade-places.ts';
import { BuyBox } from './BuyBox.tsx';
import { VariationAxes } from './VariationAxes.tsx';
import { VariationLinks } from './VariationLinks.tsx';

/** Beside the gallery: what it is, what it costs, whether it can be had and by whom, and else why not (PL-03). */
export function ProductSummary({ product, shadeCount }: { product: Product; shadeCount: number }) {
  const Variations = product.axes.length > 0 ? VariationAxes : VariationLinks;
  const { t, language } = useTexts();
  const page = usePage();
  const { audience } = page;
  const { average_rating: average, rating_count: count } = product.reviews;
  const way = wayHere();
  const promise = productWords(product, page);
  return (
    <section className="grid grid-cols-1 content-start gap-5">
      <div>
        <div className="flex min-h-11 items-center justify-between gap-4">
          <a
            href={paths.brand(product.brand_id)}
            className="link relative touch:before:absolute touch:before:inset-x-0 touch:before:-inset-y-3"
          >
            {product.brand_name}
          </a>
          <span className="flex shrink-0 items-center gap-1">
            <BoughtMark product={product} />
            <FavouriteButton product={product} className="-mr-2.5" />
          </span>
        </div>
        <h1 className="type-h1 wrap-anywhere hyphens-auto">{shownName(product.name)}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="type-code text-muted">
            {t('catalogue.product.code')} {product.internal_id}
          </span>
          {product.variation && !product.shade ? (
            <span className="type-body-s text-muted">{product.variation}</span>
          ) : null}
          {average === null ? null : (
            <a
              href="#reviews"
              className="type-body-s inline-flex items-center gap-2 touch:-my-3 touch:min-h-11 hover:underline"
            >
              <Rating value={average} />
              {`${formatNumber(average, language, 1)} · ${t('common.rating.reviews', { count })}`}
            </a>
          )}
        </p>
      </div>
      <div className="border-t border-line pt-5">
        <Price price={product} size="page" />
      </div>
      {product.variations.length > 1 ? (
        shadeCount > 1 ? (
          <a
            href="#shades"
            // Where letters are large, how many there are stands below the name.
            className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 rounded-input border border-control bg-surface px-3 py-1.5 hover:border-control-hover hover:bg-hover"
          >
            <span className="flex min-w-0 grow basis-[9rem] items-center gap-3">
              {product.shade ? (
                <span
                  aria-hidden="true"
                  className="swatch size-8 shrink-0 rounded-input border border-line-strong"
                  style={{ backgroundColor: product.shade.hex }}
                />
              ) : null}
              <span className="min-w-0 wrap-break-word">
                {product.shade ? (
                  <>
                    <span className="font-medium tabular-nums">{product.shade.code}</span>{' '}
                    {product.shade.name}
                    <span className="type-body-s block text-muted">{placeOf(product.shade)}</span>
                  </>
                ) : (
                  product.variation
                )}
              </span>
            </span>
            <span className="type-body-s flex shrink-0 items-center gap-1 font-medium">
              {t('common.shades', { count: shadeCount })}
              <Icon name="caret-down" size={16} />
            </span>
          </a>
        ) : (
          <Variations product={product} />
        )
      ) : null}
      <BuyBox product={product} />
      {product.is_disabled ? null : (
        <button
          type="button"
          data-action="add-to-list"
          data-id={product.id}
          data-quantity={product.pack_size}
          data-field="quantity"
          aria-haspopup="dialog"
          className={buttonLook('quiet', 'm', 'for-signed-in no-print -mx-3 -my-2 justify-self-start')}
        >
          <Icon name="list-plus" />
          {t('catalogue.cart.toList')}
          <span className="sr-only">: {product.name}</span>
        </button>
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        <li className="flex gap-3 p-4">
          <Icon name="truck" className="mt-0.5 text-muted" />
          <div>
            <Stock stock={product} withCount />
            {promise ? <p className="type-body-s">{promise}</p> : null}
            {way ? <p className="type-body-s text-muted">{way}</p> : null}
          </div>
        </li>
        {product.stock.map((place) => (
          <li key={place.code} className="flex gap-3 p-4">
            <Icon name="storefront" className="mt-0.5 text-muted" />
            <div>
              <p className="font-medium">{t('catalogue.product.warehouse', { name: place.name })}</p>
              <p className="type-body-s text-muted">
                {place.available > 0
                  ? t('common.stock.inCount', { count: place.available })
                  : t('common.stock.out')}
              </p>
            </div>
          </li>
        ))}
        {product.pack_size > 1 ? (
          <li className="flex gap-3 p-4">
            <Icon name="package" className="mt-0.5 text-muted" />
            <p>{t('common.quantity.pack', { count: product.pack_size })}</p>
          </li>
        ) : null}
        {product.is_disabled ? (
          <li className="flex gap-3 p-4">
            <Icon name="lock-simple" className="mt-0.5 text-muted" />
            <p className="font-medium">{t('catalogue.product.notSold')}</p>
          </li>
        ) : null}
        {product.valid_restrictions.map(({ restriction }) => (
          <li key={restriction.id} className="flex gap-3 p-4">
            <Icon
              name={restriction.is_for_groups ? 'seal-check' : 'lock-simple'}
              className="mt-0.5 text-muted"
            />
            <div>
              <p className="font-medium">
                {t(restriction.is_for_groups ? 'catalogue.proOnly' : 'catalogue.restricted')}
              </p>
              <p className="type-body-s text-muted">{translate(restriction.i18n_reason, language)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );

  /** From where it comes here, or when; of what nobody has and nobody expects there is nothing to say. */
  function wayHere(): string | null {
    if (product.stock_state !== 'out')
      return t(
        audience.shopId === 3 ? 'catalogue.product.sentFromRiga' : 'catalogue.product.sentFromTallinn',
      );
    return product.expected_at
      ? t('catalogue.product.expectedOn', { date: formatDate(product.expected_at) })
      : null;
  }

  /** Where the shade stands in the chart: `dark blonde · red copper`. */
  function placeOf({ level, tone_name }: NonNullable<Product['shade']>): string {
    const depth = depthKey(level);
    return [depth && t(depth), tone_name].filter(Boolean).join(' · ');
  }
}
