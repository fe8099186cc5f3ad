import { resendConfirmationMutation } from '../../api/auth.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { Form } from '../../parts/forms/Form.tsx';
import { email, required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** Another mail with a link that confirms the account. */
export function ResendForm() {
  const { t } = useTextsWith('auth');
  const { api } = usePage();
  const { openModal } = useModals();
  const { state, field } = useForm({
    draft: 'resend',
    fields: { email: { label: t('auth.email'), rules: [required, email] } },
    mutation: resendConfirmationMutation(api),
    variables: (body, idempotencyKey) => ({ body, idempotencyKey }),
    onDone: (_nothing, values) => openModal('emailSent', { kind: 'register', email: values.email }),
  });
  return (
    <div className="w-full text-left">
      <Form form={state} submit={t('auth.dead.again')}>
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="send"
          maxLength={255}
        />
      </Form>
    </div>
  );
}
