import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { isEmail } from '../../domain/newsletter/rules.ts';
import { ApiError } from '../api/client.ts';
import { meQuery } from '../api/me.ts';
import { subscribeMutation, type Subscription } from '../api/newsletter.ts';
import { useT } from '../i18n/texts.tsx';
import { useMe } from '../state/me.ts';
import { usePage } from '../state/page.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { TextField } from '../ui/TextField.tsx';

const focusWhenBack = (field: HTMLInputElement | null) => field?.focus();

/**
 * The form, then that a mail asks for a confirmation (CN-03), or thanks to who needs none. They stand at once, before the
 * shop has answered: when it refuses, the form comes back as it was filled, with what is wrong at its field. A failure of the shop is logged and says nothing.
 */
export function NewsletterForm() {
  const t = useT();
  const { api } = usePage();
  const formId = useId();
  const [isMistyped, setMistyped] = useState(false);
  const own = useMe()?.user.email;
  const subscription = useRef<Subscription>(null);
  const queries = useQueryClient();
  const { mutate, reset, error, variables, isPending, isSuccess } = useMutation({
    ...subscribeMutation(api),
    // Whether somebody is a subscriber is part of who they are.
    onSuccess: () => queries.invalidateQueries(meQuery()),
    onError: (problem) => console.error('newsletter subscription failed', problem),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the field itself: what was typed before the script arrived counts too.
    const email = event.currentTarget.querySelector('input')!.value.trim();
    if (!isEmail(email)) {
      setMistyped(true);
      return;
    }
    // A second press for the same address is the same subscription.
    if (subscription.current?.email !== email) {
      subscription.current = { email, idempotencyKey: crypto.randomUUID() };
    }
    mutate(subscription.current);
  };

  // Whoever is signed in with the address is not asked by mail whether it was them.
  const isOwn = own !== undefined && variables?.email.toLowerCase() === own;
  if (isPending || isSuccess) {
    return (
      <p role="status" className="flex items-center gap-3 rounded-card bg-success-tint p-4 text-success">
        <Icon name="check-circle" size={24} />
        {t(isOwn ? 'shell.newsletter.done' : 'shell.newsletter.asked')}
      </p>
    );
  }
  const isRefused = error instanceof ApiError && error.labelOf('email') !== undefined;
  return (
    <form
      id={formId}
      noValidate
      onSubmit={submit}
      className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TextField
        label={t('shell.newsletter.email')}
        // Without a name: sent before the script arrived, an address would end up in the address bar and in logs.
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={255}
        defaultValue={variables?.email}
        // A form that went away under the visitor's hands and is back has the focus again.
        ref={error ? focusWhenBack : undefined}
        placeholder={t('shell.newsletter.placeholder')}
        error={isMistyped || isRefused ? t('errors.newsletterSubscriptionError') : null}
        onChange={() => {
          setMistyped(false);
          if (error) reset();
        }}
      />
      <Button type="submit" variant="secondary" className="md:mt-[26px]">
        {t('shell.newsletter.join')}
      </Button>
    </form>
  );
}
