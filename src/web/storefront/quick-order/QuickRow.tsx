import { memo, useId, type KeyboardEvent } from 'react';
import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { controlLook } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CodeField } from './CodeField.tsx';
import { ProductLine } from './ProductLine.tsx';
import { RowProblem } from './RowProblem.tsx';
import { rowLook } from './row-look.ts';
import type { Row, RowChange, RowState } from './rows.ts';

/** What may happen to a row; the same functions as long as the page is open. */
export interface RowHandlers {
  onType: (id: number, change: RowChange) => void;
  onSettle: (id: number) => void;
  onChoose: (id: number, product: ProductListItem) => void;
  onPaste: (id: number, text: string) => void;
  onRemove: (id: number) => void;
  /** What was pressed to put the row right is gone. */
  onMended: (id: number) => void;
  /** To the row after it, by the field of the same kind. */
  onNext: (id: number, step: 1 | -1, field: 'code' | 'quantity') => void;
}

interface Props extends RowHandlers {
  row: Row;
  state: RowState;
  /** From 1. */
  number: number;
  isTyping: boolean;
}

/** A row of the order: what it names and how many, what that is and costs, and what is wrong with it. */
export const QuickRow = memo(ShownRow, isSame);

function ShownRow({
  row,
  state,
  number,
  isTyping,
  onType,
  onSettle,
  onChoose,
  onPaste,
  onRemove,
  onMended,
  onNext,
}: Props) {
  const { t, language } = useTexts();
  const problemId = useId();
  const { product, problem, quantity } = state;
  const isQuantityWrong = problem === 'QUANTITY' || problem === 'PACK_SIZE' || problem === 'NOT_ENOUGH_STOCK';
  const describedBy = problem === null ? undefined : problemId;
  const cents = product?.price && quantity ? Math.round(product.price * 100) * quantity : null;

  function onQuantityKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onNext(row.id, 1, 'code');
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onNext(row.id, event.key === 'ArrowDown' ? 1 : -1, 'quantity');
    }
  }

  return (
    <li data-row={row.id} data-state={state.kind} className={`${rowLook} border-b border-line py-2`}>
      <span aria-hidden="true" className="type-body-s pt-3 text-muted tabular-nums max-md:hidden">
        {number}
      </span>
      <CodeField
        label={t('quickOrder.productOf', { row: number })}
        value={row.text}
        describedBy={describedBy}
        isWrong={problem !== null && !isQuantityWrong}
        isTyping={isTyping}
        onType={(text) => onType(row.id, { text })}
        onChoose={(chosen) => {
          onChoose(row.id, chosen);
          onNext(row.id, 1, 'code');
        }}
        onEnter={() => {
          onSettle(row.id);
          onNext(row.id, 1, 'code');
        }}
        onLeave={() => onSettle(row.id)}
        onPaste={(text) => onPaste(row.id, text)}
      />
      <input
        aria-label={t('quickOrder.quantityOf', { row: number })}
        aria-describedby={isQuantityWrong ? describedBy : undefined}
        aria-invalid={isQuantityWrong || undefined}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        data-quantity
        value={row.quantity}
        // What is bought when nothing is written.
        placeholder={product && row.quantity === '' ? String(product.pack_size) : undefined}
        maxLength={20}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onType(row.id, { quantity: event.target.value })}
        onKeyDown={onQuantityKey}
        className={`${controlLook} text-right tabular-nums`}
      />
      <span className="type-body-s pt-3 text-right font-medium whitespace-nowrap tabular-nums max-md:hidden">
        {cents === null ? '' : formatMoney(cents, language)}
      </span>
      <IconButton
        icon="x"
        label={t('quickOrder.removeRow', { row: number })}
        tooltip="none"
        onClick={() => onRemove(row.id)}
      />
      {/* On a phone as wide as the row. */}
      <div className="col-span-3 min-w-0 grid gap-1.5 empty:hidden md:col-span-1 md:col-start-2">
        {state.kind === 'waiting' && !isTyping ? (
          <p className="type-body-s flex items-center gap-2 text-muted">
            <Spinner size={16} />
            {t('quickOrder.looking')}
          </p>
        ) : null}
        {product ? (
          <div>
            <ProductLine product={product} hasStock />
          </div>
        ) : null}
        <RowProblem
          id={problemId}
          text={row.text}
          state={state}
          onQuantity={(pieces) => {
            onType(row.id, { quantity: String(pieces) });
            onMended(row.id);
          }}
          onChoose={(chosen) => {
            onChoose(row.id, chosen);
            onMended(row.id);
          }}
          onRemove={() => onRemove(row.id)}
        />
      </div>
    </li>
  );
}

/** Five hundred rows stay as they are while one is typed into. */
function isSame(before: Props, after: Props): boolean {
  const { state: was } = before;
  const { state: is } = after;
  return (
    before.row === after.row &&
    before.number === after.number &&
    before.isTyping === after.isTyping &&
    was.kind === is.kind &&
    was.problem === is.problem &&
    was.quantity === is.quantity &&
    was.taken === is.taken &&
    was.suggested === is.suggested
  );
}
