import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import * as calls from '../../domain/reviews/calls.ts';
import type {
  Helpfulness,
  OwnReview,
  ReportBody,
  ReviewBody,
  ReviewPicture,
  VisitorReviews,
} from '../../domain/reviews/contract.ts';
import type { Api, Sending } from './client.ts';
import { upload, type Upload } from './upload.ts';
import { fresh, getCall } from './queries.ts';

interface Tools {
  api: Api;
  queries: QueryClient;
}

export const visitorReviewsQuery = (id: number) => getCall(calls.visitorReviewsCall, { id }, fresh.short);

export const feedbackPerPage = 10;
/** What waits and what was decided is asked anew each time. */
export const feedbackQuery = (page: number) =>
  getCall(calls.feedbackCall, { page, page_size: feedbackPerPage }, { staleTime: 0 });
export const ownReviewsQuery = (page: number) =>
  getCall(calls.ownReviewsCall, { page, page_size: feedbackPerPage }, { staleTime: 0 });

export const writeReviewMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (sending: Sending<{ id: number }, ReviewBody>) => api.send(calls.writeReviewCall, sending),
    onSettled: () => refresh(queries),
  });

export const editReviewMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (sending: Sending<{ id: number }, ReviewBody>) => api.send(calls.editReviewCall, sending),
    onSettled: () => refresh(queries),
  });

export const withdrawReviewMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: ({ id }: Pick<OwnReview, 'id'>) =>
      api.send(calls.withdrawReviewCall, { params: { id }, body: undefined }),
    onSettled: () => refresh(queries),
  });

export const restoreReviewMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: ({ id }: Pick<OwnReview, 'id'>) =>
      api.send(calls.restoreReviewCall, { params: { id }, body: undefined }),
    onSettled: () => refresh(queries),
  });

export const uploadPicture = (sending: Pick<Upload, 'form' | 'onProgress' | 'signal'>) =>
  upload<ReviewPicture>({ path: calls.uploadPicturePath, params: {}, ...sending });

/** The mark is there at once, and gone again when the shop refuses it. */
export const helpfulMutation = ({ api, queries }: Tools, productId: number) => {
  const { queryKey } = visitorReviewsQuery(productId);
  const mark = (id: number, isHelpful: boolean) =>
    queries.setQueryData<VisitorReviews>(
      queryKey,
      (known) =>
        known && {
          ...known,
          helpful: isHelpful ? [...known.helpful, id] : known.helpful.filter((one) => one !== id),
        },
    );
  return mutationOptions({
    mutationFn: async ({
      id,
      isHelpful,
    }: {
      id: number;
      isHelpful: boolean;
    }): Promise<Helpfulness | null> => {
      const sending = { params: { id }, body: undefined, outlivesPage: true };
      return isHelpful
        ? api.send(calls.findHelpfulCall, sending)
        : api.send(calls.findUnhelpfulCall, sending);
    },
    onMutate: ({ id, isHelpful }) => {
      mark(id, isHelpful);
    },
    onError: (_error, { id, isHelpful }) => {
      mark(id, !isHelpful);
    },
  });
};

export const reportReviewMutation = ({ api }: Tools) =>
  mutationOptions({
    mutationFn: (sending: Sending<{ id: number }, ReportBody>) => api.send(calls.reportReviewCall, sending),
  });

async function refresh(queries: QueryClient): Promise<void> {
  const changed = [
    calls.visitorReviewsCall,
    calls.feedbackCall,
    calls.ownReviewsCall,
    // An approved review that is edited or withdrawn is gone from the page.
    calls.reviewsCall,
  ];
  await Promise.all(changed.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
}
