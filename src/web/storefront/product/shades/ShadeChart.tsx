import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '../../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { usePiecesInCart } from '../../../parts/cart/usePiecesInCart.ts';
import { onDemand } from '../../../parts/on-demand.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { checkPieces, isOrderable } from './pieces.ts';
import { ShadeAccordion } from './ShadeAccordion.tsx';
import type { Boxes } from './ShadeBox.tsx';
import { ShadeList } from './ShadeList.tsx';
import { ShadePreview } from './ShadePreview.tsx';
import { ShadeTable } from './ShadeTable.tsx';
import { fitsShade } from './shade-filter.ts';
import { isChartable, isShade } from './shade-places.ts';
import { boxIdOf, cellIdOf } from './useGridFocus.ts';
import { useShadePieces } from './useShadePieces.ts';
import { useShadePreview } from './useShadePreview.ts';

/** Comes with the first quantity: who only looks for a shade never fetches it. */
const OrderBar = onDemand(() => import('./ShadeOrderBar.tsx'));

/** Shows the list instead of the chart, and back, while the focus is on a shade. */
const viewKey = 'l';

/**
 * All shades of the family: a chart by depth and reflection where the range has depths, else a list of swatches. The
 * list is one key away for those who do not see colours.
 */
export function ShadeChart({ product }: { product: Product }) {
  const { t, language } = useTexts();
  const shades = product.variations.filter(isShade);
  const hasChart = isChartable(shades);
  const [view, setView] = useState<'chart' | 'list'>(hasChart ? 'chart' : 'list');
  const [text, setText] = useState('');
  const { shown, handlers } = useShadePreview();
  const { pieces, type, takeOut } = useShadePieces(shades);
  const [isOrderingByTouch, setOrderingByTouch] = useState(false);
  const hintId = useId();
  const problemId = useId();
  const found = shades.filter((one) => fitsShade(one, text));
  const previewed = found.find((one) => one.id === shown?.id);
  const prices = new Set(shades.map((one) => one.price));
  const [price] = prices;

  const inCart = usePiecesInCart();
  const byId = new Map(shades.map((one) => [one.id, one]));
  const boxes: Boxes | null = shades.some(isOrderable)
    ? {
        textOf: (id) => pieces.get(id) ?? '',
        isWrong: (id) => {
          const text = pieces.get(id);
          return text !== undefined && checkPieces(byId.get(id)!, text, inCart.get(id)).problem !== null;
        },
        onType: type,
        problemId,
      }
    : null;
  // On a phone cells have no room for a box beside what they lead to.
  const isOrdering = isOrderingByTouch || pieces.size > 0;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const id = cellIdOf(event.target);
    if (!isPlain || id === undefined) return;
    const { currentTarget, key } = event;
    const isAtBox = boxIdOf(event.target) !== undefined;
    if (hasChart && key.toLowerCase() === viewKey) {
      // The same shade has another link and another box there. A frame later the next key might have moved the focus already.
      flushSync(() => setView(view === 'chart' ? 'list' : 'chart'));
      focusShade(currentTarget, id, isAtBox);
    } else if (isAtBox && key === 'Enter') {
      currentTarget.closest('section')!.querySelector<HTMLButtonElement>('[data-add-all]')?.click();
    } else if (isAtBox && key === 'Escape') {
      focusShade(currentTarget, id, false);
    } else if (!isAtBox && boxes && /^[1-9]$/.test(key) && isOrderable(byId.get(id)!)) {
      // The first digit begins the order, and the second, however soon, must find the box.
      flushSync(() => {
        type(id, key);
        setOrderingByTouch(true);
      });
      const box = focusShade(currentTarget, id, true);
      // A box selects what it holds when it is come to: the next digit would take the place of this one.
      if (box instanceof HTMLInputElement) box.setSelectionRange(key.length, key.length);
    } else if (!isAtBox && (key === 'Backspace' || key === 'Delete') && pieces.has(id)) {
      type(id, '');
    } else return;
    event.preventDefault();
  };

  return (
    <section id="shades" className="mt-section border-y border-line bg-surface py-8 md:py-10">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="type-h2">{t('catalogue.product.chooseShades')}</h2>
            <p className="type-body-s mt-1 text-muted">
              {t('common.shades', { count: shades.length })}
              {prices.size === 1 && price !== null && price !== undefined
                ? ` · ${t('common.price.each', { price: formatMoney(Math.round(price * 100), language) })}`
                : null}
            </p>
          </div>
          <div className="no-print flex flex-wrap items-end gap-3 max-md:w-full noscript:hidden">
            {boxes && view === 'chart' ? (
              <Button
                variant="secondary"
                icon="list-plus"
                className="md:hidden"
                aria-pressed={isOrdering}
                onClick={() => setOrderingByTouch(!isOrdering)}
              >
                {t('catalogue.order.begin')}
              </Button>
            ) : null}
            <TextField
              className="min-w-36 max-md:flex-1"
              label={t('catalogue.product.findShade')}
              hideLabel
              icon="magnifying-glass"
              type="search"
              placeholder={t('catalogue.product.findShadeHint')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            {hasChart ? (
              <Segmented
                label={t('catalogue.view.label')}
                value={view}
                onChange={setView}
                options={[
                  { value: 'chart', label: t('catalogue.product.chart') },
                  { value: 'list', label: t('catalogue.product.shadeList') },
                ]}
              />
            ) : null}
          </div>
        </div>
        <p className="sr-only" role="status">
          {shown?.isByTouch && previewed
            ? t('catalogue.product.pressAgain', { name: `${previewed.shade.code} ${previewed.shade.name}` })
            : text
              ? t('common.shades', { count: found.length })
              : ''}
        </p>
        <p id={hintId} hidden>
          {t('catalogue.product.chartHint')}
        </p>
        {/* What is heard here only adds to the links within: they lead on without it. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div
          // As high as the bar of what was typed, which stands over its end.
          className="mt-6 [&_:is(a,input,td)]:scroll-mb-36"
          {...handlers}
          onKeyDown={onKeyDown}
        >
          {found.length === 0 ? (
            <p className="py-8 text-muted">{t('common.noOptions', { text })}</p>
          ) : view === 'chart' ? (
            <>
              <ShadeTable shades={found} currentId={product.id} hintId={hintId} boxes={boxes} />
              <ShadeAccordion
                shades={found}
                currentId={product.id}
                isOpen={text !== ''}
                boxes={isOrdering ? boxes : null}
              />
            </>
          ) : (
            <ShadeList shades={found} currentId={product.id} boxes={boxes} />
          )}
          {shown && previewed ? (
            <ShadePreview
              one={previewed}
              anchor={shown.anchor}
              hasLink={shown.isByTouch && previewed.id !== product.id}
            />
          ) : null}
        </div>
        {pieces.size > 0 ? (
          <OrderBar
            shades={shades}
            pieces={pieces}
            isVatIncluded={product.vat_included}
            problemId={problemId}
            inCart={inCart}
            onMend={(id, pieces) => {
              type(id, pieces);
              // What was pressed goes.
              focusShade(document.getElementById('shades')!, id, true);
            }}
            onAdded={takeOut}
          />
        ) : null}
      </div>
    </section>
  );
}

/** Goes to where the shade is shown, its link or its box; what has no box has its link. */
function focusShade(within: HTMLElement, id: number, isBox: boolean): HTMLElement | undefined {
  const find = (name: 'pieces' | 'shade') =>
    [...within.querySelectorAll<HTMLElement>(`[data-${name}="${id}"]`)].find(
      (one) => one.getClientRects().length > 0,
    );
  const place = (isBox ? find('pieces') : undefined) ?? find('shade');
  place?.focus();
  return place;
}
