import { useEffect, useRef } from 'react';
import { mayHaveCart, orderChannel } from '../../state/cart/stored-keys.ts';
import { useMe } from '../../state/me.ts';
import { useAppContext } from '../../state/useAppContext.ts';
import { actions, ownCardsCode } from './actions.ts';
import { cartCode, typeQuantity } from './cart-actions.ts';

/**
 * The one listener for buttons of cached HTML, which React does not hydrate. It hears a press before React does, as React
 * would hold back one on a part that is not hydrated yet. `boot.ts` repeats those made before it came.
 */
export function CardActions(): null {
  const app = useAppContext();
  const latest = useRef(app);
  const showCart = useRef(() => {});
  useEffect(() => {
    latest.current = app;
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('button[data-action]');
      const act = button && actions.get(button.dataset['action']!);
      if (!act) return;
      event.stopPropagation();
      act(button, latest.current);
      if (button.dataset['action'] === 'add-to-cart') showCart.current();
    };
    const onQuantity = (event: Event) => typeQuantity(event, latest.current);
    window.addEventListener('click', onClick, true);
    window.addEventListener('change', onQuantity, true);
    window.addEventListener('keydown', onQuantity, true);
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('change', onQuantity, true);
      window.removeEventListener('keydown', onQuantity, true);
    };
  }, []);

  const me = useMe();
  const isSignedIn = me !== undefined;
  const hasCart = Boolean(me?.cart);
  useEffect(() => {
    if (!isSignedIn) return;
    let stop: (() => void) | null = () => {};
    const begin = async () => {
      const { syncOwnCards, saveUnsavedFavourites, addPendingFavourite } = await ownCardsCode.load();
      if (!stop) return;
      stop = syncOwnCards(latest.current);
      await saveUnsavedFavourites(latest.current);
      await addPendingFavourite(latest.current);
    };
    begin().catch((error: unknown) =>
      console.error('what signed-in people see on cards could not be fetched', error),
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [isSignedIn]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const begin = async () => {
      const { syncPageButtons } = await cartCode.load();
      if (!isLeft) stop ??= syncPageButtons(latest.current);
    };
    const start = () => void begin().catch((error: unknown) => console.error('no code of the cart', error));
    showCart.current = start;
    if (hasCart || mayHaveCart()) start();
    // Another tab puts the first thing into it.
    const channel = new BroadcastChannel(orderChannel);
    channel.addEventListener('message', start);
    return () => {
      isLeft = true;
      channel.close();
      stop?.();
    };
  }, [hasCart]);
  return null;
}
