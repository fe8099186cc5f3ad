import type { ReactNode } from 'react';
import { useT } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';

interface Props {
  query: { data?: unknown; isError: boolean };
  /** For screen readers, in place of the skeleton. */
  waiting: string;
  /** The skeleton. */
  children: ReactNode;
  failed: string;
  onRetry: () => void;
  className: string;
}

/** Shows the skeleton while a query loads and the failure if it fails; nothing once there is data. */
export function NotYet({ query, waiting, children, failed, onRetry, className }: Props) {
  const t = useT();
  if (query.data !== undefined) return null;
  return (
    <div className={className}>
      {query.isError ? (
        <>
          <p className="mb-4">{failed}</p>
          <Button variant="secondary" icon="arrow-clockwise" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </>
      ) : (
        <>
          <p role="status" className="sr-only">
            {waiting}
          </p>
          {children}
        </>
      )}
    </div>
  );
}
