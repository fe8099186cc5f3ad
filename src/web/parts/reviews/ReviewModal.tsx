import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OwnReview, ReviewPicture } from '../../../domain/reviews/contract.ts';
import { maxPictures, maxTextLength } from '../../../domain/reviews/rules.ts';
import { editReviewMutation, uploadPicture, writeReviewMutation } from '../../api/reviews.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { readDraft, saveDraft } from '../../state/drafts.ts';
import { usePage } from '../../state/page.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { StarField } from '../../ui/StarField.tsx';
import { TextArea } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { shownName } from '../shown-name.ts';
import { Form } from '../forms/Form.tsx';
import { atMost, required } from '../forms/rules.ts';
import { useForm } from '../forms/useForm.ts';
import { Awaited } from '../pictures/Awaited.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { usePictureUploads } from '../pictures/usePictureUploads.ts';
import { PrivatePicture } from './PrivatePicture.tsx';

export interface ReviewModalProps {
  product: { id: number; name: string };
  /** What is edited; left out: a new review is written. */
  review?: OwnReview | undefined;
  /** Under which name it will stand; left out: not known here. */
  authorName?: string | undefined;
  onClose: () => void;
}

/** Writes or edits a review. What was typed survives closing and a reload. */
export default function ReviewModal({ product, review, authorName, onClose }: ReviewModalProps) {
  const { t } = useTextsWith('reviews');
  useTextsWith('refusals');
  const { api } = usePage();
  const tools = { api, queries: useQueryClient() };
  const toast = useToast();
  const draft = review ? `review-edit-${review.id}` : `review-${product.id}`;
  const [pictures, setPictures] = useState<readonly ReviewPicture[]>(
    () => storedPictures(draft) ?? review?.pictures ?? [],
  );
  /** As they are by now, for those that arrive later. */
  const latest = useRef(pictures);
  const uploads = usePictureUploads({
    upload: uploadPicture,
    onArrived: (_place, picture) => changePictures([...latest.current, picture]),
  });
  const id = review?.id ?? product.id;
  const form = useForm({
    draft,
    fields: {
      rating: { label: t('reviews.form.rating'), rules: [required] },
      text: {
        label: t('reviews.form.text'),
        rules: [required, atMost(maxTextLength)],
        limits: { max: maxTextLength },
      },
      pictures: { label: t('pictures.label') },
    },
    holds: uploads.holds,
    mutation: review ? editReviewMutation(tools) : writeReviewMutation(tools),
    variables: (values, idempotencyKey) => ({
      params: { id },
      body: {
        rating: Number(values.rating),
        text: values.text,
        pictures: values.pictures === '' ? [] : values.pictures.split(','),
      },
      idempotencyKey,
    }),
    onDone: () => {
      saveDraft(picturesOf(draft), null);
      toast({ text: t('reviews.form.sent'), tone: 'success', key: 'review', durationMs: 8000 });
      onClose();
    },
  });
  const stars = form.field('rating');

  function changePictures(next: readonly ReviewPicture[]) {
    latest.current = next;
    setPictures(next);
    saveDraft(picturesOf(draft), { pictures: JSON.stringify(next) });
  }

  return (
    <Modal
      title={t(review ? 'reviews.form.editTitle' : 'reviews.form.title', { name: shownName(product.name) })}
      size="m"
      onClose={onClose}
    >
      <Form
        form={{ ...form.state, isSending: form.state.isSending || uploads.isAwaited }}
        submit={t(review ? 'reviews.form.save' : 'reviews.form.send')}
        below={
          <>
            <Awaited uploads={uploads} />
            <p className="type-body-s text-muted">
              {authorName ? `${t('reviews.form.author', { name: authorName })} ` : null}
              {t('reviews.form.checked')}
            </p>
          </>
        }
      >
        <StarField
          label={stars.label}
          name={stars.name}
          id={stars.id}
          error={stars.error}
          defaultValue={review?.rating}
          words={[
            t('reviews.form.star1'),
            t('reviews.form.star2'),
            t('reviews.form.star3'),
            t('reviews.form.star4'),
            t('reviews.form.star5'),
          ]}
        />
        <TextArea
          {...form.field('text')}
          defaultValue={review?.text}
          hint={t('reviews.form.textHint')}
          rows={6}
          dir="auto"
        />
        <PictureField
          name="pictures"
          error={form.checkbox('pictures').error}
          uploads={uploads}
          place="pictures"
          max={maxPictures}
          hint={t('reviews.pictures.hint', { count: maxPictures })}
          pictures={pictures}
          renderPicture={(picture, index) => (
            <PrivatePicture picture={picture} alt={t('reviews.pictures.one', { number: index + 1 })} />
          )}
          takeOutLabel={(_picture, index) => t('reviews.pictures.takeOut', { number: index + 1 })}
          onTakeOut={(uuid) => changePictures(latest.current.filter((one) => one.uuid !== uuid))}
        />
      </Form>
    </Modal>
  );
}

const picturesOf = (draft: string) => `${draft}-pictures`;

/** Pictures that were sent with a draft. */
function storedPictures(draft: string): ReviewPicture[] | null {
  const stored = readDraft(picturesOf(draft))?.['pictures'];
  return stored === undefined ? null : (JSON.parse(stored) as ReviewPicture[]);
}
