import { useState } from 'react';
import type { WaitingProduct } from '../../../domain/reviews/contract.ts';
import { formatDate } from '../../../domain/time.ts';
import { useT } from '../../i18n/texts.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { shownName } from '../../parts/shown-name.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Image } from '../../ui/Image.tsx';

const ReviewModal = onDemand(() => import('../../parts/reviews/ReviewModal.tsx'));

/** A delivered product with the way to review it. */
export function WaitingRow({ waiting: { product, bought_at } }: { waiting: WaitingProduct }) {
  const t = useT();
  const [isWriting, setIsWriting] = useState(false);
  const [picture] = product.files;
  const close = () => setIsWriting(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-input bg-photo text-meta">
        {picture ? (
          <Image image={picture} sizes="64px" cover onPanel alt="" />
        ) : (
          <Icon name="package" size={24} />
        )}
      </span>
      <div className="min-w-0 grow basis-44">
        <p className="type-body-s text-muted">{product.brand_name}</p>
        <a href={paths.product(product.id, product.slug)} className="link font-medium wrap-anywhere">
          {shownName(product.name)}
        </a>
        <p className="type-body-s text-muted tabular-nums">
          {t('reviews.waiting.bought', { date: formatDate(bought_at) })}
        </p>
      </div>
      <Button
        variant="secondary"
        icon="pencil-simple"
        onClick={() => setIsWriting(true)}
        className="max-md:w-full"
      >
        {t('reviews.waiting.write')}
        <span className="sr-only">: {product.name}</span>
      </Button>
      {isWriting && <ReviewModal product={product} onClose={close} onLost={close} />}
    </li>
  );
}
