import { useId, useState } from 'react';
import type { EventDetails } from '../../../domain/events/contract.ts';
import { maxSeats } from '../../../domain/events/rules.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { seatsLeftText } from '../../parts/events/seats-text.ts';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { useBooking } from './useBooking.ts';

type Ticket = EventDetails['tickets'][number];

/** The kinds of ticket with what they cost, how many seats of each, and the button that begins the order. */
export function BookSeats({ event }: { event: EventDetails }) {
  const { t, language, errorText } = useTexts();
  const errorId = useId();
  const [wanted, setWanted] = useState<Readonly<Record<number, number>>>({});
  const [isMissing, setMissing] = useState(false);
  const { book, isBusy, refused } = useBooking(event);
  const first = event.tickets.find(({ available_stock: left }) => left > 0)!.product;
  // One seat of the first kind stands chosen until somebody says otherwise.
  const seatsOf = ({ product, available_stock: left }: Ticket) =>
    Math.min(wanted[product] ?? (product === first ? 1 : 0), left);
  const lines = event.tickets.flatMap((ticket) => {
    const quantity = seatsOf(ticket);
    return quantity > 0 ? [{ product: ticket.product, quantity }] : [];
  });
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const cents = event.tickets.reduce(
    (sum, ticket) => sum + seatsOf(ticket) * Math.round(ticket.price * 100),
    0,
  );

  function press() {
    if (count === 0) setMissing(true);
    else void book(lines);
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="type-h3">{t('events.tickets')}</h2>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {event.tickets.map((ticket) => (
          <li
            key={ticket.product}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 grow basis-44">
              <p className="font-medium break-words">{ticket.name}</p>
              <TicketPrice ticket={ticket} />
              {ticket.description && (
                <p className="mt-1 type-body-s text-pretty text-muted">{ticket.description}</p>
              )}
              <p className="mt-1 type-body-s font-medium text-event-strong">
                {ticket.available_stock === 0
                  ? t('events.soldOutKind')
                  : seatsLeftText(ticket.available_stock, t)}
              </p>
            </div>
            {ticket.available_stock > 0 && (
              <QuantityStepper
                label={ticket.name}
                value={seatsOf(ticket)}
                min={0}
                max={Math.min(ticket.available_stock, maxSeats)}
                onCommit={(quantity) => {
                  setWanted({ ...wanted, [ticket.product]: quantity });
                  setMissing(false);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {refused && (
        <Notice key={refused.at} tone="danger">
          {refused.left === null
            ? refused.code === 'NETWORK'
              ? t('errors.network')
              : errorText(refused.code)
            : t('events.someLeft', { count: refused.left })}
        </Notice>
      )}
      <div className="grid gap-3">
        <p role="status" className="type-h3 tabular-nums">
          {cents === 0 && count > 0
            ? t('events.totalFree')
            : t('events.total', { sum: formatMoney(cents, language) })}
        </p>
        <Button
          size="l"
          block
          busy={isBusy}
          onClick={press}
          aria-describedby={isMissing ? errorId : undefined}
          className="noscript:hidden"
        >
          {count === 0 ? t('events.book') : t('events.bookSeats', { count })}
        </Button>
        {isMissing && (
          <div role="alert">
            <FieldError id={errorId}>{t('events.chooseSeats')}</FieldError>
          </div>
        )}
        <p className="type-body-s text-muted noscript:hidden">{t('events.nextTold')}</p>
      </div>
    </div>
  );
}

/** In the terms of who asks: a company reads the price without VAT first. */
function TicketPrice({ ticket: { price, price_net: net } }: { ticket: Ticket }) {
  const { t, language } = useTexts();
  const { audience } = usePage();
  if (price === 0) return <p className="type-price">{t('events.free')}</p>;
  const money = (euros: number) => formatMoney(Math.round(euros * 100), language);
  const [shown, words] = audience.isBusiness
    ? [money(net), t('events.net', { gross: money(price) })]
    : [money(price), t('events.withVat', { net: money(net) })];
  return (
    <p className="mt-0.5 tabular-nums">
      <span className="type-price">{shown}</span>{' '}
      <span className="block type-body-s text-muted">{words}</span>
    </p>
  );
}
