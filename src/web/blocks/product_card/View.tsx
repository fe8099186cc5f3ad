import { useQuery } from '@tanstack/react-query';
import { productQuery } from '../../api/catalogue.ts';
import { useT } from '../../i18n/texts.tsx';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { EditPrompt } from '../EditPrompt.tsx';
import { ProductSlot } from '../product-list/ProductSlot.tsx';
import type { ViewProps } from '../view.ts';
import type { productCard } from './block.ts';

/** One product as a card. Without it, or when it is sold no more, visitors see nothing. */
export function View({ props: { productId }, mode }: ViewProps<typeof productCard>) {
  const t = useT();
  const { data, error } = useQuery({
    ...productQuery(productId ?? 0),
    enabled: mode !== 'preview' && productId !== null,
  });
  if (mode === 'preview') {
    return (
      <div className="max-w-65">
        <ProductSlot />
        <p className="sr-only">{t('editing.sampleProduct')}</p>
      </div>
    );
  }
  if (productId === null) return mode === 'edit' ? <EditPrompt text="editing.chooseProduct" /> : null;
  if (error) return mode === 'edit' ? <EditPrompt text="editing.noProducts" /> : null;
  return (
    <div className="max-w-65">{data ? <ProductCard product={data} sizes="260px" /> : <ProductSlot />}</div>
  );
}
