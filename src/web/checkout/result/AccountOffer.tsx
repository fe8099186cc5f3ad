import { useState } from 'react';
import { passwordLengths } from '../../../domain/auth/rules.ts';
import type { DeliveryInformation } from '../../../domain/orders/contract.ts';
import { registerMutation } from '../../api/auth.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { PasswordField } from '../../parts/forms/PasswordField.tsx';
import { atLeast, required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../state/page.tsx';
import { Notice } from '../../ui/Notice.tsx';

const takeFocus = (news: HTMLElement | null) => news?.focus();

/** An account for a guest, of what the order has told already: a password is all that is missing. */
export function AccountOffer({ contact }: { contact: DeliveryInformation['contact'] }) {
  const { t, rich } = useTexts();
  const { api } = usePage();
  const [isSent, setSent] = useState(false);
  const { field, state } = useForm({
    isOfOrder: true,
    fields: {
      password: {
        label: t('password.label'),
        rules: [required, atLeast(passwordLengths.min)],
        limits: passwordLengths,
        isSecret: true,
      },
    },
    mutation: registerMutation(api),
    variables: ({ password }, idempotencyKey) => ({
      body: {
        first_name: contact.first_name,
        last_name: contact.last_name,
        email: contact.email,
        password,
        accepts: true,
        is_email_subscription: false,
      },
      idempotencyKey,
    }),
    onDone: () => setSent(true),
  });
  const page = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener" className="underline underline-offset-3">
      {text}
      <span className="sr-only"> ({t('common.newWindow')})</span>
    </a>
  );
  return (
    <section
      aria-labelledby="account-offer"
      className="mt-2 w-full rounded-panel border border-line bg-surface p-4 text-left md:p-6"
    >
      <h2 id="account-offer" className="type-h3">
        {t('checkout.account.title')}
      </h2>
      {isSent ? (
        // The form that had the focus is gone.
        <div ref={takeFocus} tabIndex={-1} className="mt-3 outline-none">
          <Notice tone="success">
            <span className="wrap-anywhere">{t('checkout.account.sent', { email: contact.email })}</span>
          </Notice>
        </div>
      ) : (
        <>
          <p className="mt-1 mb-4 type-body-s wrap-anywhere text-muted">
            {t('checkout.account.lead', { email: contact.email })}
          </p>
          <Form form={state} submit={t('checkout.account.make')}>
            {/* With it password managers know whose password it is. */}
            <input type="hidden" name="username" autoComplete="username" value={contact.email} />
            <PasswordField {...field('password')} enterKeyHint="go" />
            <p className="type-body-s text-muted">
              {rich('checkout.account.terms', {
                terms: page(paths.terms(), t('checkout.consents.termsLink')),
                privacy: page(paths.privacy(), t('checkout.consents.privacyLink')),
              })}
            </p>
          </Form>
        </>
      )}
    </section>
  );
}
