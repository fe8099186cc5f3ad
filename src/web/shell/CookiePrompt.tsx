import { useEffect, useState } from 'react';
import { useT } from '../i18n/texts.tsx';
import { consentKinds } from '../../domain/consent/kinds.ts';
import { consentEvent, readConsent, saveConsent, sendUnrecorded } from '../state/consent.ts';
import { useModals } from '../state/modals.tsx';
import { usePage } from '../state/page.tsx';
import { Button } from '../ui/Button.tsx';

/**
 * Asks once, and refusing is as easy as accepting (PP-02). Rendered in the browser only, since a cached page is the
 * same for those who have chosen and those who have not.
 */
export default function CookiePrompt() {
  const t = useT();
  const { openModal } = useModals();
  const { api } = usePage();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const look = () => setAsked(readConsent(document.cookie) === null);
    look();
    window.addEventListener(consentEvent, look);
    return () => window.removeEventListener(consentEvent, look);
  }, []);
  useEffect(() => sendUnrecorded(api), [api]);
  if (!isAsked) return null;
  return (
    <section
      aria-labelledby="cookie-title"
      data-cookie-prompt
      className="fixed inset-x-0 bottom-(--buy-bar) z-30 rounded-t-panel border border-line bg-raised p-5 shadow-e3 md:inset-x-auto md:bottom-[calc(var(--buy-bar)+24px)] md:left-6 md:w-[480px] md:rounded-panel md:p-6"
    >
      <h2 id="cookie-title" className="type-h3">
        {t('shell.cookies.title')}
      </h2>
      {/* One line per sentence: easier to read, and no block of text becomes the largest paint. */}
      <p className="type-body-s mt-2 text-muted">
        {t('shell.cookies.body')
          .split(/(?<=\.) /)
          .map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
      </p>
      <div className="mt-4 grid gap-2 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        <Button variant="secondary" onClick={() => saveConsent(api, [])}>
          {t('shell.cookies.necessary')}
        </Button>
        <Button variant="secondary" onClick={() => saveConsent(api, consentKinds)}>
          {t('shell.cookies.all')}
        </Button>
      </div>
      <p className="mt-2 text-center md:text-left">
        <Button variant="quiet" onClick={() => openModal('cookiePolicy')}>
          {t('shell.cookies.choose')}
        </Button>
      </p>
    </section>
  );
}
