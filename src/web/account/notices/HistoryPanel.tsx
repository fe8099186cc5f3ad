import type { ConsentEvent } from '../../../domain/notices/contract.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../Panel.tsx';

/** What the user has said before, each with its time and place. */
export function HistoryPanel({ history }: { history: readonly ConsentEvent[] }) {
  const t = useT();
  return (
    <Panel title={t('notices.history.title')}>
      {history.length === 0 ? (
        <p className="text-muted">{t('notices.history.empty')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {history.map(({ kind, action, source, at }) => (
            <li key={`${kind} ${at} ${action}`} className="flex flex-wrap gap-x-4 py-2">
              <time dateTime={at} className="text-muted tabular-nums">
                {formatDateTime(at)}
              </time>
              <p className="min-w-0 grow basis-56">
                <span className="font-medium">{t(`notices.history.${action}`)}</span>
                {': '}
                {t(`notices.kinds.${kind}.label`)}{' '}
                <span className="text-muted">({t(`notices.history.source.${source}`)})</span>
              </p>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-3 type-body-s text-muted">
        <a href={paths.account.data()} className="underline underline-offset-3">
          {t('notices.history.more')}
        </a>
      </p>
    </Panel>
  );
}
