import { useState } from 'react';
import type { Product, Variation } from '../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ShadeAccordion } from './ShadeAccordion.tsx';
import { ShadeList } from './ShadeList.tsx';
import { ShadeTable } from './ShadeTable.tsx';

interface Props {
  product: Product;
  shades: readonly Variation[];
}

/**
 * All shades of the family: a chart by depth and reflection where the range has depths, else a list of
 * swatches. The list is one key away for those who do not see colours (ux.md section 3).
 */
export function ShadeChart({ product, shades }: Props) {
  const { t, language } = useTexts();
  const hasChart =
    shades.filter((one) => one.shade!.level !== null && one.shade!.tone !== null).length > shades.length / 2;
  const [view, setView] = useState<'chart' | 'list'>(hasChart ? 'chart' : 'list');
  const [text, setText] = useState('');
  const found = shades.filter((one) => fits(one, text));
  const prices = new Set(shades.map((one) => one.price));
  const [price] = prices;
  return (
    <section id="shades" className="mt-section border-y border-line bg-surface py-10">
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
          <div className="no-print flex items-end gap-3 max-md:w-full noscript:hidden">
            <TextField
              className="min-w-0 max-md:flex-1"
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
          {text ? t('common.shades', { count: found.length }) : ''}
        </p>
        <div className="mt-6">
          {found.length === 0 ? (
            <p className="py-8 text-muted">{t('common.noOptions', { text })}</p>
          ) : view === 'chart' ? (
            <>
              <ShadeTable shades={found} currentId={product.id} />
              <ShadeAccordion shades={found} currentId={product.id} isOpen={text !== ''} />
            </>
          ) : (
            <ShadeList shades={found} currentId={product.id} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Whether what was typed is part of the shade's code (with or without separators), its name or its reflection. */
function fits({ shade, name }: Variation, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return true;
  const code = shade!.code.toLowerCase();
  const bare = (one: string) => one.replace(/[\s./,-]/g, '');
  if (/^[\d./,-]+$/.test(wanted)) {
    return code.startsWith(wanted.replaceAll(/[/,-]/g, '.')) || bare(code).startsWith(bare(wanted));
  }
  return `${code} ${name} ${shade!.tone_name}`.toLowerCase().includes(wanted);
}
