import { Fragment, useEffect, useRef } from 'react';
import { useT } from '../../i18n/texts.tsx';
import type { Cart } from '../../state/cart/cart.ts';
import type { RemovedLine, ShownCart } from '../../state/cart/shown.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useFocusHandover } from '../../ui/useFocusHandover.ts';
import { CartLineRow } from './CartLineRow.tsx';

interface Props {
  cart: Cart;
  shown: ShownCart;
  /** The product just added. */
  added?: number | undefined;
  isWhole?: boolean;
}

/** The lines of the cart, the one just added first, and in their places those just removed, with the way back. */
export function CartLines({ cart, shown, added, isWhole = false }: Props) {
  const { lines, removed } = shown;
  /** The product that was put back: its line gets the focus, as the button that did it is gone. */
  const undone = useRef<number | null>(null);
  const ordered = lines.toSorted((a, b) => Number(b.product === added) - Number(a.product === added));
  const goneAt = (at: number) => removed.filter((one) => Math.min(one.at, ordered.length) === at);
  return (
    <ul className="divide-y divide-line">
      {[...ordered, null].map((line, at) => (
        <Fragment key={line?.product ?? 'end'}>
          {goneAt(at).map((one) => (
            <li key={`removed ${one.product}`} className="py-3">
              <Removed
                line={one}
                onUndo={() => {
                  undone.current = one.product;
                  cart.undo(one);
                }}
              />
            </li>
          ))}
          {line ? (
            <li
              ref={(row) => {
                if (!row || undone.current !== line.product) return;
                undone.current = null;
                row.querySelector('button')?.focus({ preventScroll: true });
              }}
            >
              <CartLineRow
                shown={line}
                isAdded={line.product === added}
                isWhole={isWhole}
                onQuantity={(quantity) => cart.setQuantity(line, quantity)}
              />
            </li>
          ) : null}
        </Fragment>
      ))}
    </ul>
  );
}

/** Takes the focus, as the button that removed it is gone, and leaves it to a line when its own time is over. */
function Removed({ line, onUndo }: { line: RemovedLine; onUndo: () => void }) {
  const t = useT();
  const box = useFocusHandover('ul:has(article)', 'article button');
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.matches('dialog'))
      box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [box]);
  return (
    <div ref={box} className="flex items-center gap-3 rounded-card bg-page px-4 py-1">
      <Icon name="trash" className="text-muted" />
      <p role="status" className="type-body-s min-w-0 grow text-muted">
        {t('cart.removed', { name: line.name })}
      </p>
      <LinkButton onClick={onUndo} className="min-h-11 shrink-0">
        {t('cart.undo')}
        <span className="sr-only">: {line.name}</span>
      </LinkButton>
    </div>
  );
}
