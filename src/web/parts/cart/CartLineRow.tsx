import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { LinePrice } from '../orders/LinePrice.tsx';
import { shownName } from '../shown-name.ts';
import { shownVariation } from '../shown-variation.ts';
import type { CartLine } from '../../state/cart/shown.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Image } from '../../ui/Image.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { maxQuantityOf } from './line-fix.ts';
import { LineNotes } from './LineNotes.tsx';
import { useOnline } from '../../state/useOnline.ts';

interface Props {
  shown: CartLine;
  /** Just put into the cart. */
  isAdded: boolean;
  /** With what explains it, where there is room. */
  isWhole: boolean;
  onQuantity: (quantity: number) => void;
}

/** A product in the cart: what it is, how many, what it costs, and what is wrong with it. */
export function CartLineRow({ shown, isAdded, isWhole, onQuantity }: Props) {
  const { t, language } = useTexts();
  const isOnline = useOnline();
  const { line, name, quantity, cents } = shown;
  const money = (amount: number) => formatMoney(amount, language);
  const product = line?.product;
  const pack = product?.pack_size ?? 1;
  const Heading = isWhole ? 'h2' : 'h3';
  const isBuyable =
    !line || line.problem === null || line.problem === 'NOT_ENOUGH_STOCK' || line.problem === 'PACK_SIZE';
  const variation = shownVariation(product?.variation ?? '');
  const facts = [variation, product?.internal_id].filter((fact) => Boolean(fact));
  const title = product?.id ? (
    <a href={paths.product(product.id, product.slug)} className="hover:underline">
      {shownName(name)}
    </a>
  ) : (
    shownName(name)
  );
  return (
    <article className="grid grid-cols-[64px_minmax(0,1fr)_auto] gap-x-3 gap-y-2 py-4 md:grid-cols-[88px_minmax(0,1fr)_auto] md:gap-x-4">
      <div className="row-span-1 size-16 overflow-hidden rounded-card bg-photo md:row-span-3 md:size-22">
        {product?.picture ? (
          <Image image={product.picture} sizes="88px" cover onPanel alt="" />
        ) : (
          <span className="grid size-full place-items-center text-meta">
            <Icon name="package" size={32} />
          </span>
        )}
      </div>
      <div className="min-w-0">
        <p className="type-body-s flex flex-wrap gap-x-3 text-muted">
          {product?.brand_name}
          {isAdded ? (
            <span className="inline-flex items-center gap-1.5 font-medium text-success">
              <Icon name="check" size={16} />
              {t('cart.added')}
            </span>
          ) : null}
        </p>
        <Heading className="font-medium text-pretty wrap-anywhere">{title}</Heading>
        <p className="type-body-s wrap-anywhere text-muted">
          {facts.map((fact, at) => (
            <span key={fact}>
              {at > 0 && ' '}
              {/* No line breaks a code, and none begins with a dot. */}
              <span className="inline-block max-w-full">
                {fact}
                {at < facts.length - 1 && ' ·'}
              </span>
            </span>
          ))}
          {facts.length > 0 || line ? null : t(isOnline ? 'cart.sending' : 'cart.notSent')}
        </p>
      </div>
      <IconButton
        icon="trash"
        label={t('cart.remove', { name })}
        tooltip="none"
        className="-mt-2 -mr-2.5 self-start text-muted"
        onClick={() => onQuantity(0)}
      />
      <div className="col-span-full flex flex-wrap items-center justify-between gap-3 md:col-span-2 md:col-start-2">
        {isBuyable ? (
          <QuantityStepper
            value={quantity}
            min={0}
            max={Math.max(quantity, line ? maxQuantityOf(line) : 9999)}
            step={pack}
            label={name}
            hint={pack > 1 && !line?.problem ? t('common.quantity.pack', { count: pack }) : undefined}
            onCommit={onQuantity}
          />
        ) : (
          <span className="text-muted tabular-nums">{t('common.pieces', { count: quantity })}</span>
        )}
        {cents === null || !line ? null : (
          <p className="ml-auto text-end tabular-nums">
            <span className="type-price block">{money(cents)}</span>
            <span className="type-caption block font-normal text-muted">
              {t('cart.each', { price: money(Math.round(line.price * 100)) })}
            </span>
          </p>
        )}
      </div>
      {line ? (
        <div className="type-body-s col-span-full grid gap-2 empty:hidden md:col-span-2 md:col-start-2">
          <LineNotes
            line={line}
            quantity={quantity}
            isWhole={isWhole}
            isUpdating={shown.isUpdating}
            onQuantity={onQuantity}
          />
          {isWhole ? <LinePrice line={line} /> : null}
        </div>
      ) : null}
    </article>
  );
}
