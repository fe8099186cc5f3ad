import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { preloadedModule, useLazyModule } from '../../ui/lazy-module.ts';
import type { PickupPointsProps } from './PickupPoints.tsx';
import { PointsFailed, PointsLoading } from './PointsStates.tsx';

/** Lazy, as a courier asks for no place. */
export const pickupPoints = preloadedModule(() => import('./PickupPoints.tsx'), {
  isRare: true,
  isOfFirstView: true,
});

/** Where to. Without a connection what shows the places cannot come: then it is asked for anew, and the page stays. */
export function LazyPickupPoints(props: PickupPointsProps) {
  const [attempt, setAttempt] = useState(0);

  function retry() {
    const again = () => setAttempt(attempt + 1);
    pickupPoints.load().then(again, again);
  }

  return (
    <ErrorBoundary key={attempt} onError={ignore} fallback={<PointsFailed onRetry={retry} />}>
      <Suspense fallback={<PointsLoading />}>
        <Points {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Points(props: PickupPointsProps) {
  const { PickupPoints } = useLazyModule(pickupPoints);
  return <PickupPoints {...props} />;
}

const ignore = () => {};
