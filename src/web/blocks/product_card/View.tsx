import { useQuery } from '@tanstack/react-query';
import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { productQuery } from '../../api/catalogue.ts';
import { useT } from '../../i18n/texts.tsx';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { EditPrompt } from '../EditPrompt.tsx';
import { ProductSlot } from '../product-list/ProductSlot.tsx';
import type { ViewProps } from '../view.ts';
import type { productCard } from './block.ts';
import { sampleProduct } from './sample.ts';

/** One product as a card. Without it, or when it is sold no more, visitors see nothing. */
export function View({ props: { productId }, mode }: ViewProps<typeof productCard>) {
  const t = useT();
  const { data, error } = useQuery({
    ...productQuery(productId ?? 0),
    enabled: mode !== 'preview' && productId !== null,
  });
  if (mode === 'preview') {
    return (
      <div className="max-w-65" inert>
        <Card product={sampleProduct(t('editing.sampleProduct'), t('editing.sampleBrand'))} />
      </div>
    );
  }
  if (productId === null) return mode === 'edit' ? <EditPrompt text="editing.chooseProduct" /> : null;
  if (error) return mode === 'edit' ? <EditPrompt text="editing.noProducts" /> : null;
  return <div className="max-w-65">{data ? <Card product={data} /> : <ProductSlot />}</div>;
}

/** As in a list, and what others think of it. */
function Card({ product }: { product: ProductListItem }) {
  const t = useT();
  const { average_rating: average, rating_count: count } = product.reviews;
  return (
    <ProductCard
      product={product}
      sizes="260px"
      rating={
        average === null ? null : (
          <p className="type-body-s mt-2 flex items-center gap-2 text-muted">
            <Rating value={average} />
            <span aria-hidden="true">({count})</span>
            <span className="sr-only">{t('common.rating.reviews', { count })}</span>
          </p>
        )
      }
    />
  );
}
