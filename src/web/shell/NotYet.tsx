import type { ReactNode } from 'react';
import { useT } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';

interface Props {
  query: { data?: unknown; isError: boolean };
  /** Told to those who do not see the shape. */
  waiting: string;
  /** The shape of what is on its way. */
  children: ReactNode;
  failed: string;
  onRetry: () => void;
  className: string;
}

/** Stands in place of an answer that is on its way or did not come; nothing once there is one. */
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
