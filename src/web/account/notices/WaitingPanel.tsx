import { useMutation } from '@tanstack/react-query';
import type { Waiting } from '../../../domain/notices/contract.ts';
import { formatDate } from '../../../domain/time.ts';
import { cancelBackInStockMutation } from '../../api/notices.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { Panel } from '../Panel.tsx';

/** Products that are to come back. */
export function WaitingPanel({ waiting }: { waiting: readonly Waiting[] }) {
  const t = useT();
  const toast = useToast();
  const { mutate } = useMutation({
    ...cancelBackInStockMutation(useTools()),
    onError: () => toast({ text: t('account.notSaved'), tone: 'danger', key: 'notices' }),
  });
  return (
    <Panel title={t('notices.waiting.title')}>
      {waiting.length === 0 ? (
        <p className="text-muted">{t('notices.waiting.empty')}</p>
      ) : (
        <ul className="divide-y divide-line" aria-live="polite">
          {waiting.map(({ product: { id, name, slug }, expires_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 grow basis-56">
                <a href={paths.product(id, slug)} className="link wrap-anywhere">
                  {name}
                </a>
                <p className="type-body-s text-muted tabular-nums">
                  {t('notices.waiting.until', { date: formatDate(expires_at) })}
                </p>
              </div>
              <Button
                variant="quiet"
                aria-label={t('notices.waiting.cancelOf', { name })}
                onClick={() => mutate(id)}
              >
                {t('notices.waiting.cancel')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
