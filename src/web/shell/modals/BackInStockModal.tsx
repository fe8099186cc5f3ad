import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { waitingDays } from '../../../domain/notices/rules.ts';
import { askBackInStockMutation } from '../../api/notices.ts';
import { ApiError } from '../../api/client.ts';
import { sessionToken } from '../../api/token.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { Form } from '../../parts/forms/Form.tsx';
import { email, required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../state/page.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ModalComponentProps } from './modal-props.ts';

/** Who wants to be told when a product is back: at once for who is signed in, else by an address that is asked (PL-03). */
export default function BackInStockModal({ onClose, props }: ModalComponentProps) {
  const { t } = useTextsWith('notices');
  const id = Number(props['id']);
  const [told, setTold] = useState<{ email: string; isAsked: boolean } | null>(null);
  const onDone = (answer: { email: string; is_asked: boolean }) =>
    setTold({ email: answer.email, isAsked: answer.is_asked });
  const isSignedIn = sessionToken() !== undefined;
  return (
    <Modal
      title={t(told ? 'notices.backInStock.done' : 'notices.backInStock.title')}
      onClose={onClose}
      size="s"
    >
      {told ? (
        <Told {...told} isSignedIn={isSignedIn} onClose={onClose} />
      ) : isSignedIn ? (
        <Asking id={id} onDone={onDone} />
      ) : (
        <GuestForm id={id} onDone={onDone} />
      )}
    </Modal>
  );
}

interface AskProps {
  id: number;
  onDone: (answer: { email: string; is_asked: boolean }) => void;
}

/** The press that opened the window was the wish. */
function Asking({ id, onDone }: AskProps) {
  const { t, errorText } = useTextsWith('refusals');
  const { api } = usePage();
  const { mutate, error, isPending } = useMutation({ ...askBackInStockMutation(api), onSuccess: onDone });
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const ask = () => mutate({ params: { id }, body: {}, idempotencyKey });
  const askOnce = useEffectEvent(ask);
  useEffect(() => askOnce(), []);
  if (!error) return <Spinner />;
  const code = error instanceof ApiError ? (error.code ?? 'INTERNAL') : 'NETWORK';
  return (
    <div className="grid gap-4">
      <Notice tone="danger">
        <p>{errorText(code)}</p>
      </Notice>
      {code !== 'ALREADY_IN_STOCK' && code !== 'TOO_MANY_WAITING' && (
        <Button variant="secondary" busy={isPending} onClick={ask}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}

function GuestForm({ id, onDone }: AskProps) {
  const { t } = useTextsWith('notices');
  const { api } = usePage();
  const { state, field } = useForm({
    draft: 'back-in-stock',
    fields: { email: { label: t('notices.backInStock.email'), rules: [required, email] } },
    mutation: askBackInStockMutation(api),
    variables: (body, idempotencyKey) => ({ params: { id }, body, idempotencyKey }),
    onDone,
  });
  return (
    <div className="grid gap-4">
      <p>{t('notices.backInStock.body', { days: String(waitingDays) })}</p>
      <Form form={state} submit={t('notices.backInStock.submit')}>
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

function Told({
  email: address,
  isAsked,
  isSignedIn,
  onClose,
}: {
  email: string;
  isAsked: boolean;
  isSignedIn: boolean;
  onClose: () => void;
}) {
  const { t, rich } = useTextsWith('notices');
  return (
    <div role="status" className="grid gap-4">
      <p>
        {rich(isAsked ? 'notices.backInStock.doneGuest' : 'notices.backInStock.doneOwn', {
          email: <b className="wrap-anywhere">{address}</b>,
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>{t('notices.backInStock.close')}</Button>
        {isSignedIn && (
          <ButtonLink href={paths.account.notices()} variant="quiet" onClick={onClose}>
            {t('notices.backInStock.toSettings')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
