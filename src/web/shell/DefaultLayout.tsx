import { useT } from '../i18n/texts.tsx';
import { ModalsProvider } from '../state/modals.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { ScrollToTop } from '../ui/ScrollToTop.tsx';
import { ToastProvider } from '../ui/Toast.tsx';
import { CardActions } from './actions/CardActions.tsx';
import { LazyCookiePrompt } from './LazyCookiePrompt.tsx';
import { FootIsland } from './footer/FootIsland.tsx';
import { Header } from './header/Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SharedPosition } from './SharedPosition.tsx';
import { ModalHost } from './modals/ModalHost.tsx';
import { LazyPopups } from './popups/LazyPopups.tsx';
import type { LayoutProps } from './layouts.tsx';

/** The frame of every page of the shop, in the order of LY-01. */
export function DefaultLayout({ children, isLoading, routeName }: LayoutProps) {
  const t = useT();
  return (
    <ToastProvider>
      <ModalsProvider>
        <a href="#content" className="skip-link">
          {t('shell.skip.content')}
        </a>
        <a href="#search" className="skip-link">
          {t('shell.skip.search')}
        </a>
        <a href="#cart" className="skip-link">
          {t('shell.skip.cart')}
        </a>
        <ProgressBar active={isLoading} />
        <SharedPosition type="BANNER_TOP" place="page" />
        <Header routeName={routeName} />
        <main id="content" aria-busy={isLoading} className="min-h-[60vh] overflow-x-clip pb-section">
          {children}
          <ScrollToTop />
        </main>
        <FootIsland />
        <OfflineNotice />
        <LazyCookiePrompt />
        <ModalHost />
        <LazyPopups />
        <CardActions />
      </ModalsProvider>
    </ToastProvider>
  );
}
