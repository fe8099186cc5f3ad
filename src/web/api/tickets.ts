import { mutationOptions } from '@tanstack/react-query';
import { cancelSeatsCall, renameAttendeeCall } from '../../domain/events/calls.ts';
import type { RenameBody } from '../../domain/events/contract.ts';
import { orderCall } from '../../domain/orders/calls.ts';
import type { Sending } from './client.ts';
import type { Tools } from './customers.ts';

type OfAttendee = { uuid: string; attendee: string; key?: string };

/** Another person comes instead. `key` is that of the link in a mail. */
export const renameAttendeeMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (sending: Sending<OfAttendee, RenameBody>) => api.send(renameAttendeeCall, sending),
    onSettled: () => refresh(queries),
  });

/** Gives the seats of these attendees back. */
export const cancelSeatsMutation = ({ api, queries }: Tools, uuid: string, key: string | undefined) =>
  mutationOptions({
    mutationFn: (attendees: string[]) =>
      api.send(cancelSeatsCall, {
        params: { uuid, ...(key !== undefined && { key }) },
        body: { attendees },
      }),
    onSettled: () => refresh(queries),
  });

const refresh = (queries: Tools['queries']) => queries.invalidateQueries({ queryKey: [orderCall.path] });
