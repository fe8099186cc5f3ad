import type { Product } from '../../../domain/catalogue/contract.ts';
import { softHyphens } from '../../../domain/soft-hyphens.ts';
import { useT } from '../../i18n/texts.tsx';
import { Documents } from './Documents.tsx';
import { ProductFacts } from './ProductFacts.tsx';

/** What is written about a product: its description, how it is used, what is in it, its facts and its documents. */
export function ProductTexts({ product }: { product: Product }) {
  const t = useT();
  return (
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
  );
}

function TextSection({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <section>
      <h2 className="type-h3">{title}</h2>
      {softHyphens(text)
        .split(/\n+/)
        .map((paragraph, at) => (
          // Two paragraphs may be alike; none ever moves.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at} className="mt-3 max-w-read">
            {paragraph}
          </p>
        ))}
    </section>
  );
}
