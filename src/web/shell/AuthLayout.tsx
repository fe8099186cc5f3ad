import { useT } from '../i18n/texts.tsx';
import { ModalsProvider } from '../state/modals.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { ToastProvider } from '../ui/Toast.tsx';
import { LazyCookiePrompt } from './LazyCookiePrompt.tsx';
import { AccountButton } from './header/AccountButton.tsx';
import { LanguageButton } from './header/LanguageButton.tsx';
import { Logo } from './header/Logo.tsx';
import type { LayoutProps } from './layouts.tsx';
import { ModalHost } from './modals/ModalHost.tsx';

/** Logo and language only (RT-18), so that nothing distracts from signing in. */
export function AuthLayout({ children, isLoading }: LayoutProps) {
  const t = useT();
  return (
    <ToastProvider>
      <ModalsProvider>
        <a href="#content" className="skip-link">
          {t('shell.skip.content')}
        </a>
        <ProgressBar active={isLoading} />
        <header className="bg-surface">
          <div className="wrap flex h-14 items-center justify-between md:h-18">
            <Logo />
            <div className="flex items-center gap-1">
              <LanguageButton />
              <AccountButton />
            </div>
          </div>
          <div className="shade-scale h-[3px]" aria-hidden="true" />
        </header>
        <main id="content">{children}</main>
        <LazyCookiePrompt />
        <ModalHost />
      </ModalsProvider>
    </ToastProvider>
  );
}
