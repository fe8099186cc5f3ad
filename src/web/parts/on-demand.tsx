import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useT } from '../i18n/texts.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { withCompanion } from '../ui/lazy-module.ts';
import { useToast } from '../ui/Toast.tsx';

interface OnLost {
  /** Called when the part could not be fetched, to close what was to hold it. */
  onLost?: () => void;
}

/**
 * A part of the frame that is fetched when it is first needed. When it cannot be fetched (no connection, a
 * new version of the shop) the page stays, a toast says so, and the next time it is asked for anew. One that every first
 * visit shows `isOfFirstView`: its texts are at hand.
 */
export function onDemand<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  { isOfFirstView = false } = {},
): (props: Props & OnLost) => ReactNode {
  const load = isOfFirstView ? fetchPart : withCompanion(fetchPart);
  let Part = lazy(load);
  return function OnDemand({ onLost, ...rest }: Props & OnLost) {
    const t = useT();
    const toast = useToast();
    const lost = () => {
      // React caches a failed fetch for good.
      Part = lazy(load);
      toast({ text: t('errors.network'), tone: 'danger', key: 'NETWORK' });
      onLost?.();
    };
    return (
      <ErrorBoundary onError={lost}>
        <Suspense fallback={null}>
          <Part {...(rest as unknown as Props)} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
