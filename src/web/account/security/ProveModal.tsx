import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { proveByPasskeyMutation, proveMutation } from '../../api/factors.ts';
import { hasPasskeys, passkeyProblem } from '../../api/webauthn.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTools, useUser } from '../account.ts';

interface Props {
  onProved: () => void;
  onClose: () => void;
}

/** Asks who sits there before something that matters: by password, or by passkey. */
export function ProveModal({ onProved, onClose }: Props) {
  const { t, errorText } = useTexts();
  const tools = useTools();
  const user = useUser();
  const passkey = useMutation({ ...proveByPasskeyMutation(tools), onSuccess: onProved });
  const failed = passkey.error && passkeyProblem(passkey.error) !== 'cancelled';
  const refusal = passkey.error instanceof ApiError ? passkey.error.code : null;
  return (
    <Modal title={t('security.prove.title')} onClose={onClose} size="s">
      <div className="grid gap-5">
        {user?.has_password ? (
          <PasswordProof email={user.email} hasTotp={user.has_totp} onProved={onProved} />
        ) : (
          <p>{t('security.prove.noPassword')}</p>
        )}
        {hasPasskeys() && (
          <Button
            variant="secondary"
            icon="lock-simple"
            block
            busy={passkey.isPending}
            onClick={() => passkey.mutate()}
          >
            {t('security.prove.passkey')}
          </Button>
        )}
        {failed && (
          <Notice tone="danger">
            <p>{refusal === null ? t('security.prove.failed') : errorText(refusal)}</p>
          </Notice>
        )}
      </div>
    </Modal>
  );
}

function PasswordProof({
  email,
  hasTotp,
  onProved,
}: {
  email: string;
  hasTotp: boolean;
  onProved: () => void;
}) {
  const { t } = useTexts();
  const [needsCode, setNeedsCode] = useState(hasTotp);
  const { state, field } = useForm({
    fields: {
      password: { label: t('security.prove.password'), rules: [required], isSecret: true },
      code: { label: t('security.prove.code'), rules: needsCode ? [required] : [], isSecret: true },
    },
    mutation: proveMutation(useTools()),
    variables: ({ password, code }) => ({ password, ...(code !== '' && { code }) }),
    onDone: onProved,
    refusedFields: { WRONG_CREDENTIALS: 'password', WRONG_CODE: 'code' },
    onRefused(code) {
      if (code === 'SECOND_FACTOR_NEEDED') setNeedsCode(true);
      return code === 'SECOND_FACTOR_NEEDED';
    },
  });
  return (
    <>
      <p>{t('security.prove.body')}</p>
      <Form form={state} submit={t('security.prove.submit')}>
        {/* Tells password managers whose password is asked for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <TextField
          {...field('password')}
          type="password"
          autoComplete="current-password"
          maxLength={1000}
          data-autofocus=""
        />
        {needsCode && (
          <TextField
            {...field('code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </Form>
    </>
  );
}
