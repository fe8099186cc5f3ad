import { useEffect, useEffectEvent, useRef } from 'react';
import type { FavouriteItem } from '../../../domain/favourites/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { setFavourite } from '../../state/favourites.ts';
import { useMe } from '../../state/me.ts';
import { useAppContext } from '../../state/useAppContext.ts';
import { undoMs } from '../../ui/undo-time.ts';

/** Offers to take back each removal from the list, by whichever button it was removed. */
export function useUndo(items: readonly FavouriteItem[] | undefined): void {
  const t = useT();
  const app = useAppContext();
  const known = useMe()?.favourites;
  const before = useRef(known);
  const offer = useEffectEvent((product: FavouriteItem['product']) =>
    app.toast({
      text: t('favourites.removed'),
      detail: product.name,
      tone: 'info',
      key: 'favourite removed',
      durationMs: undoMs,
      action: { label: t('favourites.undo'), onPress: () => void setFavourite(product.id, true, app) },
    }),
  );
  useEffect(() => {
    const removed = before.current?.find((was) => !known?.some((one) => one.product === was.product));
    before.current = known;
    const item = removed && items?.find(({ product }) => product.id === removed.product);
    if (item) offer(item.product);
  }, [known, items]);
}
