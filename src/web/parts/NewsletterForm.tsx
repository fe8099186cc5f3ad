import { useId, useState, type FormEvent } from 'react';
import { isEmail } from '../../domain/newsletter/rules.ts';
import { useT } from '../i18n/texts.tsx';
import { usePage } from '../state/page.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { TextField } from '../ui/TextField.tsx';

/** The form, then thanks (CN-03). A failure of the server is logged and says nothing: the form stays as it is. */
export function NewsletterForm() {
  const t = useT();
  const { api } = usePage();
  const formId = useId();
  const [isWrong, setWrong] = useState(false);
  const [state, setState] = useState<'form' | 'sending' | 'done'>('form');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    // Read from the field itself: what was typed before the script arrived counts too.
    const trimmed = event.currentTarget.querySelector('input')!.value.trim();
    if (!isEmail(trimmed)) {
      setWrong(true);
      return;
    }
    setState('sending');
    try {
      await api.post('/api/v1/subscribe-newsletter/', { email: trimmed });
      setState('done');
    } catch (error) {
      console.error('newsletter subscription failed', error);
      setState('form');
    }
  };

  if (state === 'done') {
    return (
      <p role="status" className="flex items-center gap-3 rounded-card bg-success-tint p-4 text-success">
        <Icon name="check-circle" size={24} />
        {t('shell.newsletter.done')}
      </p>
    );
  }
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TextField
        label={t('shell.newsletter.email')}
        // Without a name: sent before the script arrived, an address would end up in the address bar and in logs.
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={255}
        placeholder={t('shell.newsletter.placeholder')}
        error={isWrong ? t('errors.newsletterSubscriptionError') : null}
        onChange={() => setWrong(false)}
      />
      <Button type="submit" variant="secondary" busy={state === 'sending'} className="md:mt-[26px]">
        {t('shell.newsletter.join')}
      </Button>
    </form>
  );
}
