import { formatMoney } from '../../../domain/money.ts';
import type { ComparedLine } from '../../../domain/reorder/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { isPriceChanged, orderableOf } from './choice.ts';
import { LineFacts, LineName, LinePicture, nameOf, useProblemText } from './LineParts.tsx';

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
  const { product, isReplacement, max, proposed, price } = orderable;
  const money = (euros: number) => formatMoney(Math.round(euros * 100), language);
  const name = nameOf(product);
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0">
      <LinePicture product={product} className="md:size-16" />
      <div className="grid min-w-0 grow content-start gap-1">
        {isReplacement ? (
          <p className="type-body-s text-muted wrap-anywhere">
            {t('refill.gone', { name: nameOf(line.product) })}
          </p>
        ) : null}
        {max > 0 ? (
          <Checkbox
            checked={quantity > 0}
            onChange={(event) => onQuantity(event.target.checked ? Math.max(proposed, product.pack_size) : 0)}
          >
            <span className="font-medium text-pretty wrap-anywhere hyphens-auto">
              {isReplacement ? t('refill.replacement', { name }) : name}
            </span>
          </Checkbox>
        ) : (
          <LineName product={product} className="text-muted" />
        )}
        <LineFacts product={product} />
        {line.note ? (
          <p className="type-body-s wrap-anywhere" dir="auto">
            {line.note}
          </p>
        ) : null}
        <Problem line={line} />
        {max > 0 && isPriceChanged(line) ? <PriceChange line={line} /> : null}
        {max > 0 ? (
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {quantity > 0 ? (
              <QuantityStepper
                value={quantity}
                min={0}
                max={max}
                step={product.pack_size}
                label={name}
                hint={
                  product.pack_size > 1 && !line.problem
                    ? t('common.quantity.pack', { count: product.pack_size })
                    : undefined
                }
                onCommit={onQuantity}
              />
            ) : (
              <span className="text-muted">{t('refill.notWanted')}</span>
            )}
            {price === null ? null : (
              <p className="ms-auto text-end font-semibold tabular-nums">
                {t('refill.each', { price: money(price) })}
              </p>
            )}
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** What a piece cost then and costs now. */
function PriceChange({ line }: { line: ComparedLine }) {
  const { t, language } = useTextsWith('refill');
  const price = orderableOf(line).price!;
  const before = line.price_before!;
  const money = (euros: number) => formatMoney(Math.round(euros * 100), language);
  const isDearer = price > before;
  return (
    <p className={`type-body-s flex gap-2 tabular-nums ${isDearer ? 'text-warning' : 'text-success'}`}>
      <Icon name={isDearer ? 'arrow-up' : 'arrow-down'} size={16} className="mt-0.5" />
      <span className="min-w-0">
        {t(isDearer ? 'refill.dearer' : 'refill.cheaper', { before: money(before), now: money(price) })}
      </span>
    </p>
  );
}

/** Why it is not as it was then. */
function Problem({ line }: { line: ComparedLine }) {
  const { t } = useTextsWith('refill');
  const problemText = useProblemText();
  const { isReplacement, max } = orderableOf(line);
  const { available_stock: count, quantity: before } = line;
  if (line.problem === null || isReplacement) return null;
  return (
    <p className={`type-body-s flex gap-2 ${max > 0 ? 'text-warning' : 'text-danger-strong'}`}>
      <Icon name={max > 0 ? 'warning' : 'warning-circle'} size={16} className="mt-0.5" />
      <span className="min-w-0">
        {problemText(line, t('refill.problems.NOT_ENOUGH_STOCK', { count, before }))}
      </span>
    </p>
  );
}
