import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ComposedNode } from '../../../domain/creator/contract.ts';
import { productListQuery, type ProductListAnswer } from '../../api/catalogue.ts';
import { useT } from '../../i18n/texts.tsx';
import { CachedProductCard } from '../../parts/ProductCard.tsx';
import type { RenderMode } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { listLoadMargin, placeholderSlots } from '../constants.ts';
import type { QueryType } from '../product-list-props.ts';
import { SectionHead } from '../SectionHead.tsx';
import { useTree } from '../tree-context.ts';
import { firstProducts, listQueryOf, roundsOf, unscriptedQueryOf } from './list-query.ts';
import { ProductSlot } from './ProductSlot.tsx';
import { rowButtonsLook, rowClass, rowStyle, scrollBoxClass } from './row-look.ts';
import { ScrollRow } from './ScrollRow.tsx';
import { useNear } from './use-near.ts';

interface ProductRowProps {
  props: {
    title: string;
    description: string;
    queryType: QueryType;
    favouriteBrandId: number | null;
    listType: 'looping' | 'once';
    linkUrl: string;
    linkText: string;
    size: 'regular' | 'small';
  };
  mode: RenderMode;
  node: ComposedNode;
  /** Stands beside the row from 860, above it on small screens. */
  panel?: { side: 'left' | 'right'; content: ReactNode };
}

/** Widths a card is shown in. */
const cardSizes = '(width >= 1280px) 210px, (width >= 860px) 33vw, 230px';

/**
 * A row of products that are fetched when the row comes near the view, and by a press while it is edited. Until then
 * four empty cards keep its place. A list that is empty or cannot be had is left out for visitors.
 */
export function ProductRow({ props, mode, node, panel }: ProductRowProps) {
  const t = useT();
  const { firstList } = useTree();
  const { ref, isNear } = useNear<HTMLElement>(listLoadMargin);
  const [isPressed, setPressed] = useState(false);
  const query = listQueryOf(props);
  const isWanted = mode === 'edit' ? isPressed : mode === 'view' && isNear;
  // A hook must always be called: without a query of its own the row looks at one and takes nothing from it.
  const answer = useQuery({
    ...(query ?? productListQuery('highlighted')),
    enabled: query !== null && isWanted,
  });
  // Another list may have asked for the same meanwhile: until this one is near it stays as the server drew it, else
  // the browser could not take it over.
  const isShown = query !== null && (isWanted || (mode === 'view' && node.uuid === firstList));
  const data = isShown ? answer.data : undefined;
  const error = isShown ? answer.error : null;
  const products = firstProducts(data);
  const isOver = query === null || error !== null || (data !== undefined && products.length === 0);
  if (isOver && mode === 'view') return null;

  const rounds = roundsOf(products.length, props.listType);
  const isEmpty = products.length === 0;
  const buttonsLook = rowButtonsLook(props.size, products.length * rounds);
  const items = isEmpty
    ? Array.from({ length: placeholderSlots }, (_, index) => (
        <li key={index} className="snap-start">
          <ProductSlot />
        </li>
      ))
    : Array.from({ length: rounds }, (_, round) =>
        products.map((product) => (
          // Repeated ones are for the eye: whoever listens or tabs has met them already.
          <li
            key={`${round} ${product.id}`}
            className="snap-start"
            inert={round > 0}
            aria-hidden={round > 0 || undefined}
          >
            <CachedProductCard product={product} sizes={cardSizes} />
          </li>
        )),
      );

  return (
    <>
      {isEmpty && mode === 'view' ? <UnscriptedRow {...props} /> : null}
      <section
        ref={ref}
        // Products that only a script would fetch leave no empty cards without one.
        className={isEmpty ? 'noscript:hidden' : undefined}
        aria-busy={isWanted && data === undefined && !isOver ? true : undefined}
      >
        <ScrollRow
          label={props.title || t('shell.allProducts')}
          isLooping={props.listType === 'looping'}
          buttonsLook={buttonsLook}
          items={items}
        >
          {(row, buttons) => (
            <>
              <SectionHead
                {...(panel ? { title: '' } : props)}
                description={panel ? '' : props.description}
                controls={isEmpty ? undefined : buttons}
              />
              {mode === 'edit' && isEmpty ? (
                <div className="mb-4 flex items-center gap-4">
                  {isOver ? (
                    <p className="text-muted">
                      {error
                        ? t('editing.productsFailed', { reason: error.message })
                        : t('editing.noProducts')}
                    </p>
                  ) : (
                    <Button variant="secondary" busy={isPressed} onClick={() => setPressed(true)}>
                      {t('editing.loadProducts')}
                    </Button>
                  )}
                </div>
              ) : null}
              <div
                style={rowStyle(props.size)}
                className={
                  panel
                    ? `grid gap-4 md:gap-6 ${panel.side === 'left' ? 'md:grid-cols-[var(--panel-md)_minmax(0,1fr)] lg:grid-cols-[var(--panel-lg)_minmax(0,1fr)]' : 'md:grid-cols-[minmax(0,1fr)_var(--panel-md)] lg:grid-cols-[minmax(0,1fr)_var(--panel-lg)]'}`
                    : undefined
                }
              >
                {panel?.side === 'left' ? panel.content : null}
                <div className="min-w-0">{row}</div>
                {panel?.side === 'right' ? <div className="max-md:order-first">{panel.content}</div> : null}
              </div>
            </>
          )}
        </ScrollRow>
      </section>
    </>
  );
}

/** The row for whoever has no script, with what the server was given for it alone; in the browser it is never rendered. */
function UnscriptedRow(props: ProductRowProps['props']) {
  const queries = useQueryClient();
  const known = [unscriptedQueryOf(props), listQueryOf(props)].map(
    (query) => query && queries.getQueryData<ProductListAnswer>(query.queryKey),
  );
  const products = firstProducts(known.find(Boolean) ?? undefined);
  return (
    <noscript>
      {products.length > 0 ? (
        <section style={rowStyle(props.size)}>
          <SectionHead {...props} />
          <div className={scrollBoxClass}>
            <ul className={rowClass}>
              {products.map((product) => (
                <li key={product.id} className="snap-start">
                  <CachedProductCard product={product} sizes={cardSizes} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
    </noscript>
  );
}
