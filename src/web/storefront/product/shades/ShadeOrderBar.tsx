import { useEffect } from 'react';
import { formatMoney } from '../../../../domain/money.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { useAddLines } from '../../../parts/cart/useAddLines.ts';
import { useToast } from '../../../ui/Toast.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { orderedShades, type OrderedShade, type Pieces } from './pieces.ts';
import { ShadeSwatch } from './ShadeSwatch.tsx';
import type { ShadeVariation } from './shade-places.ts';

interface Props {
  shades: readonly ShadeVariation[];
  pieces: Pieces;
  isVatIncluded: boolean;
  problemId: string;
  /** Pieces of each shade that are in the cart already. */
  inCart: ReadonlyMap<number, number>;
  /** A press puts a quantity right. */
  onMend: (id: number, text: string) => void;
  onAdded: (added: Pieces) => void;
}

/** Shades whose chips are shown; of more, their number. */
const maxChips = 8;

/** What was typed into the chart, what it costs, and the press that adds all of it. Fetched with the first quantity. */
export default function ShadeOrderBar(props: Props) {
  const { shades, pieces, isVatIncluded, problemId, inCart, onMend, onAdded } = props;
  const { t, language } = useTexts();
  const toast = useToast();
  const { add, isAdding } = useAddLines();
  const ordered = orderedShades(shades, pieces, inCart);
  const wrong = ordered.filter(({ problem }) => problem !== null);
  const right = ordered.filter(({ problem }) => problem === null);
  const count = right.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const cents = right.reduce(
    (sum, { one, quantity }) => sum + Math.round((one.price ?? 0) * 100) * (quantity ?? 0),
    0,
  );

  useEffect(() => {
    // It comes to stand over the box whose first digit has brought it.
    const box = document.activeElement;
    if (box instanceof HTMLInputElement) box.scrollIntoView({ block: 'nearest' });
  }, []);

  async function addAll() {
    const { kind } = await add(
      ordered.map(({ one, quantity }) => ({ product: one.id, quantity: quantity! })),
    );
    if (kind === 'added') onAdded(pieces);
    else toast({ text: t('catalogue.order.notAdded'), tone: 'danger', key: 'shade-order' });
  }

  return (
    <div className="no-print sticky bottom-[var(--buy-bar)] z-5 -mx-gutter border-t border-line bg-surface px-gutter py-3 md:mx-0 md:px-0">
      <div id={problemId} role="status" className="empty:hidden">
        {wrong.map((one) => (
          <Wrong key={one.one.id} ordered={one} inCart={inCart.get(one.one.id) ?? 0} onMend={onMend} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ul className="flex min-w-0 flex-wrap gap-2 max-md:hidden">
          {ordered.slice(0, maxChips).map(({ one, quantity }) => (
            <li
              key={one.id}
              className="type-body-s inline-flex h-8 items-center gap-2 rounded-full bg-sunken pr-3 pl-1.5 whitespace-nowrap tabular-nums"
            >
              <ShadeSwatch one={one} className="size-5 rounded-full!" />
              {`${one.shade.code} × ${quantity ?? '?'}`}
            </li>
          ))}
          {ordered.length > maxChips ? (
            <li className="type-body-s inline-flex h-8 items-center text-muted">
              {`+${ordered.length - maxChips}`}
            </li>
          ) : null}
        </ul>
        <p role="status" className="ml-auto tabular-nums max-md:ml-0">
          <span className="font-medium">
            {t('common.shades', { count: right.length })}, {t('catalogue.order.pieces', { count })} ·{' '}
            {formatMoney(cents, language)}
          </span>{' '}
          <span className="type-body-s text-muted">
            {t(isVatIncluded ? 'common.price.inclVat' : 'common.price.exclVat')}
          </span>
        </p>
        <Button
          data-add-all
          icon="shopping-cart-simple"
          className="max-md:w-full"
          busy={isAdding}
          disabled={wrong.length > 0 && t('catalogue.order.fixFirst')}
          onClick={() => void addAll()}
        >
          {t('catalogue.order.add', { count })}
        </Button>
      </div>
    </div>
  );
}

function Wrong({
  ordered,
  inCart,
  onMend,
}: {
  ordered: OrderedShade;
  inCart: number;
  onMend: Props['onMend'];
}) {
  const { t } = useTexts();
  const { one, problem, suggested_quantity: suggested } = ordered;
  const name = `${one.shade.code} ${one.shade.name}`;
  const count = one.available_stock;
  return (
    <p className="type-body-s mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-danger">
      <span className="flex gap-1.5">
        <Icon name="warning-circle" size={16} className="mt-0.5" />
        {problem === 'PACK_SIZE'
          ? t('catalogue.order.inPacks', { name, count: one.pack_size })
          : inCart === 0
            ? t('catalogue.order.tooMany', { name, count })
            : t('catalogue.order.inCart', { name, count, taken: Math.min(inCart, count) })}
      </span>
      <button
        type="button"
        className="inline-flex min-h-9 items-center rounded-full border border-control bg-surface px-3.5 font-action text-ink hover:bg-hover pointer-coarse:min-h-11"
        onClick={() => onMend(one.id, suggested === null ? '' : String(suggested))}
      >
        {suggested === null
          ? t('catalogue.order.remove')
          : t('catalogue.order.change', { quantity: suggested })}
      </button>
    </p>
  );
}
