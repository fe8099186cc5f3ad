import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Product } from '../../../domain/catalogue/contract.ts';
import { translate } from '../../../domain/locales.ts';
import { categoryBranchQuery, relatedQuery } from '../../api/catalogue.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ancestry } from '../../../domain/catalogue/category-tree.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { island, staticIsland } from '../../ui/islands.tsx';
import { Gallery } from './Gallery.tsx';
import { StickyBuy } from './StickyBuy.tsx';
import { isShade } from './shades/shade-places.ts';
import { useDocumentViewer } from './useDocumentViewer.ts';

const StaticSummary = staticIsland(async () => (await import('./ProductSummary.tsx')).ProductSummary);
const StaticTexts = staticIsland(async () => (await import('./ProductTexts.tsx')).ProductTexts);
const StaticRelated = staticIsland(async () => (await import('./RelatedProducts.tsx')).RelatedProducts);
const ReviewsIsland = island(async () => (await import('./reviews/Reviews.tsx')).Reviews);
const ShadeChartIsland = island(async () => (await import('./shades/ShadeChart.tsx')).ShadeChart);

/** One product, top to bottom as in the comp. */
export function ProductView({ product }: { product: Product }) {
  const { t, language } = useTexts();
  const { data: categories = [] } = useQuery(categoryBranchQuery(product.categories.at(0)));
  const showDocument = useDocumentViewer(product.id);
  const { data: related = [] } = useQuery(relatedQuery(product.id));
  useEffect(fetchAlphabetsOfReviews, [product.id]);
  const trail = ancestry(product.categories.at(0), categories).map((category) => ({
    label: translate(category.i18n_name, language),
    href: paths.category(category.id, translate(category.i18n_slug, language)),
  }));
  const shadeCount = product.variations.filter(isShade).length;
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          crumbs={[{ label: t('common.home'), href: paths.home() }, ...trail, { label: product.name }]}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <Gallery product={product} />
          <StaticSummary product={product} shadeCount={shadeCount} />
        </div>
      </div>
      {shadeCount > 1 ? <ShadeChartIsland product={product} /> : null}
      {/* The links in it are the server's; what they answer to is heard from around them. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={showDocument}>
        <StaticTexts product={product} />
      </div>
      <ReviewsIsland productId={product.id} name={product.name} />
      <StickyBuy product={product} />
      {related.length > 0 ? <StaticRelated products={related} /> : null}
    </>
  );
}

/**
 * Reviews are in any language, and laid out only when they come near; letters that came after that would move the lines
 * under the reader's eyes.
 */
function fetchAlphabetsOfReviews() {
  const text = document.getElementById('reviews')?.textContent;
  // Without them they are read in the letters of the phone.
  if (text) document.fonts.load('1em "Onest Variable"', text).catch(() => {});
}
