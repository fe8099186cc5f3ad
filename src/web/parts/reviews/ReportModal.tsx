import { useQueryClient } from '@tanstack/react-query';
import { maxReasonLength, reportReasons } from '../../../domain/reviews/rules.ts';
import { reportReviewMutation } from '../../api/reviews.ts';
import { sessionToken } from '../../api/token.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { usePage } from '../../state/page.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { Form } from '../forms/Form.tsx';
import { atMost, email, optional, required } from '../forms/rules.ts';
import { useForm } from '../forms/useForm.ts';

/** Reports a review to the staff; for guests too. */
export default function ReportModal({ reviewId, onClose }: { reviewId: number; onClose: () => void }) {
  const { t } = useTextsWith('reviews');
  useTextsWith('refusals');
  const { api } = usePage();
  const toast = useToast();
  const isGuest = sessionToken() === undefined;
  const form = useForm({
    draft: `report-${reviewId}`,
    fields: {
      reason: { label: t('reviews.report.reason'), rules: [required] },
      text: {
        label: t('reviews.report.text'),
        rules: [atMost(maxReasonLength)],
        limits: { max: maxReasonLength },
      },
      email: { label: t('reviews.report.email'), rules: [optional(email)] },
    },
    mutation: reportReviewMutation({ api, queries: useQueryClient() }),
    variables: ({ reason, text, email: address }, idempotencyKey) => ({
      params: { id: reviewId },
      body: {
        reason: reportReasons.find((one) => one === reason) ?? 'other',
        ...(text !== '' && { text }),
        ...(address !== '' && { email: address }),
      },
      idempotencyKey,
    }),
    onDone: () => {
      toast({ text: t('reviews.report.sent'), tone: 'success', key: 'report', durationMs: 8000 });
      onClose();
    },
  });
  return (
    <Modal title={t('reviews.report.title')} size="s" onClose={onClose}>
      <Form form={form.state} submit={t('reviews.report.send')}>
        <p className="text-muted">{t('reviews.report.lead')}</p>
        <Select
          {...form.field('reason')}
          placeholder={t('reviews.report.choose')}
          options={reportReasons.map((reason) => ({
            value: reason,
            label: t(`reviews.report.reasons.${reason}`),
          }))}
        />
        <TextArea {...form.field('text')} optional rows={3} dir="auto" />
        {isGuest && (
          <TextField
            {...form.field('email')}
            optional
            type="email"
            autoComplete="email"
            hint={t('reviews.report.emailHint')}
          />
        )}
      </Form>
    </Modal>
  );
}
