import { translate } from '../../../domain/locales.ts';
import { formatMoney } from '../../../domain/money.ts';
import { partedWords } from '../../../domain/parted-words.ts';
import type { ComparedLine } from '../../../domain/reorder/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { shownName } from '../shown-name.ts';
import { isPriceChanged, orderableOf } from './choice.ts';

interface Props {
  line: ComparedLine;
  /** 0: it is left out. */
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** A line of an older order or a list: what has become of it since, and whether and how many of it are wanted. */
export function RefillLine({ line, quantity, onQuantity }: Props) {
  const { t, language } = useTextsWith('refill');
  const orderable = orderableOf(line);
  const { product, isReplacement, most, proposed, price } = orderable;
  const money = (euros: number) => formatMoney(Math.round(euros * 100), language);
  const name = shownName(partedWords(product.name));
  const facts = [product.variation, product.internal_id].filter(Boolean).join(' · ');
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0">
      <div className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-input bg-photo text-meta md:size-16">
        {product.picture ? (
          <Image image={product.picture} sizes="64px" cover onPanel alt="" />
        ) : (
          <Icon name="package" size={24} />
        )}
      </div>
      <div className="grid min-w-0 grow content-start gap-1">
        {isReplacement ? (
          <p className="type-body-s text-muted wrap-anywhere">
            {t('refill.gone', { name: shownName(partedWords(line.product.name)) })}
          </p>
        ) : null}
        {most > 0 ? (
          <Checkbox
            checked={quantity > 0}
            onChange={(event) => onQuantity(event.target.checked ? Math.max(proposed, product.pack_size) : 0)}
          >
            <span className="font-medium text-pretty wrap-anywhere hyphens-auto">
              {isReplacement ? t('refill.replacement', { name }) : name}
            </span>
          </Checkbox>
        ) : (
          <p className="font-medium text-pretty wrap-anywhere hyphens-auto text-muted">
            {product.id === null ? (
              name
            ) : (
              <a href={paths.product(product.id, product.slug)} className="hover:underline">
                {name}
              </a>
            )}
          </p>
        )}
        <p className="type-body-s text-muted wrap-anywhere">{facts}</p>
        {line.note ? (
          <p className="type-body-s wrap-anywhere" dir="auto">
            {line.note}
          </p>
        ) : null}
        <Problem line={line} />
        {most > 0 ? (
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {quantity > 0 ? (
              <QuantityStepper
                value={quantity}
                min={0}
                max={most}
                step={product.pack_size}
                label={name}
                onCommit={onQuantity}
              />
            ) : (
              <span className="text-muted">{t('refill.notWanted')}</span>
            )}
            {price === null ? null : (
              <p className="ms-auto text-end tabular-nums">
                <span className="font-semibold">{t('refill.each', { price: money(price) })}</span>
                {!isReplacement && isPriceChanged(line) ? (
                  <span
                    className={`type-body-s block ${price > line.price_before! ? 'text-warning' : 'text-success'}`}
                  >
                    {t('refill.was', { price: money(line.price_before!) })}
                  </span>
                ) : null}
              </p>
            )}
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** Why it is not as it was then. */
function Problem({ line }: { line: ComparedLine }) {
  const { t, language } = useTextsWith('refill');
  const { isReplacement, most } = orderableOf(line);
  if (line.problem === null || isReplacement) return null;
  return (
    <p className={`type-body-s flex gap-2 ${most > 0 ? 'text-warning' : 'text-danger-strong'}`}>
      <Icon name={most > 0 ? 'warning' : 'warning-circle'} size={16} className="mt-0.5" />
      <span className="min-w-0">{reason()}</span>
    </p>
  );

  function reason(): string {
    const { problem, restrictions, available_stock: count, product, quantity } = line;
    if (problem === 'NOT_ENOUGH_STOCK')
      return t('refill.problems.NOT_ENOUGH_STOCK', { count, before: quantity });
    if (problem === 'PACK_SIZE') return t('refill.problems.PACK_SIZE', { count: product.pack_size });
    const restricted = problem === 'RESTRICTED' && restrictions[0];
    return restricted
      ? translate(restricted.restriction.i18n_reason, language)
      : t(`refill.problems.${problem!}`);
  }
}
