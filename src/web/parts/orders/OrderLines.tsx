import type { ReactNode } from 'react';
import type { Order, OrderLine } from '../../../domain/orders/contract.ts';
import { centsFromDecimal } from '../../../domain/money.ts';
import { hyphenate } from '../../../domain/hyphenate.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { Image } from '../../ui/Image.tsx';
import { shownName } from '../shown-name.ts';
import { shownVariation } from '../shown-variation.ts';
import { LinePrice } from './LinePrice.tsx';
import { formatEuros } from './money.ts';

interface Props {
  lines: readonly OrderLine[];
  /** What the order has off its lines. */
  discounts: Order['discounts'];
  /** Tickets have no page of a product. */
  areTickets?: boolean;
  /** Below the name of a line: a problem, a changed price. */
  note?: (line: OrderLine) => ReactNode;
  /** In place of the written quantity, where it can be changed. */
  quantity?: (line: OrderLine) => ReactNode;
}

/** What an order holds: picture, name, code, pieces, price and sum, a row a line. */
export function OrderLines({ lines, discounts, areTickets = false, note, quantity }: Props) {
  const { t } = useTextsWith('orders');
  const isStruck = !discounts.some(isOfMember);
  return (
    <ul aria-label={t('orders.lines.label')} className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex gap-3 py-4 first:pt-0 last:pb-0 md:gap-4">
          <LinePicture line={line} icon={areTickets ? 'calendar-blank' : 'package'} />
          <div className="grid min-w-0 grow content-start gap-1">
            <LineName line={line} hasPage={!areTickets && line.product.id !== null} />
            <p className="type-body-s flex flex-wrap gap-x-3 text-muted">
              <span className="type-code wrap-anywhere">{line.product.internal_id}</span>
              {line.product.variation && (
                <span className="wrap-anywhere">{shownVariation(line.product.variation)}</span>
              )}
            </p>
            <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              {quantity ? quantity(line) : <Pieces line={line} />}
              <LineSum line={line} isStruck={isStruck} />
            </div>
            <LinePrice line={line} />
            {note?.(line)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function LinePicture({ line: { product }, icon }: { line: OrderLine; icon: IconName }) {
  return (
    <div className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-input bg-photo text-meta md:size-20">
      {product.picture ? (
        // The name stands beside it.
        <Image image={product.picture} sizes="80px" cover onPanel alt="" />
      ) : (
        <Icon name={icon} size={24} />
      )}
    </div>
  );
}

/** What is no longer sold has no page to lead to. */
function LineName({ line: { product }, hasPage }: { line: OrderLine; hasPage: boolean }) {
  const { t } = useTextsWith('orders');
  const name = shownName(hyphenate(product.name));
  return (
    <div>
      <p className="type-body-s text-muted wrap-anywhere">{product.brand_name}</p>
      <p className="font-medium text-pretty wrap-anywhere hyphens-auto">
        {hasPage ? (
          <a href={paths.product(product.id!, product.slug)} className="hover:underline">
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      {product.id === null && <p className="type-body-s text-muted">{t('orders.lines.gone')}</p>}
    </div>
  );
}

function Pieces({ line }: { line: OrderLine }) {
  const { t, language } = useTextsWith('orders');
  return (
    <p className="tabular-nums">
      {line.quantity === 1
        ? t('orders.lines.pieces', { count: 1 })
        : t('orders.lines.each', { count: line.quantity, price: formatEuros(line.price, language) })}
    </p>
  );
}

/** Lasting benefits of members stand in the sums alone: nothing is struck through for them (docs/decisions/0030). */
const isOfMember = ({ source }: Order['discounts'][number]) => source === 'loyalty' || source === 'points';

/** What is to be paid for it, beside what it was before discounts; where a member's are among them, what it was. */
function LineSum({ line, isStruck }: { line: OrderLine; isStruck: boolean }) {
  const { t, language } = useTextsWith('orders');
  if (!isStruck) {
    return <p className="ms-auto font-semibold tabular-nums">{formatEuros(line.total, language)}</p>;
  }
  const isReduced = centsFromDecimal(line.payable) < centsFromDecimal(line.total);
  return (
    <p className="ms-auto flex flex-wrap items-baseline justify-end gap-x-2 font-semibold tabular-nums">
      {isReduced && (
        <s className="type-body-s font-normal text-muted">
          <span className="sr-only">{t('orders.lines.before')}: </span>
          {formatEuros(line.total, language)}
        </s>
      )}
      {formatEuros(line.payable, language)}
    </p>
  );
}
