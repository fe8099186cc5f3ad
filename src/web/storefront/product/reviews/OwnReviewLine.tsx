import { useState } from 'react';
import type { VisitorReviews } from '../../../../domain/reviews/contract.ts';
import { sessionToken } from '../../../api/token.ts';
import { useT } from '../../../i18n/texts.tsx';
import { onDemand } from '../../../parts/on-demand.tsx';
import { paths } from '../../../paths.ts';
import { useModals } from '../../../state/modals.tsx';
import { Button } from '../../../ui/Button.tsx';

const ReviewModal = onDemand(() => import('../../../parts/reviews/ReviewModal.tsx'));

interface Props {
  product: { id: number; name: string };
  /** Left out: a guest, or not known yet. */
  own: VisitorReviews | undefined;
}

/** The way to write a review, where the own one stands, or why there is none to write. */
export function OwnReviewLine({ product, own }: Props) {
  const t = useT();
  const { openModal } = useModals();
  const [isWriting, setIsWriting] = useState(false);
  if (own?.review) {
    return (
      <p className="type-body-s">
        {t(`reviews.list.own.${own.review.moderation}`)}{' '}
        <a href={paths.account.feedback()} className="link">
          {t('reviews.list.own.open')}
        </a>
      </p>
    );
  }
  if (own && !own.can_review) return <p className="type-body-s text-muted">{t('reviews.list.onlyBuyers')}</p>;
  return (
    <div className="noscript:hidden">
      <Button
        variant="secondary"
        icon="pencil-simple"
        onClick={() => (sessionToken() === undefined ? openModal('login') : setIsWriting(true))}
      >
        {t('reviews.list.write')}
      </Button>
      {!own && <p className="mt-2 type-body-s text-muted">{t('reviews.list.onlyBuyers')}</p>}
      {isWriting && (
        <ReviewModal
          product={product}
          authorName={own?.author_name}
          onClose={() => setIsWriting(false)}
          onLost={() => setIsWriting(false)}
        />
      )}
    </div>
  );
}
