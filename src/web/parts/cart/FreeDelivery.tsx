import type { Order } from '../../../domain/orders/contract.ts';
import { centsFromDecimal, formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';

/** How far it is to free delivery, in words and as a bar; nothing where delivery is never free. */
export function FreeDelivery({ free }: { free: Order['free_delivery'] }) {
  const { t, rich, language } = useTexts();
  if (!free) return null;
  const missing = centsFromDecimal(free.missing);
  const from = centsFromDecimal(free.from);
  const share = from > 0 ? Math.max(0, Math.min(1, 1 - missing / from)) : 1;
  return (
    <div className="rounded-card bg-hover p-3 md:px-4">
      <p className="flex items-center gap-2.5">
        <Icon name={missing > 0 ? 'truck' : 'check-circle'} className={missing > 0 ? '' : 'text-success'} />
        <span>
          {missing > 0
            ? rich('cart.freeMissing', {
                sum: <strong className="tabular-nums">{formatMoney(missing, language)}</strong>,
              })
            : t('cart.freeReached')}
        </span>
      </p>
      <div aria-hidden="true" className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-line-strong">
        <div
          className="h-full origin-left rounded-full bg-action transition-transform duration-200"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
