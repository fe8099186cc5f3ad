import { useRef, useState } from 'react';
import type { FillAction, FillBody } from '../../../domain/reorder/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { leftOut, refillCart, restoreCart, type Refill, type SendFill } from '../../state/cart/refill.ts';
import { useAppContext } from '../../state/useAppContext.ts';

/** How long the way back is offered, in ms. */
const undoMs = 12_000;

/** Fills the cart, opens it and offers the way back. A press after a lost answer is the same intention. */
export function useRefill(send: SendFill, onFilled: () => void) {
  const { t } = useTextsWith('refill');
  const app = useAppContext();
  const [busy, setBusy] = useState<FillAction | 'NEW' | null>(null);
  const intention = useRef<{ of: string; key: string } | null>(null);

  async function fill(action: FillAction | null, lines: NonNullable<FillBody['lines']>): Promise<Refill> {
    const of = JSON.stringify([action, lines]);
    if (intention.current?.of !== of) intention.current = { of, key: crypto.randomUUID() };
    setBusy(action ?? 'NEW');
    try {
      const refill = await refillCart(app, send, { action, lines, key: intention.current.key });
      if (refill.kind !== 'unheard') intention.current = null;
      if (refill.kind === 'filled') done(refill);
      return refill;
    } finally {
      setBusy(null);
    }
  }

  function done({ order, filled }: Extract<Refill, { kind: 'filled' }>): void {
    onFilled();
    app.openModal('cart');
    const missing = leftOut(filled.lines);
    app.toast({
      text: t('refill.filled', { count: filled.lines.reduce((sum, { added }) => sum + added, 0) }),
      ...(missing.length > 0 && { detail: t('refill.leftOut', { names: missing.join(', ') }) }),
      tone: 'success',
      key: 'refill',
      durationMs: undoMs,
      action: {
        label: t(filled.action === 'NEW' ? 'refill.undoNew' : 'refill.undo'),
        onPress: () => void undo(order.uuid),
      },
    });
  }

  async function undo(uuid: string): Promise<void> {
    try {
      await restoreCart(app, uuid);
      app.toast({ text: t('refill.undone'), key: 'refill' });
    } catch (error) {
      console.error('the cart could not be brought back', error);
      app.toast({ text: t('refill.notUndone'), tone: 'danger', key: 'refill' });
    }
  }

  return { fill, busy };
}
