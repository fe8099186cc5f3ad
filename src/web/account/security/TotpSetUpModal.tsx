import type { TotpSecret } from '../../../domain/auth/contract.ts';
import { confirmTotpMutation } from '../../api/factors.ts';
import { useT } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { Modal } from '../../ui/Modal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTools } from '../account.ts';

interface Props {
  secret: TotpSecret;
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Shows the secret to an app, by camera, by hand or by a link on the same phone; the first code of the app turns it on. */
export function TotpSetUpModal({ secret, onDone, onClose }: Props) {
  const t = useT();
  const { state, field } = useForm({
    fields: { code: { label: t('security.totp.code'), rules: [required], isSecret: true } },
    mutation: confirmTotpMutation(useTools()),
    variables: ({ code }) => ({ code }),
    refusedFields: { WRONG_CODE: 'code' },
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <Modal title={t('security.totp.setUpTitle')} onClose={onClose} size="s">
      <div className="grid gap-4">
        <p>{t('security.totp.scan')}</p>
        {/* As a picture: nothing inside it can run. */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(secret.qr_svg)}`}
          alt={t('security.totp.qr')}
          width={200}
          height={200}
          className="justify-self-center rounded-card border border-line bg-white"
        />
        <p>
          {t('security.totp.manual')}{' '}
          <code className="font-mono wrap-anywhere select-all">
            {secret.secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
        </p>
        <p className="hidden touch:block">
          <a href={secret.uri} className="inline-flex min-h-11 items-center font-medium text-link underline">
            {t('security.totp.open')}
          </a>
        </p>
        <Form form={state} submit={t('security.totp.confirm')}>
          <TextField
            {...field('code')}
            hint={t('security.totp.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            enterKeyHint="done"
            data-autofocus=""
          />
        </Form>
      </div>
    </Modal>
  );
}
