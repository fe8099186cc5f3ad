import type { Product } from '../../../domain/catalogue/contract.ts';
import { softHyphens } from '../../../domain/soft-hyphens.ts';
import { useT } from '../../i18n/texts.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Documents } from './Documents.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { WorkFigures } from './WorkFigures.tsx';

/**
 * What is written about a product: its description, how it is used and what to beware of, what is in it, its facts and
 * its documents.
 */
export function ProductTexts({ product }: { product: Product }) {
  const t = useT();
  const description = paragraphsOf(product.description);
  const usage = paragraphsOf(product.usage);
  return (
    <div className="wrap mt-section grid gap-x-24 gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-12 lg:gap-x-24">
      <div className="grid grid-cols-1 content-start gap-12 wrap-break-word">
        {description.length > 0 ? (
          <section>
            <h2 className="type-h3">{t('catalogue.product.description')}</h2>
            <Paragraphs texts={description} />
          </section>
        ) : null}
        {usage.length > 0 || product.warning ? (
          <section>
            <h2 className="type-h3">{t('catalogue.product.usage')}</h2>
            <WorkFigures parameters={product.parameters} />
            {usage.length > 1 ? <Steps texts={usage} /> : <Paragraphs texts={usage} />}
            {product.warning ? (
              <div className="mt-5 max-w-read">
                <Notice tone="warning" title={t('catalogue.product.warning')}>
                  <p>{softHyphens(product.warning)}</p>
                </Notice>
              </div>
            ) : null}
          </section>
        ) : null}
        {product.ingredients ? (
          <section>
            <h2 className="type-h3">{t('catalogue.product.ingredients')}</h2>
            <p lang="la" className="type-body-s mt-3 max-w-read text-muted wrap-anywhere">
              {product.ingredients}
            </p>
            <p className="mt-3 type-body-s text-muted">{t('catalogue.product.sealed')}</p>
          </section>
        ) : null}
      </div>
      <div className="grid grid-cols-1 content-start gap-12 wrap-break-word">
        <ProductFacts product={product} />
        <Documents documents={product.documents} />
      </div>
    </div>
  );
}

function paragraphsOf(text: string): string[] {
  return softHyphens(text)
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '');
}

// Two paragraphs may be alike; none ever moves.
/* oxlint-disable react/no-array-index-key */
function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, at) => (
    <p key={at} className="mt-3 max-w-read">
      {text}
    </p>
  ));
}

/** Instructions of several paragraphs are steps. */
function Steps({ texts }: { texts: readonly string[] }) {
  return (
    <ol className="mt-5 grid max-w-read grid-cols-1 gap-3">
      {texts.map((text, at) => (
        <li key={at} className="flex gap-4">
          <span
            aria-hidden="true"
            className="type-body-s grid size-7 shrink-0 place-items-center rounded-full bg-selected font-semibold tabular-nums"
          >
            {at + 1}
          </span>
          <span className="min-w-0 pt-0.5">{text}</span>
        </li>
      ))}
    </ol>
  );
}
