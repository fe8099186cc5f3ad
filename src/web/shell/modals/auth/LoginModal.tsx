import { useState } from 'react';
import { loginMutation } from '../../../api/auth.ts';
import { useTextsWith } from '../../../i18n/load-areas.ts';
import { Form } from '../../../parts/forms/Form.tsx';
import { email, required } from '../../../parts/forms/rules.ts';
import { useForm } from '../../../parts/forms/useForm.ts';
import { OtherSignInMethods } from '../../../parts/sign-in/OtherSignInMethods.tsx';
import { paths } from '../../../paths.ts';
import { useModals } from '../../../state/modals.tsx';
import { usePage } from '../../../state/page.tsx';
import { beginSession } from '../../../state/session.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ModalComponentProps } from '../modal-props.ts';
import { textProp } from './props.ts';

/** What led here, said above the form; the first that is set counts. */
const reasons = {
  isRegisterSuccess: 'auth.login.registered',
  isChangeSuccess: 'auth.login.emailChanged',
  isPasswordChanged: 'auth.login.passwordChanged',
  isSessionOver: 'auth.login.sessionOver',
  isForFavourites: 'auth.login.favourites',
} as const;

/** Signing in (AU-01, AU-02); afterwards the page is loaded as its person sees it. */
export default function LoginModal({ onClose, props }: ModalComponentProps) {
  const { t } = useTextsWith('auth');
  const { api } = usePage();
  const { openModal } = useModals();
  const [needsCode, setNeedsCode] = useState(false);
  const next = textProp(props, 'next');
  const reason = Object.entries(reasons).find(([name]) => props[name] === true)?.[1];
  const isForFavourites = next === paths.favourites();

  const { state, field } = useForm({
    draft: 'login',
    fields: {
      email: { label: t('auth.email'), rules: [required, email] },
      password: { label: t('password.label'), rules: [required], isSecret: true },
      code: { label: t('auth.login.code'), rules: needsCode ? [required] : [], isSecret: true },
    },
    mutation: loginMutation(api),
    variables: ({ code, ...body }) => ({ ...body, ...(code !== '' && { code: code.replaceAll(/\s/g, '') }) }),
    onDone: (signedIn) => beginSession(signedIn, next),
    refusedFields: { WRONG_CODE: 'code' },
    onRefused(code, values) {
      if (code === 'SECOND_FACTOR_NEEDED') setNeedsCode(true);
      else if (code === 'EMAIL_NOT_CONFIRMED')
        openModal('emailSent', { kind: 'unconfirmed', email: values.email });
      else return false;
      return true;
    },
  });
  /** The address that was typed goes along. */
  const leave = (to: 'register' | 'forgotPassword') => () => {
    const typed = document.getElementById(field('email').id) as HTMLInputElement;
    openModal(to, { email: typed.value, ...(next !== undefined && { next }) });
  };
  const known = textProp(props, 'email');

  return (
    <Modal title={t('auth.login.title')} onClose={onClose} priority="global" size="s">
      <Form
        form={state}
        submit={t('auth.login.title')}
        below={
          <>
            <OtherSignInMethods next={next} />
            <p className="flex flex-wrap items-center justify-center gap-x-2">
              {t('auth.login.newCustomer')}
              <LinkButton onClick={leave('register')}>{t('auth.register.title')}</LinkButton>
            </p>
          </>
        }
      >
        {reason ? (
          <Notice tone={reason === reasons.isSessionOver ? 'info' : 'success'}>{t(reason)}</Notice>
        ) : isForFavourites ? (
          <p>{t('auth.login.favourites')}</p>
        ) : null}
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          enterKeyHint="next"
          maxLength={255}
          defaultValue={known}
          data-autofocus={known === undefined ? '' : undefined}
        />
        <div className="grid gap-1">
          <TextField
            {...field('password')}
            type="password"
            autoComplete="current-password"
            enterKeyHint="go"
            maxLength={1000}
            data-autofocus={known === undefined ? undefined : ''}
          />
          <LinkButton className="justify-self-end" onClick={leave('forgotPassword')}>
            {t('auth.login.forgot')}
          </LinkButton>
        </div>
        {needsCode ? (
          <TextField
            {...field('code')}
            hint={t('auth.login.codeHint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={40}
            ref={focusNew}
          />
        ) : null}
      </Form>
    </Modal>
  );
}

/** The step that was just asked for is where to go on. */
const focusNew = (input: HTMLInputElement | null) => input?.focus();
