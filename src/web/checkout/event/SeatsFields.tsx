import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { maxSeats } from '../../../domain/events/rules.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { failureText } from '../../api/failure-text.ts';
import { changeSeatsMutation } from '../../api/event-orders.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../order.ts';
import type { FieldProps } from '../information/fields.ts';
import { SeatFields } from './SeatFields.tsx';
import {
  personAt,
  seatsOf,
  withoutSeat,
  type PersonPart,
  type Seat,
  type SeatField,
  type SeatValues,
} from './seats.ts';

/** What the form that the seats are part of gives them. */
export interface FormOfSeats {
  field: (name: SeatField) => FieldProps;
  forgetProblems: (isGone: (name: string) => boolean) => void;
}

interface Props {
  order: Order;
  values: SeatValues;
  labels: Record<PersonPart, string>;
  onChange: (change: (before: SeatValues) => SeatValues) => void;
  form: FormOfSeats;
}

/** One person for each seat; seats come and go here as well. */
export function SeatsFields({ order, values, labels, onChange, form }: Props) {
  const { t, errorText } = useTexts();
  const toast = useToast();
  const box = useRef<HTMLElement>(null);
  const [self, setSelf] = useState<string | null>(null);
  const { mutate, isPending } = useMutation(changeSeatsMutation(useTools(), order.uuid));
  const { order_lines: lines } = order;
  const seats = seatsOf(lines);
  const hasKinds = lines.length > 1;

  function setQuantity(line: number, quantity: number, onDone?: () => void) {
    if (isPending) return;
    mutate(
      { line, quantity },
      {
        onSuccess: onDone,
        onError: (error) =>
          toast({
            text: failureText({ t, errorText }, error),
            tone: 'danger',
            key: 'seats',
          }),
      },
    );
  }

  function remove(seat: Seat, quantity: number) {
    setQuantity(seat.line, quantity - 1, () => {
      onChange((before) => withoutSeat(before, seat, quantity));
      form.forgetProblems((name) => name.startsWith(`seats.${seat.line}.`));
      setSelf(null);
      // The button that had the focus is gone.
      box.current?.querySelector('h2')?.focus();
    });
  }

  /** Of the fields that say who pays, which are in the same form whether or not they are shown. */
  function fillIn(seat: Seat) {
    const said = new FormData(box.current!.closest('form')!);
    const text = (name: string) => String(said.get(`contact.${name}`) ?? '');
    const person = { first_name: text('first_name'), last_name: text('last_name'), email: text('email') };
    onChange((before) => ({ ...before, ...personAt(seat, person) }));
    form.forgetProblems((name) => name.startsWith(`seats.${seat.line}.${seat.place}.`));
    setSelf(`${seat.line}.${seat.place}`);
  }

  return (
    <section ref={box} className="grid grid-cols-1 gap-4" aria-labelledby="attendees-title">
      <div>
        <h2 id="attendees-title" tabIndex={-1} className="type-h2 outline-none">
          {t('tickets.attendees.title')}
        </h2>
        <p className="mt-1 text-muted">{t('tickets.attendees.lead')}</p>
      </div>
      {lines.map((line) => (
        <div key={line.id} className="grid grid-cols-1 gap-4">
          {seats.flatMap((seat, at) =>
            seat.line === line.id
              ? [
                  <SeatFields
                    key={`${seat.line}.${seat.place}`}
                    seat={seat}
                    title={
                      hasKinds
                        ? t('tickets.attendees.seatOf', { number: at + 1, ticket: kindOf(line) })
                        : t('tickets.attendees.seat', { number: at + 1 })
                    }
                    number={at + 1}
                    {...{ values, labels }}
                    field={form.field}
                    isSelf={self === `${seat.line}.${seat.place}`}
                    onSelf={self === null ? () => fillIn(seat) : undefined}
                    onNotSelf={() => setSelf(null)}
                    onType={(name, value) => onChange((before) => ({ ...before, [name]: value }))}
                    onRemove={seats.length > 1 ? () => remove(seat, line.quantity) : undefined}
                    isBusy={isPending}
                  />,
                ]
              : [],
          )}
          <AddSeat
            label={
              hasKinds ? t('tickets.attendees.addTo', { ticket: kindOf(line) }) : t('tickets.attendees.add')
            }
            isBusy={isPending}
            isFull={line.quantity >= line.available_stock || seats.length >= maxSeats}
            onAdd={() => setQuantity(line.id, line.quantity + 1)}
          />
        </div>
      ))}
      <p role="status" className="sr-only">
        {t('tickets.attendees.added', { count: seats.length })}
      </p>
    </section>
  );
}

/** The kind of ticket: a variation is the day of the event and the kind. */
function kindOf({ product: { name, variation } }: Order['order_lines'][number]): string {
  return variation.slice(variation.indexOf(', ') + 1).trim() || name;
}

interface AddProps {
  label: string;
  isBusy: boolean;
  isFull: boolean;
  onAdd: () => void;
}

function AddSeat({ label, isBusy, isFull, onAdd }: AddProps) {
  const { t } = useTexts();
  return isFull ? (
    <p className="type-body-s text-muted">{t('tickets.attendees.noMore')}</p>
  ) : (
    <div>
      <Button variant="secondary" icon="plus" busy={isBusy} onClick={onAdd}>
        {label}
      </Button>
    </div>
  );
}
