import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { formatNumber } from '../../../domain/money.ts';
import { formatDate } from '../../../domain/time.ts';
import { reviewsQuery } from '../../api/reviews.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Rating } from '../../ui/Rating.tsx';

/** About how high a review is, so that the page does not jump when it is laid out. */
const reviewHeightRem = 6;

/** For `useSyncExternalStore`: no while the browser takes over what the server drew, which it does when it is near; then yes. */
const hydratedWhenNear = [() => () => {}, () => true, () => false] as const;

/** Approved reviews with a histogram that filters them. */
export function Reviews({ productId }: { productId: number }) {
  const { t, language } = useTexts();
  const [rating, setRating] = useState<number>();
  const [page, setPage] = useState(1);
  const isNear = useSyncExternalStore(...hydratedWhenNear);
  const { data, isPlaceholderData } = useQuery({
    ...reviewsQuery(productId, page, rating),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  const { average_rating: average, rating_count: count, histogram } = data.summary;
  return (
    <section id="reviews" className="wrap mt-section">
      <h2 className="type-h2">{t('catalogue.product.reviews')}</h2>
      {average === null ? (
        <p className="mt-3 text-muted">{t('common.rating.none')}</p>
      ) : (
        <div className="mt-5 grid gap-8 md:grid-cols-[320px_minmax(0,1fr)] md:gap-16">
          <div>
            <p className="flex items-center gap-4">
              <span className="type-h1 tabular-nums">{formatNumber(average, language, 1)}</span>
              <span>
                <Rating value={average} />
                <span className="type-body-s block text-muted">{t('common.rating.reviews', { count })}</span>
              </span>
            </p>
            <ul className="mt-4">
              {histogram.map((number, index) => {
                const stars = 5 - index;
                return (
                  <li key={stars}>
                    <button
                      type="button"
                      aria-pressed={rating === stars}
                      disabled={number === 0}
                      onClick={() => {
                        setRating(rating === stars ? undefined : stars);
                        setPage(1);
                      }}
                      className="flex min-h-9 touch:min-h-11 w-full items-center gap-3 rounded-input px-1 enabled:hover:bg-hover aria-pressed:bg-selected"
                    >
                      <span className="sr-only">
                        {t('common.rating.value', { value: stars })},{' '}
                        {t('common.rating.reviews', { count: number })}
                      </span>
                      <span
                        className="type-body-s flex w-8 items-center gap-1 tabular-nums"
                        aria-hidden="true"
                      >
                        {stars}
                        <Icon name="star-fill" size={14} />
                      </span>
                      <span className="h-1.5 flex-1 rounded-full bg-sunken" aria-hidden="true">
                        <span
                          className="block h-full rounded-full bg-action"
                          style={{ width: `${(100 * number) / count}%` }}
                        />
                      </span>
                      <span className="type-body-s w-8 text-right text-muted tabular-nums" aria-hidden="true">
                        {number}
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
          <div aria-busy={isPlaceholderData}>
            {/*
              Laid out when it comes near, so that one review in Russian fetches no alphabet for the rest of the
              page; all of it at once, so that nothing in sight moves while somebody reads.
            */}
            <ul
              className={`divide-y divide-line ${isNear ? '' : '[content-visibility:auto]'}`}
              style={{ containIntrinsicBlockSize: `auto ${data.results.length * reviewHeightRem}rem` }}
            >
              {data.results.map((review) => (
                <li key={review.id} className="py-5 first:pt-0">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Rating value={review.rating} />
                    <span className="font-medium" lang={review.language}>
                      {review.author_city
                        ? `${review.author_name}, ${review.author_city}`
                        : review.author_name}
                    </span>
                    {review.is_verified_buyer ? (
                      <span className="type-caption inline-flex items-center gap-1 text-success">
                        <Icon name="check-circle" size={16} />
                        {t(
                          review.is_professional
                            ? 'catalogue.product.proBuyer'
                            : 'catalogue.product.verifiedBuyer',
                        )}
                      </span>
                    ) : null}
                    <time dateTime={review.created_at} className="type-body-s text-meta">
                      {formatDate(review.created_at)}
                    </time>
                  </p>
                  <p className="mt-2 max-w-read" lang={review.language}>
                    {review.text}
                  </p>
                  {review.reply ? (
                    <p className="mt-3 max-w-read rounded-card bg-surface p-4" lang={review.language}>
                      <strong className="font-semibold">Ilumaja:</strong> {review.reply}
                    </p>
                  ) : null}
                </li>
              ))}
            </ul>
            {data.previous || data.next ? (
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
        </div>
      )}
    </section>
  );
}
