import { useId, useState, type KeyboardEvent } from 'react';
import type { Product } from '../../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ShadeAccordion } from './ShadeAccordion.tsx';
import { ShadeList } from './ShadeList.tsx';
import { ShadePreview } from './ShadePreview.tsx';
import { ShadeTable } from './ShadeTable.tsx';
import { fitsShade } from './shade-filter.ts';
import { isChartable, isShade } from './shade-places.ts';
import { shadeIdOf } from './useGridFocus.ts';
import { useShadePreview } from './useShadePreview.ts';

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
  const hintId = useId();
  const found = shades.filter((one) => fitsShade(one, text));
  const previewed = found.find((one) => one.id === shown?.id);
  const prices = new Set(shades.map((one) => one.price));
  const [price] = prices;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const id = shadeIdOf(event.target);
    if (!hasChart || !isPlain || id === undefined || event.key.toLowerCase() !== viewKey) return;
    event.preventDefault();
    const { currentTarget } = event;
    setView(view === 'chart' ? 'list' : 'chart');
    // The same shade has another link there.
    requestAnimationFrame(() => {
      const links = currentTarget.querySelectorAll<HTMLElement>(`[data-shade="${id}"]`);
      [...links].find((link) => link.getClientRects().length > 0)?.focus();
    });
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
          <div className="no-print flex items-end gap-3 max-md:w-full max-[339px]:flex-wrap noscript:hidden">
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
        <div className="mt-6" {...handlers} onKeyDown={onKeyDown}>
          {found.length === 0 ? (
            <p className="py-8 text-muted">{t('common.noOptions', { text })}</p>
          ) : view === 'chart' ? (
            <>
              <ShadeTable shades={found} currentId={product.id} hintId={hintId} />
              <ShadeAccordion shades={found} currentId={product.id} isOpen={text !== ''} />
            </>
          ) : (
            <ShadeList shades={found} currentId={product.id} />
          )}
          {shown && previewed ? (
            <ShadePreview
              one={previewed}
              anchor={shown.anchor}
              hasLink={shown.isByTouch && previewed.id !== product.id}
            />
          ) : null}
        </div>
      </div>
    </section>
  );
}
