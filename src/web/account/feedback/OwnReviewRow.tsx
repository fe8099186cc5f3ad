import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnReview } from '../../../domain/reviews/contract.ts';
import { formatDate } from '../../../domain/time.ts';
import { restoreReviewMutation, withdrawReviewMutation } from '../../api/reviews.ts';
import { useT } from '../../i18n/texts.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { PrivatePicture } from '../../parts/reviews/PrivatePicture.tsx';
import { shownName } from '../../parts/shown-name.ts';
import { paths } from '../../paths.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';

const ReviewModal = onDemand(() => import('../../parts/reviews/ReviewModal.tsx'));

const tones: Record<OwnReview['moderation'], BadgeTone> = {
  pending: 'warning',
  approved: 'success',
  denied: 'danger',
};

/** The own review of a product: where it stands and why, and the ways to change it and to take it back. */
export function OwnReviewRow({ review }: { review: OwnReview }) {
  const t = useT();
  const toast = useToast();
  const tools = useTools();
  const withdrawing = useMutation(withdrawReviewMutation(tools));
  const restoring = useMutation(restoreReviewMutation(tools));
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  const failed = () => toast({ text: t('account.notSaved'), tone: 'danger', key: 'review' });

  // By promises: once it is withdrawn the row is gone, and with it what it would have been told.
  function withdraw() {
    const told = () =>
      toast({
        text: t('reviews.own.withdrawn'),
        key: 'review',
        durationMs: 8000,
        action: {
          label: t('reviews.own.undo'),
          onPress: () => void restoring.mutateAsync(review).catch(failed),
        },
      });
    withdrawing.mutateAsync(review).then(told, failed);
  }

  return (
    <li className="grid gap-2 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={paths.product(review.product.id, review.product.slug)}
          className="link font-medium wrap-anywhere"
        >
          {shownName(review.product.name)}
        </a>
        <Badge tone={tones[review.moderation]}>{t(`reviews.own.states.${review.moderation}`)}</Badge>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating value={review.rating} />
        <time dateTime={review.edited_at ?? review.created_at} className="type-body-s text-meta">
          {formatDate(review.edited_at ?? review.created_at)}
        </time>
        {review.helpful_count > 0 && (
          <span className="type-body-s text-muted">
            {t('reviews.list.helpfulCount', { count: review.helpful_count })}
          </span>
        )}
      </p>
      <p
        className="max-w-read overflow-clip whitespace-pre-line wrap-anywhere"
        lang={review.language}
        dir="auto"
      >
        {review.text}
      </p>
      {review.pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {review.pictures.map((picture, index) => (
            <li key={picture.uuid}>
              <PrivatePicture picture={picture} alt={t('reviews.list.picture', { number: index + 1 })} />
            </li>
          ))}
        </ul>
      )}
      {review.moderation === 'denied' && (
        <Notice tone="danger" title={t('reviews.own.deniedTitle')}>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {review.reason}
          </p>
          <p className="mt-1">{t('reviews.own.deniedHow')}</p>
        </Notice>
      )}
      {review.moderation === 'pending' && (
        <p className="type-body-s text-muted">{t('reviews.own.pendingHow')}</p>
      )}
      <p className="-ml-3 flex flex-wrap gap-1">
        <Button
          variant="quiet"
          size="s"
          icon="pencil-simple"
          className="touch:min-h-11"
          onClick={() => setIsEditing(true)}
        >
          {t('reviews.own.edit')}
          <span className="sr-only">: {review.product.name}</span>
        </Button>
        <Button
          variant="quiet"
          size="s"
          icon="trash"
          className="touch:min-h-11"
          busy={withdrawing.isPending}
          onClick={withdraw}
        >
          {t('reviews.own.withdraw')}
          <span className="sr-only">: {review.product.name}</span>
        </Button>
      </p>
      {isEditing && (
        <ReviewModal
          product={review.product}
          review={review}
          authorName={review.author_name}
          onClose={close}
          onLost={close}
        />
      )}
    </li>
  );
}
