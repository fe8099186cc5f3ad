import type { ReactNode } from 'react';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { Button } from '../../ui/Button.tsx';
import { OutcomeView } from './OutcomeView.tsx';
import type { Outcome } from './useConfirming.ts';

interface Props {
  outcome: Outcome;
  retry: () => void;
  waiting: string;
  /** What to do when the link counts no longer, in words and below them. */
  dead: { hint: string; next: ReactNode };
  done: { title: string; next: ReactNode };
}

/** What became of a mailed link that was followed: the same for an account and for a new address. */
export function FollowedLink({ outcome, retry, waiting, dead, done }: Props) {
  const { t } = useTextsWith('auth');
  switch (outcome) {
    case 'waiting':
      return <OutcomeView icon="clock" title={waiting} />;
    case 'failed':
      return (
        <OutcomeView icon="warning-circle" title={t('auth.failed.title')}>
          <p>{t('auth.failed.body')}</p>
          <Button onClick={retry}>{t('common.retry')}</Button>
        </OutcomeView>
      );
    case 'dead':
      return (
        <OutcomeView icon="warning-circle" title={t('auth.dead.title')}>
          <p>
            {t('auth.dead.body')} {dead.hint}
          </p>
          {dead.next}
        </OutcomeView>
      );
    case 'done':
      return (
        <OutcomeView icon="check-circle" title={done.title}>
          {done.next}
        </OutcomeView>
      );
  }
}
