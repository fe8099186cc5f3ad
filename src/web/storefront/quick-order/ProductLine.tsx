import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Stock } from '../../parts/Stock.tsx';
import { Image } from '../../ui/Image.tsx';

interface Props {
  product: ProductListItem;
  hasStock?: boolean;
}

/** A product in a line: picture, name, code and stock, price of a piece. */
export function ProductLine({ product, hasStock = false }: Props) {
  const { t, language } = useTexts();
  const picture = product.files[0];
  const isNamed = product.variation === '' || product.name.includes(product.variation);
  return (
    <span className="flex items-center gap-3">
      <span className="size-11 shrink-0 overflow-hidden rounded-input bg-photo">
        {picture ? <Image image={picture} sizes="44px" cover onPanel alt="" /> : null}
      </span>
      <span className="min-w-0 grow">
        <span className="line-clamp-2 text-[0.9375rem] leading-5 font-medium wrap-anywhere">
          {product.name}
        </span>
        <span className="type-caption flex flex-wrap items-center gap-x-3 font-normal text-muted">
          <span className="tabular-nums wrap-anywhere">{product.internal_id}</span>
          {/* Not behind the name, where two lines may end before it: the size is what one chooses by. */}
          {isNamed ? null : <span className="font-medium text-strong">{product.variation}</span>}
          {hasStock ? <Stock stock={product} /> : null}
        </span>
      </span>
      {product.price === null ? null : (
        <span className="type-body-s whitespace-nowrap tabular-nums">
          {t('quickOrder.each', { price: formatMoney(Math.round(product.price * 100), language) })}
        </span>
      )}
    </span>
  );
}
