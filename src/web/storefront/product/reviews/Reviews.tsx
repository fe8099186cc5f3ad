import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { formatNumber } from '../../../../domain/money.ts';
import { reviewOrders, type ReviewOrder } from '../../../../domain/reviews/rules.ts';
import { reviewsQuery } from '../../../api/product-reviews.ts';
import { visitorReviewsQuery } from '../../../api/reviews.ts';
import { sessionToken } from '../../../api/token.ts';
import { useTextsWith } from '../../../i18n/load-areas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Histogram } from './Histogram.tsx';
import { OwnReviewLine } from './OwnReviewLine.tsx';
import { ReviewItem } from './ReviewItem.tsx';

/** About how high a review is, so that the page does not jump when it is laid out. */
const reviewHeightRem = 6;

/** For `useSyncExternalStore`: no while the browser takes over what the server drew, which it does when it is near; then yes. */
const hydratedWhenNear = [() => () => {}, () => true, () => false] as const;

interface ReviewsProps {
  productId: number;
  name: string;
}

/** Approved reviews with a histogram that filters them, and the way to write one (PL-06). */
export function Reviews({ productId, name }: ReviewsProps) {
  const { t, language } = useTextsWith('reviews');
  const [rating, setRating] = useState<number>();
  const [sort, setSort] = useState<ReviewOrder>('newest');
  const [hasPictures, setHasPictures] = useState(false);
  const [page, setPage] = useState(1);
  const isNear = useSyncExternalStore(...hydratedWhenNear);
  const { data: first } = useQuery(reviewsQuery(productId));
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...reviewsQuery(productId, {
      page,
      rating,
      sort: sort === 'newest' ? undefined : sort,
      with_pictures: hasPictures || undefined,
    }),
    placeholderData: keepPreviousData,
  });
  // Pages are rendered for nobody: what a signed-in visitor has to do with reviews is asked when somebody comes near.
  const { data: own } = useQuery({
    ...visitorReviewsQuery(productId),
    enabled: isNear && sessionToken() !== undefined,
  });
  if (!first) return null;
  const { average_rating: average, rating_count: count, histogram } = (data ?? first).summary;

  /** Another choice begins with its first page. */
  function choose(change: () => void) {
    change();
    setPage(1);
  }

  return (
    <section id="reviews" className="wrap mt-section">
      <h2 className="type-h2">{t('catalogue.product.reviews')}</h2>
      <div className="mt-5 grid gap-8 md:grid-cols-[320px_minmax(0,1fr)] md:gap-16">
        <div className="grid content-start gap-4">
          {average === null ? (
            <p className="text-muted">{t('common.rating.none')}</p>
          ) : (
            <div>
              <p className="flex items-center gap-4">
                <span className="type-h1 tabular-nums">{formatNumber(average, language, 1)}</span>
                <span>
                  <Rating value={average} />
                  <span className="type-body-s block text-muted">
                    {t('common.rating.reviews', { count })}
                  </span>
                </span>
              </p>
              <Histogram
                histogram={histogram}
                chosen={rating}
                onChoose={(stars) => choose(() => setRating(stars))}
              />
            </div>
          )}
          <OwnReviewLine product={{ id: productId, name }} own={own} />
          <details className="type-body-s text-muted">
            <summary className="min-h-9 cursor-pointer py-1.5 font-medium touch:min-h-11 touch:py-2.5">
              {t('reviews.list.checked')}
            </summary>
            <p className="mt-1 max-w-read">{t('reviews.list.checkedHow')}</p>
          </details>
        </div>
        {average !== null && (
          <div aria-busy={isPlaceholderData}>
            {count > 1 && (
              <div className="no-print mb-5 flex flex-wrap items-end gap-x-4 gap-y-2 noscript:hidden">
                <Select
                  label={t('reviews.list.sort.label')}
                  value={sort}
                  onChange={({ currentTarget }) =>
                    choose(() => setSort(reviewOrders.find((one) => one === currentTarget.value) ?? 'newest'))
                  }
                  options={reviewOrders.map((one) => ({
                    value: one,
                    label: t(`reviews.list.sort.${one}`),
                  }))}
                  className="w-60"
                />
                <Button
                  variant={hasPictures ? 'primary' : 'secondary'}
                  aria-pressed={hasPictures}
                  onClick={() => choose(() => setHasPictures(!hasPictures))}
                >
                  {t('reviews.list.withPictures')}
                </Button>
              </div>
            )}
            {isError && (
              <p role="alert" className="flex flex-wrap items-center gap-3">
                {t('errors.blockFailed')}
                <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
                  {t('common.retry')}
                </Button>
              </p>
            )}
            {data?.results.length === 0 && <p className="text-muted">{t('reviews.list.noneOfThese')}</p>}
            {/*
              Laid out when it comes near, so that one review in Russian fetches no alphabet for the rest of the
              page; all of it at once, so that nothing in sight moves while somebody reads.
            */}
            <ul
              className={`divide-y divide-line ${isNear ? '' : '[content-visibility:auto]'}`}
              style={{
                containIntrinsicBlockSize: `auto ${(data?.results.length ?? 0) * reviewHeightRem}rem`,
              }}
            >
              {data?.results.map((review) => (
                <ReviewItem
                  key={review.id}
                  review={review}
                  productId={productId}
                  isOwn={own?.review?.id === review.id}
                  isHelpful={own?.helpful.includes(review.id) ?? false}
                />
              ))}
            </ul>
            {data?.previous || data?.next ? (
              <p className="mt-4 flex gap-3 noscript:hidden">
                <Button
                  variant="secondary"
                  disabled={!data.previous}
                  onClick={() => setPage(page - 1)}
                  icon="caret-left"
                >
                  {t('common.previous')}
                </Button>
                <Button
                  variant="secondary"
                  disabled={!data.next}
                  onClick={() => setPage(page + 1)}
                  iconEnd="caret-right"
                >
                  {t('common.next')}
                </Button>
              </p>
            ) : null}
          </div>
        )}
      </div>
    </section>
  );
}
