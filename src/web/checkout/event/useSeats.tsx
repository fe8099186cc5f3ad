import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError } from '../../api/client.ts';
import { giveAttendeesMutation } from '../../api/event-orders.ts';
import { useT } from '../../i18n/texts.tsx';
import { email, required } from '../../parts/forms/rules.ts';
import type { FieldDefinition } from '../../parts/forms/useForm.ts';
import { saveDraft, useStoredDraft } from '../../state/drafts.ts';
import { useTools } from '../order.ts';
import {
  attendeesBody,
  fieldOf,
  seatsOf,
  shownSeatFields,
  valuesOfSeats,
  type SeatField,
  type SeatValues,
} from './seats.ts';
import { SeatsFields, type FormOfSeats } from './SeatsFields.tsx';

/** Who takes the seats, as a part of the form that asks who pays. */
export interface Seats {
  fields: Record<SeatField, FieldDefinition>;
  show: (form: FormOfSeats) => ReactNode;
  /** Tells the shop who comes. Throws with the refused fields under their names on the page. */
  save: () => Promise<void>;
}

/**
 * What is typed is held here and stored for this tab, not in the form: that begins anew when other details are chosen, and
 * people typed before must still be there.
 */
export function useSeats(order: Order): Seats {
  const t = useT();
  const draft = `attendees-${order.uuid}`;
  const stored = useStoredDraft(draft) as SeatValues | null;
  const [typed, setTyped] = useState<SeatValues | null>(null);
  /** As they are by now, for what ends after it was begun. */
  const latest = useRef<SeatValues | null>(null);
  const values = typed ?? stored ?? valuesOfSeats(order.attendees);
  const seats = seatsOf(order.order_lines);
  const { mutateAsync } = useMutation(giveAttendeesMutation(useTools(), order.uuid));

  const labels = {
    first_name: t('tickets.attendees.firstName'),
    last_name: t('tickets.attendees.lastName'),
    email: t('tickets.attendees.email'),
  };
  const fields = Object.fromEntries(
    seats.flatMap((seat, at) =>
      (['first_name', 'last_name', 'email'] as const).map((part) => [
        fieldOf(seat, part),
        {
          label: `${t('tickets.attendees.seat', { number: at + 1 })}: ${labels[part]}`,
          rules: part === 'email' ? [required, email] : [required],
          hasOwnDraft: true,
        },
      ]),
    ),
  ) as Record<SeatField, FieldDefinition>;

  function change(by: (before: SeatValues) => SeatValues) {
    const next = by(latest.current ?? values);
    latest.current = next;
    setTyped(next);
    saveDraft(draft, next as Record<string, string>);
  }

  return {
    fields,
    show: (form) => (
      <SeatsFields order={order} values={values} labels={labels} onChange={change} form={form} />
    ),
    async save() {
      try {
        await mutateAsync(attendeesBody(seats, values));
        saveDraft(draft, null);
      } catch (error) {
        if (!(error instanceof ApiError) || !error.fields) throw error;
        throw new ApiError(error.status, null, shownSeatFields(error.fields, seats), error.body);
      }
    },
  };
}
