import { changePasswordMutation } from '../../api/factors.ts';
import { useT } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { PasswordField } from '../../parts/forms/PasswordField.tsx';
import { passwordLengths } from '../../../domain/auth/rules.ts';
import { atLeast, required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools, useUser } from '../account.ts';
import { Panel } from '../Panel.tsx';
import { useProof } from './useProof.tsx';

/** Changes the password, or gives one to a user who has none yet. */
export function PasswordPanel() {
  const t = useT();
  const user = useUser();
  if (!user) return null;
  const lead = t(user.has_password ? 'security.password.lead' : 'security.password.none');
  return (
    <Panel title={t('security.password.title')} lead={lead}>
      <div className="max-w-form">
        {/* Begun anew once it is saved, and when the first password makes it another form. */}
        <PasswordForm key={String(user.has_password)} email={user.email} hasPassword={user.has_password} />
      </div>
    </Panel>
  );
}

function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useT();
  const toast = useToast();
  const { asksForProof, proof } = useProof();
  const { state, field } = useForm({
    fields: {
      old_password: {
        label: t('security.password.old'),
        rules: hasPassword ? [required] : [],
        isSecret: true,
      },
      new_password: {
        label: t('security.password.new'),
        rules: [required, atLeast(passwordLengths.min)],
        limits: passwordLengths,
        isSecret: true,
      },
    },
    mutation: changePasswordMutation(useTools()),
    variables: ({ old_password, new_password }) => ({
      new_password,
      ...(old_password !== '' && { old_password }),
    }),
    refusedFields: { WRONG_CREDENTIALS: 'old_password' },
    onRefused: (code) => asksForProof(code, () => form()?.requestSubmit()),
    onDone() {
      form()?.reset();
      toast({ text: t('security.password.changed'), tone: 'success', key: 'password' });
    },
  });
  const form = () => (document.getElementById(field('new_password').id) as HTMLInputElement | null)?.form;
  return (
    <>
      <Form form={state} submit={t(hasPassword ? 'security.password.change' : 'security.password.set')}>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <TextField
            {...field('old_password')}
            type="password"
            autoComplete="current-password"
            maxLength={1000}
          />
        )}
        <PasswordField {...field('new_password')} />
      </Form>
      {proof}
    </>
  );
}
