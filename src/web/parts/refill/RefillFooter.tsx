import { useState } from 'react';
import { formatMoney } from '../../../domain/money.ts';
import type { Comparison, FillAction } from '../../../domain/reorder/contract.ts';
import { failureText } from '../../api/failure-text.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import type { SendFill } from '../../state/cart/refill.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { chosenCents, chosenLines, type Choice } from './choice.ts';
import { useRefill } from './useRefill.ts';

interface Props {
  comparison: Comparison;
  choice: Choice;
  send: SendFill;
  onFilled: () => void;
  /** The cart is another one than was shown. */
  onChanged: () => void;
}

/** What is chosen, what it costs, and the press that fills the cart: one where it is empty, a choice where it is not. */
export function RefillFooter({ comparison: { lines, cart }, choice, send, onFilled, onChanged }: Props) {
  const { t, language } = useTextsWith('refill');
  const { errorText } = useTextsWith('refusals');
  const [failure, setFailure] = useState<string | null>(null);
  const { fill, busy } = useRefill(send, onFilled);
  const chosen = chosenLines(lines, choice);
  const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  const nothing = chosen.length === 0 && t('refill.nothingChosen');

  async function press(action: FillAction | null) {
    // Of two ways to fill the cart the first that was pressed.
    if (busy !== null) return;
    setFailure(null);
    const refill = await fill(action, chosen);
    if (refill.kind === 'unheard') setFailure(failureText({ t, errorText }, refill.error));
    else if (refill.kind === 'refused') setFailure(errorText(refill.code));
    else if (refill.kind !== 'filled') {
      setFailure(t('refill.cartChanged'));
      onChanged();
    }
  }

  return (
    <div className="grid gap-3">
      {failure ? <Notice tone="danger" title={failure} /> : null}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums" role="status">
        <span>{t('refill.chosen', { count: pieces })}</span>
        <strong className="type-price">{formatMoney(chosenCents(lines, choice), language)}</strong>
      </p>
      {cart ? (
        <>
          <p className="type-body-s">{t('refill.cartHas', { count: cart.pieces })}</p>
          <div className="grid gap-2 md:grid-cols-2">
            <Button block disabled={nothing} busy={busy === 'MERGE'} onClick={() => void press('MERGE')}>
              {t('refill.merge')}
            </Button>
            <Button
              block
              variant="secondary"
              disabled={nothing}
              busy={busy === 'REPLACE'}
              onClick={() => void press('REPLACE')}
            >
              {t('refill.replace')}
            </Button>
          </div>
        </>
      ) : (
        <Button block disabled={nothing} busy={busy !== null} onClick={() => void press(null)}>
          {t('refill.add')}
        </Button>
      )}
    </div>
  );
}
