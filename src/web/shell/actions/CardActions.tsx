import { useEffect, useRef } from 'react';
import { useMe } from '../../state/me.ts';
import { useHands } from '../../state/useHands.ts';
import { actions, favouritesCode } from './actions.ts';

/**
 * The one listener for buttons of cached HTML, which React does not hydrate. It hears a press before React does, as React
 * would hold back one on a part that is not hydrated yet. `boot.ts` repeats those made before it came.
 */
export function CardActions(): null {
  const hands = useHands();
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('button[data-action]');
      const act = button && actions.get(button.dataset['action']!);
      if (!act) return;
      event.stopPropagation();
      act(button, latest.current);
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);

  const isSignedIn = useMe() !== undefined;
  useEffect(() => {
    if (!isSignedIn) return;
    let stop: (() => void) | null = () => {};
    const begin = async () => {
      const { layOverFavourites, grantWish } = await favouritesCode.load();
      if (!stop) return;
      stop = layOverFavourites(latest.current.queries);
      await grantWish(latest.current);
    };
    begin().catch((error: unknown) => console.error('favourites could not be fetched', error));
    return () => {
      stop?.();
      stop = null;
    };
  }, [isSignedIn]);
  return null;
}
