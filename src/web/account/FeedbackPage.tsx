import { useQuery } from '@tanstack/react-query';
import { pageCount, pageFromQuery } from '../../domain/pagination.ts';
import { feedbackPerPage, feedbackQuery, ownReviewsQuery } from '../api/reviews.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, prefetchAccount } from './account.ts';
import { OwnReviewRow } from './feedback/OwnReviewRow.tsx';
import { WaitingRow } from './feedback/WaitingRow.tsx';
import { Loaded } from './Loaded.tsx';
import { Panel } from './Panel.tsx';

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['account', 'reviews', 'refusals']);

const asked = (search: URLSearchParams, key: string) => pageFromQuery(search.get(key), Infinity) ?? 1;

export const prefetch: PageModule['prefetch'] = async ({ search }, queries) => {
  await prefetchAccount(queries);
  const waiting = feedbackQuery(asked(search, 'page'));
  const reviews = ownReviewsQuery(asked(search, 'reviews'));
  // Each stands without the other: what fails is told in its place.
  await Promise.all([queries.prefetchQuery(waiting), queries.prefetchQuery(reviews)]);
  const isThere = (key: string, count = Infinity) =>
    pageFromQuery(search.get(key), pageCount(count, feedbackPerPage)) !== null;
  // The last row of a page may have been written or withdrawn.
  if (
    !isThere('page', queries.getQueryData(waiting.queryKey)?.count) ||
    !isThere('reviews', queries.getQueryData(reviews.queryKey)?.count)
  )
    return { redirect: paths.account.feedback(), status: 302 };
  return undefined;
};

/** Products that wait for a review, and the reviews there are with what became of them (AC-01). */
export default function FeedbackPage() {
  const t = useT();
  const { search } = usePage();
  const page = asked(search, 'page');
  const reviewsPage = asked(search, 'reviews');
  const waiting = useQuery(feedbackQuery(page));
  const reviews = useQuery({ ...ownReviewsQuery(reviewsPage), refetchOnWindowFocus: true });
  return (
    <AccountFrame current="feedback">
      <Panel title={t('reviews.waiting.title')} lead={t('reviews.waiting.lead')} id="waiting">
        <Loaded query={waiting} rows={3} rowHeight="h-20">
          {({ count, results }) =>
            results.length === 0 ? (
              <div className="grid justify-items-start gap-3">
                <p className="text-muted">{t('reviews.waiting.none')}</p>
                <ButtonLink href={paths.search()}>{t('reviews.waiting.shop')}</ButtonLink>
              </div>
            ) : (
              <>
                <ul className="divide-y divide-line">
                  {results.map((one) => (
                    <WaitingRow key={one.product.id} waiting={one} />
                  ))}
                </ul>
                <Pagination
                  current={page}
                  total={pageCount(count, feedbackPerPage)}
                  hrefFor={(to) => paths.account.feedback(to, reviewsPage)}
                  className="mt-4"
                />
              </>
            )
          }
        </Loaded>
      </Panel>
      <Panel title={t('reviews.own.title')} id="reviews">
        <Loaded query={reviews} rows={2} rowHeight="h-28">
          {({ count, results }) =>
            results.length === 0 ? (
              <p className="text-muted">{t('reviews.own.none')}</p>
            ) : (
              <>
                <ul className="divide-y divide-line">
                  {results.map((review) => (
                    <OwnReviewRow key={review.id} review={review} />
                  ))}
                </ul>
                <Pagination
                  current={reviewsPage}
                  total={pageCount(count, feedbackPerPage)}
                  hrefFor={(to) => paths.account.feedback(page, to)}
                  className="mt-4"
                />
              </>
            )
          }
        </Loaded>
      </Panel>
    </AccountFrame>
  );
}

export const meta = accountMeta('account.menu.feedback');
