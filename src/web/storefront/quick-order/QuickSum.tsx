import { useRef, useState } from 'react';
import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useAddLines } from '../../parts/cart/useAddLines.ts';
import type { Addition } from '../../state/cart/add-lines.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isEmpty, readyLines, type Row, type RowState } from './rows.ts';

interface Props {
  rows: readonly Row[];
  states: readonly RowState[];
  /** Quantities that can be bought, by the ids of their rows. */
  onFix: (fixes: ReadonlyMap<number, number>) => void;
  /** Rows as they are in the cart now. */
  onAdded: (rows: readonly Row[]) => void;
  onShowFirst: (id: number) => void;
}

/** What is ready and what it costs, what needs a look first, and the one press that adds all of it. */
export function QuickSum({ rows, states, onFix, onAdded, onShowFirst }: Props) {
  const { t, language } = useTexts();
  const { add, isAdding } = useAddLines();
  const [failed, setFailed] = useState<Addition | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const { lines, pieces, cents } = readyLines(states);
  const idsOf = (kind: RowState['kind']) =>
    rows.filter((row, at) => states[at]!.kind === kind && !isEmpty(row)).map((row) => row.id);
  const wrong = idsOf('problem');
  const isWaiting = states.some(({ kind }) => kind === 'waiting');
  const fixes = new Map(
    rows.flatMap((row, at) => {
      const { suggested } = states[at]!;
      return suggested === null ? [] : [[row.id, suggested] as const];
    }),
  );
  const vat = states.find(({ product }) => product !== null)?.product?.vat_included;

  async function addReady() {
    const added = rows.filter((_, at) => states[at]!.kind === 'ready');
    setFailed(null);
    const addition = await add(lines);
    if (addition.kind === 'added') onAdded(added);
    else setFailed(addition);
  }

  return (
    <div className="sticky bottom-0 z-10 md:bottom-3 mt-4 -mx-gutter border-t border-line bg-surface px-gutter py-3 shadow-e2 md:mx-0 md:rounded-card md:border md:px-5">
      {failed ? (
        <div className="mb-3">
          <NotAdded addition={failed} states={states} />
        </div>
      ) : null}
      {wrong.length > 0 ? (
        <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p role="status" className="type-body-s flex items-center gap-1.5 text-warning">
            <Icon name="warning" size={16} />
            <span>
              {t('quickOrder.attention', { count: wrong.length })}
              {lines.length > 0 ? <span className="max-md:hidden">{`. ${t('quickOrder.stay')}`}</span> : null}
            </span>
          </p>
          <Button variant="quiet" size="s" className="px-2!" onClick={() => onShowFirst(wrong[0]!)}>
            {t('quickOrder.toFirst')}
          </Button>
          {fixes.size > 0 ? (
            <Button
              variant="secondary"
              size="s"
              onClick={() => {
                onFix(fixes);
                // This one goes.
                adding.current?.focus();
              }}
            >
              {t('quickOrder.fixAll', { count: fixes.size })}
            </Button>
          ) : null}
        </div>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="tabular-nums">
          <strong className="type-price">{formatMoney(cents, language)}</strong>
          <span className="type-body-s ml-3 text-muted">
            {t('quickOrder.ready', { count: lines.length })} · {t('quickOrder.pieces', { count: pieces })}
            {vat === undefined ? '' : ` · ${t(vat ? 'common.price.inclVat' : 'common.price.exclVat')}`}
          </span>
        </p>
        <Button
          ref={adding}
          data-add-all
          icon="shopping-cart-simple"
          className="max-md:w-full"
          busy={isAdding}
          disabled={
            lines.length === 0 && (isWaiting ? t('quickOrder.looking') : t('quickOrder.nothingReady'))
          }
          onClick={() => void addReady()}
        >
          {lines.length === 0 ? t('quickOrder.addNothing') : t('quickOrder.add', { count: lines.length })}
        </Button>
      </div>
    </div>
  );
}

/** Why nothing was added, by the products that cannot be had. */
function NotAdded({ addition, states }: { addition: Addition; states: readonly RowState[] }) {
  const { t, errorText } = useTextsWith('refusals');
  const products = new Map(
    states.flatMap(({ product }): [number, ProductListItem][] => (product ? [[product.id, product]] : [])),
  );
  const refused = addition.kind === 'refused' ? addition : null;
  return (
    <Notice tone="danger" title={t('quickOrder.notAdded')}>
      {refused && refused.lines.length === 0 ? <p>{errorText(refused.code)}</p> : null}
      {refused && refused.lines.length > 0 ? (
        <ul>
          {refused.lines.map(({ product, problem, available_stock }) => {
            const found = products.get(product);
            const count = problem === 'PACK_SIZE' ? (found?.pack_size ?? 1) : available_stock;
            return (
              <li key={product}>
                {`${found?.internal_id ?? product}: ${t(`quickOrder.problems.${problem}`, { count })}`}
              </li>
            );
          })}
        </ul>
      ) : null}
    </Notice>
  );
}
