import { useState } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { NewsletterForm } from '../../parts/NewsletterForm.tsx';
import { useMe } from '../../state/me.ts';

/** The newsletter above the footer of every page, except for people who have it (LY-01). */
export function NewsletterBand() {
  const t = useT();
  const isSubscribed = useMe()?.user.is_email_subscription;
  /** As the page found it: whoever joins here reads the thanks. */
  const [wasSubscribed, setWas] = useState(isSubscribed);
  if (wasSubscribed === undefined && isSubscribed !== undefined) setWas(isSubscribed);
  if (wasSubscribed) return null;
  return (
    <section aria-labelledby="newsletter-title" className="border-t border-line bg-surface noscript:hidden">
      <div className="wrap grid items-center gap-6 py-10 md:grid-cols-2 md:py-14">
        <div>
          <h2 id="newsletter-title" className="type-h2">
            {t('shell.newsletter.title')}
          </h2>
          <p className="mt-2 text-muted">{t('shell.newsletter.body')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
