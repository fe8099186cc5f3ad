import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Review } from '../../../../domain/reviews/contract.ts';
import { isLanguage } from '../../../../domain/locales.ts';
import { formatDate } from '../../../../domain/time.ts';
import { helpfulMutation } from '../../../api/reviews.ts';
import { sessionToken } from '../../../api/token.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { onDemand } from '../../../parts/on-demand.tsx';
import { useModals } from '../../../state/modals.tsx';
import { usePage } from '../../../state/page.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import { useToast } from '../../../ui/Toast.tsx';
import { ReviewPictures } from './ReviewPictures.tsx';

const ReportModal = onDemand(() => import('../../../parts/reviews/ReportModal.tsx'));

interface ReviewItemProps {
  review: Review;
  productId: number;
  isOwn: boolean;
  /** Whether the visitor finds it so. */
  isHelpful: boolean;
}

/** A review as everybody sees it, in its own language and direction. */
export function ReviewItem({ review, productId, isOwn, isHelpful }: ReviewItemProps) {
  const { t, language } = useTexts();
  const [isReporting, setIsReporting] = useState(false);
  return (
    <li className="py-5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating value={review.rating} />
        <bdi
          className="font-medium wrap-anywhere"
          lang={review.author_name === '' ? undefined : review.language}
        >
          {[review.author_name || t('reviews.list.somebody'), review.author_city].filter(Boolean).join(', ')}
        </bdi>
        {review.is_verified_buyer ? (
          <span className="type-caption inline-flex items-center gap-1 text-success">
            <Icon name="check-circle" size={16} />
            {t(review.is_professional ? 'catalogue.product.proBuyer' : 'catalogue.product.verifiedBuyer')}
          </span>
        ) : null}
        <time dateTime={review.created_at} className="type-body-s text-meta">
          {formatDate(review.created_at)}
        </time>
        {review.edited_at !== null && (
          <span className="type-body-s text-meta">{t('reviews.list.edited')}</span>
        )}
        {review.language !== language && isLanguage(review.language) && (
          <span className="type-caption rounded-full bg-sunken px-2 text-muted" lang={review.language}>
            {t(`shell.languages.${review.language}`)}
          </span>
        )}
      </p>
      {/* As it was written: with its lines, and with marks that are piled up cut off at its edge. */}
      <p
        className="mt-2 max-w-read overflow-clip whitespace-pre-line wrap-anywhere"
        lang={review.language}
        dir="auto"
      >
        {review.text}
      </p>
      {review.pictures.length > 0 && <ReviewPictures pictures={review.pictures} />}
      {review.reply ? (
        <div className="mt-3 max-w-read rounded-card bg-surface p-4" lang={review.language}>
          <p className="font-semibold">Ilumaja</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere" dir="auto">
            {review.reply}
          </p>
        </div>
      ) : null}
      <p className="mt-2 -ml-3 flex flex-wrap noscript:hidden">
        {!isOwn && <HelpfulButton {...{ review, productId, isHelpful }} />}
        <Button variant="quiet" size="s" className="touch:min-h-11" onClick={() => setIsReporting(true)}>
          {t('reviews.list.report')}
        </Button>
      </p>
      {isReporting && (
        <ReportModal
          reviewId={review.id}
          onClose={() => setIsReporting(false)}
          onLost={() => setIsReporting(false)}
        />
      )}
    </li>
  );
}

/** How many found it helpful, and the vote of who is signed in; the count on the page may be a minute old. */
function HelpfulButton({
  review,
  productId,
  isHelpful,
}: Pick<ReviewItemProps, 'review' | 'productId' | 'isHelpful'>) {
  const { t, errorText } = useTexts();
  const { api } = usePage();
  const toast = useToast();
  const { openModal } = useModals();
  /** What was added to the count since the page was rendered. */
  const [added, setAdded] = useState(0);
  const { mutate, isPending } = useMutation(helpfulMutation({ api, queries: useQueryClient() }, productId));

  function press() {
    if (sessionToken() === undefined) return openModal('login');
    const step = isHelpful ? -1 : 1;
    setAdded(added + step);
    mutate(
      { id: review.id, isHelpful: !isHelpful },
      {
        onError: () => {
          setAdded(added);
          toast({ text: errorText('NETWORK'), tone: 'danger', key: 'helpful' });
        },
      },
    );
  }

  const count = Math.max(0, review.helpful_count + added);
  return (
    <Button
      variant="quiet"
      size="s"
      icon={isHelpful ? 'check-circle' : 'check'}
      className="no-print touch:min-h-11"
      aria-pressed={isHelpful}
      onClick={isPending ? () => {} : press}
    >
      {count === 0 ? t('reviews.list.helpful') : t('reviews.list.helpfulCount', { count })}
    </Button>
  );
}
