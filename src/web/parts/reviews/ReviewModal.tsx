import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnReview, ReviewPicture } from '../../../domain/reviews/contract.ts';
import { maxTextLength } from '../../../domain/reviews/rules.ts';
import { editReviewMutation, writeReviewMutation } from '../../api/reviews.ts';
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
import { PictureField } from './PictureField.tsx';

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
      pictures: { label: t('reviews.pictures.label') },
    },
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
        form={form.state}
        submit={t(review ? 'reviews.form.save' : 'reviews.form.send')}
        below={
          <p className="type-body-s text-muted">
            {authorName ? `${t('reviews.form.author', { name: authorName })} ` : null}
            {t('reviews.form.checked')}
          </p>
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
        <PictureField {...form.checkbox('pictures')} pictures={pictures} onChange={changePictures} />
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
