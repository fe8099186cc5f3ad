import { useState } from 'react';
import { resetPasswordMutation } from '../../../api/auth.ts';
import { useTextsWith } from '../../../i18n/load-areas.ts';
import { Form } from '../../../parts/forms/Form.tsx';
import { passwordLengths } from '../../../../domain/auth/rules.ts';
import { PasswordField } from '../../../parts/forms/PasswordField.tsx';
import { atLeast, required } from '../../../parts/forms/rules.ts';
import { useForm } from '../../../parts/forms/useForm.ts';
import { paths } from '../../../paths.ts';
import { useModals } from '../../../state/modals.tsx';
import { useNavigate } from '../../../state/navigation.tsx';
import { usePage } from '../../../state/page.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import type { ModalComponentProps } from '../modal-props.ts';
import { textProp } from './props.ts';

/** A new password, by the link of a mail (AU-01). A link that is used up leads to a new one. */
export default function ConfirmPasswordModal({ onClose, props }: ModalComponentProps) {
  const { t } = useTextsWith('auth');
  const { api, path } = usePage();
  const { openModal } = useModals();
  const go = useNavigate();
  const uid = textProp(props, 'uid');
  const token = textProp(props, 'token');
  const [isDead, setDead] = useState(uid === undefined || token === undefined);
  const { state, field } = useForm({
    fields: {
      new_password: {
        label: t('password.new'),
        rules: [required, atLeast(passwordLengths.min)],
        limits: passwordLengths,
        isSecret: true,
      },
    },
    mutation: resetPasswordMutation(api),
    variables: ({ new_password }, idempotencyKey) => ({
      body: { uid: uid!, token: token!, new_password },
      idempotencyKey,
    }),
    // By the address, as the link of the mail stands in it and has done its work.
    onDone: () => go(paths.withModal(path, 'login', { isPasswordChanged: true }), { replace: true }),
    onRefused(code) {
      setDead(code === 'TOKEN_INVALID');
      return code === 'TOKEN_INVALID';
    },
  });
  if (isDead) {
    return (
      <Modal title={t('auth.dead.title')} onClose={onClose} priority="global" size="s">
        <p className="mb-5">{t('auth.dead.body')}</p>
        <Button variant="primary" block onClick={() => openModal('forgotPassword')}>
          {t('auth.dead.again')}
        </Button>
      </Modal>
    );
  }
  return (
    <Modal title={t('auth.reset.title')} onClose={onClose} priority="global" size="s">
      <Form form={state} submit={t('auth.reset.submit')}>
        <PasswordField {...field('new_password')} enterKeyHint="go" data-autofocus />
        <p className="type-body-s text-muted">{t('auth.reset.others')}</p>
      </Form>
    </Modal>
  );
}
