import { askPasswordResetMutation } from '../../../api/auth.ts';
import { useTextsWith } from '../../../i18n/load-areas.ts';
import { Form } from '../../../parts/forms/Form.tsx';
import { email, required } from '../../../parts/forms/rules.ts';
import { useForm } from '../../../parts/forms/useForm.ts';
import { useModals } from '../../../state/modals.tsx';
import { usePage } from '../../../state/page.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ModalComponentProps } from '../modal-props.ts';
import { textProp } from './props.ts';

/** Asks for a mail with a link to choose a new password (AU-01). */
export default function ForgotPasswordModal({ onClose, props }: ModalComponentProps) {
  const { t } = useTextsWith('auth');
  const { api } = usePage();
  const { openModal } = useModals();
  const { state, field } = useForm({
    draft: 'forgotPassword',
    fields: { email: { label: t('auth.email'), rules: [required, email] } },
    mutation: askPasswordResetMutation(api),
    variables: (body, idempotencyKey) => ({ body, idempotencyKey }),
    onDone: (_nothing, values) => openModal('emailSent', { kind: 'reset', email: values.email }),
  });
  return (
    <Modal title={t('auth.forgot.title')} onClose={onClose} priority="global" size="s">
      <p className="mb-5">{t('auth.forgot.body')}</p>
      <Form
        form={state}
        submit={t('auth.forgot.submit')}
        below={
          <LinkButton className="justify-self-center" onClick={() => openModal('login', props)}>
            {t('auth.forgot.back')}
          </LinkButton>
        }
      >
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          enterKeyHint="send"
          maxLength={255}
          defaultValue={textProp(props, 'email')}
          data-autofocus
        />
      </Form>
    </Modal>
  );
}
