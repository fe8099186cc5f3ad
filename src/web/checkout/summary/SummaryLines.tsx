import type { Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { shownName } from '../../parts/shown-name.ts';
import { shownVariation } from '../../parts/shown-variation.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { useMoney } from '../money.ts';

/** The lines of an order, small: picture, name, quantity and sum; what is wrong with one stands at it. */
export function SummaryLines({ order }: { order: Order }) {
  const t = useT();
  const money = useMoney();
  return (
    // Long orders scroll within, so that the sum stays in sight.
    <ul
      className="mt-2 max-h-[40vh] overflow-y-auto pt-1.5 pr-1.5"
      // What scrolls must be reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('checkout.summary.goods')}
    >
      {order.order_lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 md:max-lg:grid-cols-[56px_minmax(0,1fr)] py-2 type-body-s leading-4.5"
        >
          <span className="relative block size-14 rounded-card bg-photo">
            {line.product.picture && (
              <Image
                image={line.product.picture}
                sizes="56px"
                cover
                onPanel
                alt=""
                className="rounded-card"
              />
            )}
            {order.is_event && !line.product.picture && (
              <Icon name="calendar-blank" size={24} className="absolute inset-0 m-auto text-meta" />
            )}
            <span
              aria-hidden="true"
              className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-strong px-1 text-center text-xs leading-5 font-semibold text-on-action tabular-nums"
            >
              {line.quantity}
            </span>
          </span>
          <span className="min-w-0 break-words hyphens-auto">
            {shownName(line.product.name)}
            <span className="sr-only"> × {line.quantity}</span>
            {line.product.variation && (
              <span className="block type-caption font-normal text-meta">
                {shownVariation(line.product.variation)}
              </span>
            )}
            {line.problem && (
              <span className="block type-caption text-danger">{t(`checkout.problems.${line.problem}`)}</span>
            )}
          </span>
          <span className="font-medium whitespace-nowrap tabular-nums md:max-lg:col-start-2">
            {money(line.total)}
          </span>
        </li>
      ))}
    </ul>
  );
}
