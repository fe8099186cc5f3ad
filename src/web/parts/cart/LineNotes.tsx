import type { OrderLine } from '../../../domain/orders/contract.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { onDemand } from '../on-demand.tsx';

/** Most lines have none. */
const LineProblemNote = onDemand(() => import('./LineProblemNote.tsx'));

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
  const isStopped = line.problem !== null && !isUpdating;
  return (
    <>
      {isStopped || line.price_before !== null ? (
        <LineProblemNote line={line} isStopped={isStopped} onQuantity={onQuantity} />
      ) : null}
      {isStopped ? null : <Availability line={line} quantity={quantity} isWhole={isWhole} />}
    </>
  );
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
