import { useMutation, useQuery } from '@tanstack/react-query';
import type { PersonalDataExport } from '../../../domain/personal-data/contract.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { ApiError } from '../../api/client.ts';
import { exportsQuery, startExportMutation } from '../../api/personal-data.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useTools } from '../account.ts';
import { Loaded } from '../Loaded.tsx';
import { Panel } from '../Panel.tsx';
import { useProof } from '../security/useProof.tsx';

/** Archives of everything the shop holds of the user, and the way to a new one (AC-05). */
export function ExportPanel() {
  const { t, errorText } = useTexts();
  const query = useQuery(exportsQuery());
  const { asksForProof, proof } = useProof();
  const { mutate, isPending, error } = useMutation(startExportMutation(useTools()));
  const code = error && (error instanceof ApiError ? (error.code ?? 'INTERNAL') : 'NETWORK');
  const start = (): void =>
    mutate(undefined, {
      onError: (problem) => asksForProof(problem instanceof ApiError ? problem.code : null, start),
    });
  const isBeingMade = query.data?.some(({ status }) => status === 'pending') ?? false;
  return (
    <Panel title={t('account.data.export')} lead={t('account.data.exportLead')}>
      <div className="grid justify-items-start gap-4 *:w-full [&>button]:w-auto">
        <Loaded query={query} rows={1} rowHeight="h-16">
          {(exports) =>
            exports.length > 0 && (
              <ul className="divide-y divide-line" aria-live="polite">
                {exports.map((one) => (
                  <ExportRow key={one.id} of={one} />
                ))}
              </ul>
            )
          }
        </Loaded>
        {code !== null && code !== 'RECENT_LOGIN_NEEDED' && (
          <Notice tone="danger">
            <p>{errorText(code)}</p>
          </Notice>
        )}
        {!isBeingMade && (
          <Button variant="secondary" icon="download-simple" busy={isPending} onClick={start}>
            {t('account.data.start')}
          </Button>
        )}
      </div>
      {proof}
    </Panel>
  );
}

function ExportRow({ of: { status, created_at, expires_at, url } }: { of: PersonalDataExport }) {
  const { t } = useTexts();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium tabular-nums">
          {t('account.data.made', { date: formatDateTime(created_at) })}
        </p>
        <p className="type-body-s text-muted tabular-nums">
          {status === 'ready' ? t('account.data.until', { date: formatDateTime(expires_at) }) : null}
          {status === 'failed' ? t('account.data.failed') : null}
        </p>
      </div>
      {status === 'pending' && (
        <p className="inline-flex min-h-11 items-center gap-2 text-muted">
          <Spinner />
          {t('account.data.pending')}
        </p>
      )}
      {url !== null && (
        <a
          href={url}
          download
          className="inline-flex min-h-11 items-center gap-2 font-action text-link hover:underline"
        >
          <Icon name="download-simple" />
          {t('account.data.download')}
        </a>
      )}
    </li>
  );
}
