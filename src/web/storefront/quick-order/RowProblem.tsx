import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { FieldError } from '../../ui/Field.tsx';
import { problemWords } from './problem-words.ts';
import { ProductLine } from './ProductLine.tsx';
import type { RowState } from './rows.ts';

interface Props {
  id: string;
  /** As it was typed. */
  text: string;
  state: RowState;
  onQuantity: (quantity: number) => void;
  onChoose: (product: ProductListItem) => void;
  onRemove: () => void;
}

/** Why a row cannot be added as it stands, and the presses that mend it. */
export function RowProblem({ id, text, state, onQuantity, onChoose, onRemove }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { problem, product, candidates, suggested } = state;
  if (problem === null) return null;
  return (
    <div className="grid gap-1.5">
      <FieldError id={id}>{problemWords(texts, state)}</FieldError>
      {candidates.length > 0 ? (
        <ul className="grid gap-1" aria-labelledby={id}>
          {candidates.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => onChoose(one)}
                className="w-full rounded-card border border-line bg-surface p-2 text-left hover:border-control-hover hover:bg-hover"
              >
                <ProductLine product={one} hasStock />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="flex flex-wrap gap-2">
        {suggested === null ? null : (
          <button type="button" className={fixLook} onClick={() => onQuantity(suggested)}>
            {t('quickOrder.fix.quantity', { quantity: suggested })}
          </button>
        )}
        {problem === 'UNKNOWN' ? (
          <a href={paths.search(text.trim())} target="_blank" rel="noopener" className={fixLook}>
            {t('quickOrder.fix.search')}
          </a>
        ) : null}
        {problem === 'RESTRICTED' && product ? (
          <a href={paths.product(product.id, product.slug)} className={fixLook}>
            {t('quickOrder.fix.open')}
          </a>
        ) : null}
        {suggested === null && candidates.length === 0 ? (
          <button type="button" className={fixLook} onClick={onRemove}>
            {t('quickOrder.fix.remove')}
          </button>
        ) : null}
      </p>
    </div>
  );
}

const fixLook =
  'type-body-s inline-flex min-h-9 items-center rounded-full border border-control bg-surface px-3.5 font-action hover:border-control-hover hover:bg-hover pointer-coarse:min-h-11';
