import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../domain/time.ts';
import { sessionsQuery } from '../../api/user.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Loaded } from '../Loaded.tsx';
import { Panel } from '../Panel.tsx';
import { PanelLink } from '../PanelLink.tsx';

const shownSessions = 3;

/** The devices used last; all of them, and how to end them, are on the page of security. */
export function SessionsCard() {
  const t = useT();
  const query = useQuery(sessionsQuery());
  return (
    <Panel
      title={t('account.overview.sessions')}
      action={
        <PanelLink href={paths.account.security()} about={t('account.overview.sessions')}>
          {t('account.showAll')}
        </PanelLink>
      }
    >
      <Loaded query={query} rows={2} rowHeight="h-12">
        {(sessions) => (
          <>
            <ul className="grid gap-3">
              {sessions.slice(0, shownSessions).map((session) => (
                <li key={session.id}>
                  <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                    {session.device}
                    {session.is_current && <Badge tone="new">{t('account.overview.thisDevice')}</Badge>}
                  </p>
                  <p className="type-body-s text-muted tabular-nums">
                    {t('account.overview.lastUsed', { date: formatDateTime(session.last_used_at) })}
                  </p>
                </li>
              ))}
            </ul>
            {sessions.length > shownSessions && (
              <p className="mt-3 type-body-s text-muted">
                {t('account.overview.moreDevices', { count: sessions.length - shownSessions })}
              </p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
