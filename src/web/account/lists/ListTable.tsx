import { formatMoney } from '../../../domain/money.ts';
import type { ComparedLine } from '../../../domain/reorder/contract.ts';
import { maxNoteLength } from '../../../domain/saved-lists/limits.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { LineFacts, LineName, LinePicture, nameOf, useProblemText } from '../../parts/refill/LineParts.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { moved } from './list-lines.ts';

interface Props {
  lines: readonly ComparedLine[];
  /** Left out: the list may be read only. */
  onLines: ((lines: readonly ComparedLine[], removed?: ComparedLine) => void) | undefined;
}

/** Products of a list, which can be counted, noted, moved and removed. */
export function ListTable({ lines, onLines }: Props) {
  const { t } = useTexts();
  return (
    <ol aria-label={t('savedLists.lines')} className="divide-y divide-line">
      {lines.map((line, at) => (
        <li key={line.line} className="py-4 first:pt-0 last:pb-0">
          <Row
            line={line}
            onChange={onLines && ((changed) => onLines(lines.with(at, changed)))}
            onRemove={onLines && (() => onLines(lines.toSpliced(at, 1), line))}
            onUp={onLines && at > 0 ? () => onLines(moved(lines, at, -1)) : undefined}
            onDown={onLines && at < lines.length - 1 ? () => onLines(moved(lines, at, 1)) : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

interface RowProps {
  line: ComparedLine;
  onChange: ((line: ComparedLine) => void) | undefined;
  onRemove: (() => void) | undefined;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function Row({ line, onChange, onRemove, onUp, onDown }: RowProps) {
  const { t, language } = useTexts();
  const { product, quantity, note, price } = line;
  const name = nameOf(product);
  return (
    <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3 gap-y-2 lg:grid-cols-[56px_minmax(0,1fr)_auto]">
      <LinePicture product={product} />
      <div className="min-w-0">
        <p className="type-body-s text-muted">{product.brand_name}</p>
        <LineName product={product} />
        <LineFacts product={product} />
        <Problem line={line} />
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:col-span-1 lg:justify-end">
        {onChange ? (
          <QuantityStepper
            value={quantity}
            step={product.pack_size}
            label={name}
            hint={
              product.pack_size > 1 && !line.problem
                ? t('common.quantity.pack', { count: product.pack_size })
                : undefined
            }
            onCommit={(pieces) => onChange({ ...line, quantity: pieces })}
          />
        ) : (
          <p className="tabular-nums">{t('savedLists.pieces', { count: quantity })}</p>
        )}
        {price === null || line.available_quantity === 0 ? null : (
          <p className="text-end tabular-nums lg:w-44">
            <span className="font-semibold">{formatMoney(Math.round(price * 100) * quantity, language)}</span>{' '}
            <span className="type-caption font-normal text-muted max-md:block">
              {t('savedLists.each', { price: formatMoney(Math.round(price * 100), language) })}
            </span>
          </p>
        )}
      </div>
      <div className="col-span-full flex items-center justify-between gap-x-2 empty:hidden lg:col-start-2">
        {onChange ? (
          <TextField
            key={note}
            label={t('savedLists.noteOf', { name })}
            hideLabel
            className="max-w-form grow"
            placeholder={t('savedLists.note')}
            maxLength={maxNoteLength}
            defaultValue={note}
            dir="auto"
            onBlur={(event) => {
              const written = event.target.value.trim();
              if (written !== note) onChange({ ...line, note: written });
            }}
          />
        ) : note ? (
          <p className="type-body-s wrap-anywhere" dir="auto">
            {note}
          </p>
        ) : null}
        {onRemove ? (
          <div className="-mr-2.5 flex">
            <IconButton
              icon="arrow-up"
              label={t('savedLists.up', { name })}
              tooltip="none"
              className="text-muted"
              aria-disabled={!onUp}
              onClick={onUp}
            />
            <IconButton
              icon="arrow-down"
              label={t('savedLists.down', { name })}
              tooltip="none"
              className="text-muted"
              aria-disabled={!onDown}
              onClick={onDown}
            />
            <IconButton
              icon="trash"
              label={t('savedLists.remove', { name })}
              tooltip="none"
              className="text-muted"
              onClick={onRemove}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Why it cannot be bought as it stands. */
function Problem({ line }: { line: ComparedLine }) {
  const { t } = useTexts();
  const problemText = useProblemText();
  const { problem, available_stock: count, replacement } = line;
  if (problem === null) return null;
  return (
    <p className="type-body-s mt-1 flex gap-2 text-warning">
      <Icon name="warning" size={16} className="mt-0.5" />
      <span className="min-w-0">
        {problemText(line, t('savedLists.left', { count }))}{' '}
        {replacement?.product.id ? (
          <a href={paths.product(replacement.product.id, replacement.product.slug)} className="link">
            {t('refill.replacement', { name: nameOf(replacement.product) })}
          </a>
        ) : null}
      </span>
    </p>
  );
}
