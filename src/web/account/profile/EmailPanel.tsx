import { useState } from 'react';
import type { AuthUser } from '../../../domain/auth/contract.ts';
import { changeEmailMutation } from '../../api/user.ts';
import { useT } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { email, required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTools } from '../account.ts';
import { Panel } from '../Panel.tsx';

/** The address one signs in with. It changes once the link sent to the new one was followed. */
export function EmailPanel({ user }: { user: AuthUser }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Panel title={t('account.email.title')} lead={t('account.email.lead')}>
      <p className="font-medium wrap-anywhere">{user.email}</p>
      {sentTo !== null && (
        <div ref={showWhole} role="status" className="mt-4 scroll-mt-20">
          <Notice tone="success" title={t('account.email.sent', { email: sentTo })}>
            <p>{t('account.email.sentBody')}</p>
          </Notice>
        </div>
      )}
      <div className="mt-4">
        {isOpen ? (
          <EmailForm
            hasPassword={user.has_password}
            onCancel={() => setOpen(false)}
            onDone={(address) => {
              setSentTo(address);
              setOpen(false);
            }}
          />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('account.email.change')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

interface FormProps {
  /** Somebody without a password proves themselves in another way. */
  hasPassword: boolean;
  onDone: (address: string) => void;
  onCancel: () => void;
}

function EmailForm({ hasPassword, onDone, onCancel }: FormProps) {
  const t = useT();
  const { field, state } = useForm({
    draft: 'change-email',
    fields: {
      email: { label: t('account.email.new'), rules: [required, email] },
      password: {
        label: t('account.email.password'),
        rules: hasPassword ? [required] : [],
        isSecret: true,
      },
    },
    mutation: changeEmailMutation(useTools()),
    // Without a key: bodies are stored under their keys, and a password is in this one.
    variables: (values) => ({
      body: { email: values.email, ...(hasPassword && { password: values.password }) },
    }),
    refusedFields: { WRONG_CREDENTIALS: 'password' },
    onDone: (_nothing, values) => onDone(values.email),
  });
  return (
    <div className="max-w-form">
      <Form
        form={state}
        submit={t('account.email.send')}
        below={
          <Button variant="quiet" onClick={onCancel}>
            {t('account.cancel')}
          </Button>
        }
      >
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={255}
          ref={focusFirst}
        />
        {hasPassword && (
          <TextField
            {...field('password')}
            type="password"
            autoComplete="current-password"
            hint={t('account.email.passwordHint')}
          />
        )}
      </Form>
    </div>
  );
}

/** The form was asked for with a press that is gone now. */
function focusFirst(input: HTMLInputElement | null): void {
  input?.focus();
}

/** The form above which it stands has closed, and took the place on the page with it. */
function showWhole(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}
