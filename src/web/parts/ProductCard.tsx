import type { ReactNode } from 'react';
import { translate } from '../../domain/locales.ts';
import { needsChoice } from '../../domain/catalogue/buying.ts';
import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { hyphenate } from '../../domain/hyphenate.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { Image } from '../ui/Image.tsx';
import { cachedFragment } from '../ui/fragment.tsx';
import { Price } from './Price.tsx';
import { shownName } from './shown-name.ts';
import { BoughtMark } from './BoughtMark.tsx';
import { BuyButton } from './BuyButton.tsx';
import { CardVariation } from './CardVariation.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { PromoLabel } from './PromoLabel.tsx';
import { Stock } from './Stock.tsx';

export interface ProductCardProps {
  product: ProductListItem;
  /** In the first row of a page: its picture is fetched at once. */
  eager?: boolean;
  /** How wide the card is shown, for the picture. */
  sizes?: string;
  /** Level of the name in the page's outline. */
  level?: 2 | 3;
  /** What others think of it, below the name. */
  rating?: ReactNode;
  /** Known to be a favourite of the one person the page is rendered for. */
  isFavourite?: boolean;
  /** With a box for the quantity, where cards can become the rows of a compact list. */
  hasQuantity?: boolean;
}

/** A card as most are: not in the first row, without what others think. */
export const CachedProductCard =
  cachedFragment<Omit<ProductCardProps, 'eager' | 'rating' | 'isFavourite'>>(ProductCard);

const gridSizes = '(width >= 1440px) 260px, (width >= 1280px) 25vw, (width >= 860px) 33vw, 50vw';

/** A product in a list: the whole card is one link, with the heart and the button of the cart beside it. */
export function ProductCard({
  product,
  eager = false,
  sizes = gridSizes,
  level = 3,
  rating,
  isFavourite = false,
  hasQuantity = false,
}: ProductCardProps) {
  const { t, language } = useTexts();
  const picture = product.files[0];
  const restriction = product.valid_restrictions[0]?.restriction;
  const Name = `h${level}` as const;
  return (
    <article
      data-product
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-e1"
    >
      <div data-part="picture" className="relative aspect-square bg-photo">
        {picture ? (
          <Image image={picture} sizes={sizes} eager={eager} cover onPanel />
        ) : (
          <span className="grid size-full place-items-center text-meta">
            <Icon name="package" size={40} />
          </span>
        )}
        <BoughtMark
          product={product}
          ofFamily={needsChoice(product)}
          className="absolute bottom-2 left-2 md:bottom-3 md:left-3"
        />
      </div>
      <div data-part="body" className="flex flex-1 flex-col p-3 md:p-4">
        <p data-part="brand" className="type-body-s wrap-anywhere text-muted">
          {product.brand_name}
        </p>
        <div data-part="name">
          <p
            data-part="badges"
            className="absolute top-2 left-2 flex flex-col items-start gap-1.5 md:top-3 md:left-3"
          >
            {product.discount_rate > 0 ? (
              <span data-badge="sale" className="contents">
                <PromoLabel discountRate={product.discount_rate} />
              </span>
            ) : null}
            {product.is_new ? <Badge tone="new">{t('catalogue.new')}</Badge> : null}
            {restriction ? (
              <Badge tone="pro" icon="lock-simple">
                {t(restriction.is_for_groups ? 'catalogue.pro' : 'catalogue.restricted')}
              </Badge>
            ) : null}
          </p>
          <Name className="mt-0.5 min-h-15 text-[15px] leading-5 font-medium text-pretty wrap-anywhere hyphens-auto md:line-clamp-3 md:min-h-11 md:text-base md:leading-5.5">
            <a href={paths.product(product.id, product.slug)} className="cover">
              {shownName(hyphenate(product.name))}
            </a>
          </Name>
        </div>
        {rating}
        <div data-part="facts" className="contents">
          <p data-part="code" className="type-code hidden text-muted">
            {product.internal_id}
          </p>
          <div data-part="variation" className="mt-2.5 min-h-6">
            <CardVariation product={product} />
          </div>
          <div data-part="stock" className="order-2 mt-auto pt-2.5">
            {restriction ? (
              <p data-part="reason" className="type-body-s mb-1 line-clamp-5 text-strong md:line-clamp-4">
                {translate(restriction.i18n_reason, language)}
              </p>
            ) : null}
            <Stock stock={product} />
          </div>
        </div>
        <div data-part="price" className="order-1 mt-2 min-h-12">
          <Price price={product} />
        </div>
        <div data-part="buy" className="no-print relative order-3 pt-3">
          <BuyButton product={product} hasQuantity={hasQuantity} />
        </div>
      </div>
      <div data-part="actions" className="absolute top-0 right-0 md:top-1 md:right-1">
        <FavouriteButton product={product} isOn={isFavourite} />
      </div>
    </article>
  );
}
