import { mutationOptions } from '@tanstack/react-query';
import {
  acceptOfferCall,
  confirmWaitlistCall,
  eventCall,
  eventsCall,
  joinWaitlistCall,
  leaveWaitlistCall,
  ticketCall,
  waitlistEntryCall,
  type EventsParams,
} from '../../domain/events/calls.ts';
import type { WaitlistBody, WaitlistTokenBody } from '../../domain/events/contract.ts';
import { addLinesCall, createOrderCall } from '../../domain/orders/calls.ts';
import type { OrderLinesBody } from '../../domain/orders/contract.ts';
import type { Api, Sending } from './client.ts';
import { fresh, getCall } from './queries.ts';

export type { EventsParams };

export const eventsQuery = (asked: EventsParams) => getCall(eventsCall, asked, fresh.short);
export const eventQuery = (id: number) => getCall(eventCall, { id }, fresh.short);
/** Where somebody stands on a waiting list is asked each time. */
export const waitlistEntryQuery = (token: string) => getCall(waitlistEntryCall, { token }, { staleTime: 0 });

/** `key` is that of the link in the mail to the attendee. */
export const ticketQuery = (attendee: string, key: string) =>
  getCall(ticketCall, { attendee, key }, { staleTime: 0 });

export const joinWaitlistMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (sending: Sending<{ id: number }, WaitlistBody>) => api.send(joinWaitlistCall, sending),
  });

const steps = { confirm: confirmWaitlistCall, leave: leaveWaitlistCall } as const;

export const waitlistStepMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationFn: (step: keyof typeof steps) => api.send(steps[step], { body: { token } }),
  });

/** Asked again it answers the same order. */
export const acceptOfferMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (body: WaitlistTokenBody) => api.send(acceptOfferCall, { body }),
  });

/** An order of an event, which holds seats alone. One key is one order, however often it is asked for. */
export const beginEventOrder = (api: Api, event: number, idempotencyKey: string) =>
  api.send(createOrderCall, { body: { status: { id: 7 }, event }, idempotencyKey });

/** All the seats or none. */
export const takeSeats = (api: Api, uuid: string, lines: OrderLinesBody['lines'], idempotencyKey: string) =>
  api.send(addLinesCall, { params: { uuid }, body: { lines }, idempotencyKey });
