import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Attendee } from '../../../domain/events/contract.ts';
import { centsFromDecimal } from '../../../domain/money.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { failureText } from '../../api/failure-text.ts';
import { cancelSeatsMutation } from '../../api/tickets.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { formatEuros } from '../../parts/orders/money.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { refundOf } from './refund.ts';

interface Props {
  order: Order;
  /** One of them, or all that may be given back. */
  seats: readonly Attendee[];
  linkKey: string | undefined;
}

/** Gives seats back. Asked once more, with what comes back for them: nothing brings a ticket back. */
export function CancelSeats({ order, seats, linkKey }: Props) {
  const { t, errorText, language } = useTextsWith('tickets');
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const say = (text: string, tone: 'success' | 'danger') => toast({ text, tone, key: 'seats' });
  const { mutate, isPending } = useMutation({
    ...cancelSeatsMutation(useTools(), order.uuid, linkKey),
    onSuccess: () => say(t('tickets.giveBack.done'), 'success'),
    onError: (error) => say(failureText({ t, errorText }, error), 'danger'),
  });
  const [first] = seats;
  const name = `${first!.first_name} ${first!.last_name}`;
  if (!isAsking) {
    return (
      <LinkButton
        aria-label={seats.length === 1 ? t('tickets.giveBack.askOf', { name }) : undefined}
        onClick={() => setAsking(true)}
      >
        {t(seats.length === 1 ? 'tickets.giveBack.ask' : 'tickets.giveBack.askAll')}
      </LinkButton>
    );
  }
  const refund = refundOf(order, seats);
  return (
    <div className="w-full">
      <Notice
        tone="warning"
        title={t('tickets.giveBack.title', { count: seats.length })}
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" busy={isPending} onClick={() => mutate(seats.map(({ uuid }) => uuid))}>
              {t('tickets.giveBack.yes')}
            </Button>
            <Button variant="secondary" disabled={isPending} onClick={() => setAsking(false)}>
              {t('tickets.giveBack.no')}
            </Button>
          </div>
        }
      >
        <p className="wrap-anywhere">{seats.map((one) => `${one.first_name} ${one.last_name}`).join(', ')}</p>
        <p>
          {centsFromDecimal(refund) === 0
            ? t('tickets.giveBack.free')
            : t('tickets.giveBack.refund', { sum: formatEuros(refund, language) })}
        </p>
      </Notice>
    </div>
  );
}
