import type { OrderLine } from '../../../domain/orders/contract.ts';
import { translate } from '../../../domain/locales.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useModals } from '../../state/modals.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { quantityThatFits } from './line-fix.ts';

interface Props {
  line: OrderLine;
  quantity: number;
  /** Says also that all is well. */
  isWhole: boolean;
  isUpdating: boolean;
  onQuantity: (quantity: number) => void;
}

/** What there is of a product, what became of its price, and what stops it from being ordered, with what puts it right. */
export function LineNotes({ line, quantity, isWhole, isUpdating, onQuantity }: Props) {
  const { t, language } = useTexts();
  const money = (euros: number) => formatMoney(Math.round(euros * 100), language);
  const changed =
    line.price_before === null ? null : (
      <p className="flex items-start gap-2 text-warning">
        <Icon name="warning" size={16} className="mt-0.5" />
        {t('cart.prices.line', { before: money(line.price_before), now: money(line.price) })}
      </p>
    );
  if (line.problem === null || isUpdating)
    return (
      <>
        {changed}
        <Availability line={line} quantity={quantity} isWhole={isWhole} />
      </>
    );
  const fitting = quantityThatFits(line);
  return (
    <>
      {changed}
      <div className="flex flex-wrap items-center gap-x-4 rounded-card bg-danger-tint px-3 py-1">
        <p className="flex min-h-9 grow items-center gap-2 text-danger-strong">
          <Icon name="warning-circle" size={16} />
          <span className="min-w-0">{reasonOf()}</span>
        </p>
        {line.problem === 'RESTRICTED' ? <Access line={line} /> : null}
        <LinkButton onClick={() => onQuantity(fitting)}>
          {fitting > 0 ? t('cart.fix.change', { quantity: fitting }) : t('cart.fix.remove')}
          <span className="sr-only">: {line.product.name}</span>
        </LinkButton>
      </div>
    </>
  );

  function reasonOf(): string {
    const { problem, restrictions, available_stock: count, product } = line;
    if (problem === 'NOT_ENOUGH_STOCK') return t('cart.problems.NOT_ENOUGH_STOCK', { count });
    if (problem === 'PACK_SIZE') return t('cart.problems.PACK_SIZE', { count: product.pack_size });
    const reason = problem === 'RESTRICTED' && restrictions[0];
    return reason ? translate(reason.restriction.i18n_reason, language) : t(`cart.problems.${problem!}`);
  }
}

/** The way to what is not for everybody. */
function Access({ line }: { line: OrderLine }) {
  const { t, language } = useTexts();
  const { openModal } = useModals();
  const restriction = line.restrictions[0]?.restriction;
  if (!restriction) return null;
  const props = {
    reason: translate(restriction.i18n_reason, language),
    isForTrade: restriction.is_for_groups,
  };
  return <LinkButton onClick={() => openModal('restriction', props)}>{t('cart.fix.access')}</LinkButton>;
}

function Availability({ line, quantity, isWhole }: Pick<Props, 'line' | 'quantity' | 'isWhole'>) {
  const { t } = useTexts();
  const isHere = line.available_stock >= quantity;
  if (isHere ? !isWhole : line.sale_delay === null) return null;
  return (
    <p className={`flex items-center gap-2 ${isHere ? 'text-success' : 'text-info'}`}>
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${isHere ? 'bg-success' : 'border-2 border-info'}`}
      />
      {isHere ? t('common.stock.in') : t('catalogue.onOrder', { count: line.sale_delay ?? 0 })}
    </p>
  );
}
