import { registerMutation } from '../../../api/auth.ts';
import { useTextsWith } from '../../../i18n/load-areas.ts';
import { Form } from '../../../parts/forms/Form.tsx';
import { nameLimit, passwordLengths } from '../../../../domain/auth/rules.ts';
import { PasswordField } from '../../../parts/forms/PasswordField.tsx';
import { agreed, atLeast, email, required } from '../../../parts/forms/rules.ts';
import { useForm } from '../../../parts/forms/useForm.ts';
import { OtherSignInMethods } from '../../../parts/sign-in/OtherSignInMethods.tsx';
import { paths } from '../../../paths.ts';
import { useModals } from '../../../state/modals.tsx';
import { usePage } from '../../../state/page.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ModalComponentProps } from '../modal-props.ts';
import { textProp } from './props.ts';

/**
 * A new account (AU-01). What follows is the same whether the address is known or not: a mail. Whoever came by the link of
 * an invitation has had one, and logs in.
 */
export default function RegisterModal({ onClose, props }: ModalComponentProps) {
  const { t, rich } = useTextsWith('auth');
  const { api } = usePage();
  const { openModal } = useModals();
  const invitation = textProp(props, 'invitation');
  const { state, field, checkbox } = useForm({
    draft: 'register',
    fields: {
      first_name: { label: t('auth.register.firstName'), rules: [required], limits: { max: nameLimit } },
      last_name: { label: t('auth.register.lastName'), rules: [required], limits: { max: nameLimit } },
      email: { label: t('auth.email'), rules: [required, email] },
      password: {
        label: t('password.label'),
        rules: [required, atLeast(passwordLengths.min)],
        limits: passwordLengths,
        isSecret: true,
      },
      accepts: { label: t('auth.register.acceptsShort'), rules: [agreed] },
      is_email_subscription: { label: t('auth.register.newsletter') },
    },
    mutation: registerMutation(api),
    variables: ({ accepts, is_email_subscription, ...body }, idempotencyKey) => ({
      body: {
        ...body,
        accepts: accepts === 'on',
        is_email_subscription: is_email_subscription === 'on',
        ...(invitation !== undefined && { invitation }),
      },
      idempotencyKey,
    }),
    onDone: (_nothing, values) =>
      invitation === undefined
        ? openModal('emailSent', { kind: 'register', email: values.email })
        : openModal('login'),
  });
  const page = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener" className="underline underline-offset-3">
      {text}
      <span className="sr-only"> ({t('common.newWindow')})</span>
    </a>
  );

  return (
    <Modal title={t('auth.register.title')} onClose={onClose} priority="global" size="s">
      <Form
        form={state}
        submit={t('auth.register.title')}
        below={
          <>
            <OtherSignInMethods next={textProp(props, 'next')} isNewcomer />
            <p className="flex flex-wrap items-center justify-center gap-x-2">
              {t('auth.register.haveAccount')}
              <LinkButton onClick={() => openModal('login', props)}>{t('auth.login.title')}</LinkButton>
            </p>
          </>
        }
      >
        <TextField
          {...field('first_name')}
          autoComplete="given-name"
          enterKeyHint="next"
          maxLength={nameLimit}
          data-autofocus
        />
        <TextField
          {...field('last_name')}
          autoComplete="family-name"
          enterKeyHint="next"
          maxLength={nameLimit}
        />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          // With the password below it makes the pair that password managers store.
          autoComplete="username"
          autoCapitalize="none"
          enterKeyHint="next"
          maxLength={255}
          defaultValue={textProp(props, 'email')}
        />
        <PasswordField {...field('password')} enterKeyHint="go" />
        <div>
          <Checkbox {...checkbox('accepts')}>
            {rich('auth.register.accepts', {
              terms: page(paths.terms(), t('auth.register.terms')),
              privacy: page(paths.privacy(), t('auth.register.privacy')),
            })}
          </Checkbox>
          <Checkbox {...checkbox('is_email_subscription')}>{t('auth.register.newsletter')}</Checkbox>
        </div>
      </Form>
    </Modal>
  );
}
