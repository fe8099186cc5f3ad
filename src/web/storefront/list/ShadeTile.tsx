import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { hyphenate } from '../../../domain/hyphenate.ts';
import { BuyButton } from '../../parts/BuyButton.tsx';
import { Price } from '../../parts/Price.tsx';
import { seriesName } from '../../parts/series-name.ts';
import { Stock } from '../../parts/Stock.tsx';
import { paths } from '../../paths.ts';
import { cachedFragment } from '../../ui/fragment.tsx';
import { Image } from '../../ui/Image.tsx';

interface Props {
  product: ProductListItem;
  /** In the first row of a page: its picture is fetched at once. */
  eager?: boolean;
}

/** A tile as most are: not in the first row. */
export const CachedShadeTile = cachedFragment<Omit<Props, 'eager'>>(ShadeTile);

const sizes = '(width >= 1280px) 170px, (width >= 860px) 20vw, 33vw';

/** One shade of a colour wall: how it looks worn, its code, name, price and stock. The whole tile is one link, with the button of the cart beside it. */
export function ShadeTile({ product, eager = false }: Props) {
  const { shade } = product;
  const picture = shade?.swatch ?? product.files[0];
  return (
    <article
      data-product
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-e1"
    >
      <div data-part="picture" className="aspect-square bg-photo">
        {shade?.swatch || !shade ? (
          picture && <Image image={picture} sizes={sizes} eager={eager} cover onPanel alt="" />
        ) : (
          <span className="swatch block size-full" style={{ backgroundColor: shade.hex }} />
        )}
      </div>
      <div data-part="body" className="flex flex-1 flex-col p-2 max-md:px-1.5 md:p-3">
        <p data-part="brand" className="hidden text-muted">
          {product.brand_name}
        </p>
        <div data-part="name">
          <h3 className="text-[15px] leading-5 font-medium wrap-anywhere hyphens-auto">
            <a href={paths.product(product.id, product.slug)} className="cover">
              <span className="font-semibold tabular-nums">{shade?.code}</span>{' '}
              <span className="type-body-s">{hyphenate(shade?.name ?? product.name)}</span>
            </a>
          </h3>
        </div>
        <div data-part="facts" className="contents">
          <p data-part="code" className="type-code hidden text-muted">
            {product.internal_id}
          </p>
          <p
            data-part="variation"
            className="type-caption mt-1 font-normal wrap-anywhere hyphens-auto text-muted"
          >
            {seriesName(product)}
          </p>
          <div data-part="stock" className="order-2 mt-auto pt-1.5">
            <Stock stock={product} />
          </div>
        </div>
        <div data-part="price" className="order-1 mt-1.5">
          <Price price={product} />
        </div>
        <div data-part="buy" className="no-print relative order-3 pt-2">
          <BuyButton product={product} isSmall />
        </div>
      </div>
    </article>
  );
}
