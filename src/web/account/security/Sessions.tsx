import { useMutation, useQuery } from '@tanstack/react-query';
import type { SessionItem } from '../../../domain/auth/contract.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from '../../api/user.ts';
import { useT } from '../../i18n/texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { Loaded } from '../Loaded.tsx';
import { Panel } from '../Panel.tsx';

/** Where one is signed in, and the way to end what one does not know (AU-06). */
export function Sessions() {
  const t = useT();
  const toast = useToast();
  const tools = useTools();
  const query = useQuery(sessionsQuery());
  const failed = () => toast({ text: t('account.notSaved'), tone: 'danger', key: 'sessions' });
  const ending = useMutation(endSessionMutation(tools));
  const endingOthers = useMutation(endOtherSessionsMutation(tools));
  const hasOthers = query.data?.some((session) => !session.is_current) ?? false;
  return (
    <Panel title={t('account.overview.sessions')} lead={t('account.sessions.lead')}>
      <Loaded query={query} rows={2} rowHeight="h-16">
        {(sessions) => (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => ending.mutate(session.id, { onError: failed })}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {hasOthers && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={endingOthers.isPending}
          onClick={() =>
            endingOthers.mutate(undefined, {
              onError: failed,
              onSuccess: () => toast({ text: t('account.sessions.ended'), tone: 'success', key: 'sessions' }),
            })
          }
        >
          {t('account.sessions.endOthers')}
        </Button>
      )}
    </Panel>
  );
}

function SessionRow({ session, onEnd }: { session: SessionItem; onEnd: () => void }) {
  const t = useT();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          {session.device}
          {session.is_current && <Badge tone="new">{t('account.overview.thisDevice')}</Badge>}
        </p>
        <p className="type-body-s text-muted tabular-nums">
          {t('account.overview.lastUsed', { date: formatDateTime(session.last_used_at) })}
        </p>
      </div>
      {!session.is_current && (
        <Button variant="quiet" size="s" icon="sign-out" onClick={onEnd}>
          {t('account.sessions.end')}
          <span className="sr-only">: {session.device}</span>
        </Button>
      )}
    </li>
  );
}
