import { useSyncExternalStore } from 'react';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { consentEvent, readConsent, saveConsent } from '../../state/consent.ts';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { EditPrompt } from '../EditPrompt.tsx';
import { OutsideFrame } from '../OutsideFrame.tsx';
import type { ViewProps } from '../view.ts';
import type { adactGame } from './block.ts';
import { leaderboardUrl } from './leaderboard-url.ts';

/** A game of somebody else with its leaderboard, loaded once the visitor allows what it stores on their device (CN-04). */
export function View({ props, mode }: ViewProps<typeof adactGame>) {
  const { t } = useTextsWith('game');
  const { gameId, gameIframeURL, gameHeight, gameWidth, showLeaderboard } = props;
  const isAllowed = useMarketingConsent();
  if (!gameId || !gameIframeURL) {
    return mode === 'view' ? null : <EditPrompt text="editing.enterGame" />;
  }
  if (mode === 'preview')
    return (
      <div
        style={{ height: gameHeight.endsWith('%') ? undefined : gameHeight, width: gameWidth }}
        className="grid min-h-40 max-w-full place-items-center rounded-panel bg-sunken text-muted"
      >
        {t('game.title')}
      </div>
    );
  if (!isAllowed) return <Question host={new URL(gameIframeURL).hostname} />;
  const hasLeaderboard = showLeaderboard === 'yes';
  return (
    <section
      aria-label={t('game.title')}
      className={`grid gap-6 ${hasLeaderboard ? 'lg:grid-cols-[minmax(0,1fr)_320px]' : ''}`}
    >
      <div className="min-w-0">
        <OutsideFrame
          src={gameIframeURL}
          title={t('game.title')}
          height={gameHeight}
          width={gameWidth}
          elsewhere={t('game.elsewhere')}
        />
      </div>
      {hasLeaderboard ? (
        <OutsideFrame
          src={leaderboardUrl(gameIframeURL, gameId)}
          title={t('game.leaderboard')}
          height={gameHeight}
          width="100%"
        />
      ) : null}
    </section>
  );
}

/** In the place of the game: whose it is, what it does, and the press that allows it. */
function Question({ host }: { host: string }) {
  const { t } = useTextsWith('game');
  const { api } = usePage();
  const { openModal } = useModals();
  const allow = () =>
    saveConsent(api, [...new Set([...(readConsent(document.cookie) ?? []), 'marketing' as const])]);
  return (
    <section
      aria-label={t('game.title')}
      className="grid justify-items-center gap-4 rounded-panel border border-line bg-surface px-4 py-12 text-center md:py-20"
    >
      <h2 className="type-h2">{t('game.ask')}</h2>
      <p className="max-w-read text-muted wrap-anywhere">{t('game.why', { host })}</p>
      <div className="flex flex-wrap justify-center gap-3 noscript:hidden">
        <Button variant="primary" size="l" onClick={allow}>
          {t('game.allow')}
        </Button>
        <Button variant="quiet" size="l" onClick={() => openModal('cookiePolicy')}>
          {t('game.settings')}
        </Button>
      </div>
    </section>
  );
}

/** Whether this browser allows what games store; on the server nobody does. Follows a choice made anywhere on the page. */
function useMarketingConsent(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener(consentEvent, onChange);
      return () => window.removeEventListener(consentEvent, onChange);
    },
    () => readConsent(document.cookie)?.includes('marketing') ?? false,
    () => false,
  );
}
