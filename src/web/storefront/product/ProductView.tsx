import { useQuery } from '@tanstack/react-query';
import type { Product } from '../../../domain/catalogue/contract.ts';
import { translate } from '../../../domain/locales.ts';
import { softHyphens } from '../../../domain/soft-hyphens.ts';
import { categoriesQuery, relatedQuery } from '../../api/catalogue.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ancestry } from '../../parts/ancestry.ts';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { laterPart } from '../../ui/later.tsx';
import { Documents } from './Documents.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductSummary } from './ProductSummary.tsx';

const LaterReviews = laterPart(async () => (await import('./Reviews.tsx')).Reviews);
const LaterShadeChart = laterPart(async () => (await import('./ShadeChart.tsx')).ShadeChart);

/** One product, top to bottom as in the comp. */
export function ProductView({ product }: { product: Product }) {
  const { t, language } = useTexts();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: related = [] } = useQuery(relatedQuery(product.id));
  const trail = ancestry(product.categories.at(0), categories).map((category) => ({
    label: translate(category.i18n_name, language),
    href: paths.category(category.id, translate(category.i18n_slug, language)),
  }));
  const shades = product.variations.filter((one) => one.shade !== null);
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          crumbs={[{ label: t('common.home'), href: paths.home() }, ...trail, { label: product.name }]}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <Gallery product={product} />
          <ProductSummary product={product} shadeCount={shades.length} />
        </div>
      </div>
      {shades.length > 1 ? <LaterShadeChart product={product} shades={shades} /> : null}
      <div className="wrap mt-section grid gap-x-24 gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-12">
          <TextSection title={t('catalogue.product.description')} text={product.description} />
          <TextSection title={t('catalogue.product.usage')} text={product.usage} />
          {product.ingredients ? (
            <section>
              <h2 className="type-h3">{t('catalogue.product.ingredients')}</h2>
              <p lang="la" className="type-body-s mt-3 max-w-read text-muted">
                {product.ingredients}
              </p>
            </section>
          ) : null}
        </div>
        <div className="grid content-start gap-12">
          <ProductFacts product={product} />
          <Documents documents={product.documents} />
        </div>
      </div>
      <LaterReviews productId={product.id} />
      {related.length > 0 ? (
        <section className="wrap mt-section">
          <h2 className="type-h2">{t('catalogue.product.goesWith')}</h2>
          <ul className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5 lg:gap-6">
            {related.slice(0, 4).map((one) => (
              <li key={one.id}>
                <ProductCard product={one} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function TextSection({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <section>
      <h2 className="type-h3">{title}</h2>
      {softHyphens(text)
        .split(/\n+/)
        .map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-read">
            {paragraph}
          </p>
        ))}
    </section>
  );
}
