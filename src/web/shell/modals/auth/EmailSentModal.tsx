import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { askPasswordResetMutation, resendConfirmationMutation } from '../../../api/auth.ts';
import { failureText } from '../../../api/failure-text.ts';
import { useTextsWith } from '../../../i18n/load-areas.ts';
import { useModals } from '../../../state/modals.tsx';
import { usePage } from '../../../state/page.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { ModalComponentProps } from '../modal-props.ts';
import { textProp } from './props.ts';

/** A mail is on its way: where to, what to do with it, and how to get another one. */
export default function EmailSentModal({ onClose, props }: ModalComponentProps) {
  useTextsWith('refusals');
  const { t, rich, errorText } = useTextsWith('auth');
  const { api } = usePage();
  const { openModal } = useModals();
  const { kind } = props;
  const isReset = kind === 'reset';
  const email = textProp(props, 'email') ?? '';
  // A press is a mail; what is tried again on a bad line is the same press.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const again = useMutation({
    ...(isReset ? askPasswordResetMutation(api) : resendConfirmationMutation(api)),
    onSuccess: () => setKey(crypto.randomUUID()),
  });
  const before = isReset ? 'forgotPassword' : kind === 'unconfirmed' ? 'login' : 'register';
  const address = <strong className="font-semibold wrap-anywhere">{email}</strong>;

  return (
    <Modal title={t('auth.sent.title')} onClose={onClose} priority="global" size="s">
      <div className="grid gap-4">
        <p>
          {kind === 'unconfirmed'
            ? errorText('EMAIL_NOT_CONFIRMED')
            : rich(isReset ? 'auth.sent.reset' : 'auth.sent.register', { email: address })}
        </p>
        <p className="text-muted">{t('auth.sent.where')}</p>
        <div role="status" className="empty:hidden">
          {again.isSuccess ? <Notice tone="success">{t('auth.sent.sentAgain')}</Notice> : null}
        </div>
        {again.error ? <Notice tone="danger">{failureText({ t, errorText }, again.error)}</Notice> : null}
        <Button
          variant="secondary"
          block
          busy={again.isPending}
          onClick={() => again.mutate({ body: { email }, idempotencyKey: key })}
        >
          {t('auth.sent.again')}
        </Button>
        <Button variant="quiet" block onClick={() => openModal(before, { email })}>
          {t(before === 'login' ? 'auth.forgot.back' : 'auth.sent.otherAddress')}
        </Button>
      </div>
    </Modal>
  );
}
