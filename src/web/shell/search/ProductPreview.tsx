import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Stock } from '../../parts/Stock.tsx';
import { paths } from '../../paths.ts';
import { Image } from '../../ui/Image.tsx';
import { Marked } from './Marked.tsx';

interface Props {
  product: ProductListItem;
  /** What was typed, to be marked. */
  text: string;
  onChoose: () => void;
}

/** A small preview: brand, name, code, stock, price, optional old price; leads to the product (SR-03). */
export function ProductPreview({ product, text, onChoose }: Props) {
  const { t, language } = useTexts();
  const picture = product.files[0];
  // The name of a shade says which one it is.
  const isNamed = product.variation === '' || product.name.includes(product.variation);
  const money = (euros: number) => formatMoney(Math.round(euros * 100), language);
  return (
    <a
      href={paths.product(product.id, product.slug)}
      onClick={onChoose}
      role="option"
      // Arrow keys in the field walk through the options.
      tabIndex={-1}
      aria-selected={false}
      className="-mx-2 flex items-center gap-3.5 rounded-card p-2 hover:bg-hover aria-selected:bg-hover aria-selected:ring-1 aria-selected:ring-line-strong"
    >
      <span className="size-16 shrink-0 overflow-hidden rounded-input bg-photo">
        {picture ? <Image image={picture} sizes="64px" cover onPanel alt="" /> : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className="type-caption block font-normal text-muted">{product.brand_name}</span>
        <span className="line-clamp-2 text-[0.9375rem] leading-5 font-medium">
          <Marked text={product.name} term={text} />
        </span>
        <span className="type-caption flex flex-wrap items-center gap-x-3 font-normal text-muted">
          {/* Codes are read out and copied for orders, so they never wrap. */}
          <span className="whitespace-nowrap">
            <Marked text={product.internal_id} term={text} />
          </span>
          {isNamed ? null : <span>{product.variation}</span>}
          <Stock stock={product} />
        </span>
        {product.old_price === null ? null : (
          <span className="type-caption block font-normal text-muted">
            {t('common.price.low30')} <s>{money(product.old_price)}</s>
          </span>
        )}
      </span>
      {product.price === null ? null : (
        <span
          className={`font-semibold whitespace-nowrap tabular-nums ${product.old_price === null ? '' : 'text-sale'}`}
        >
          {money(product.price)}
        </span>
      )}
    </a>
  );
}
