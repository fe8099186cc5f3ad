import type { Order } from '../../domain/orders/contract.ts';
import { goesWhereItIsPriced } from '../../domain/orders/information.ts';
import { isEditable, orderStatuses } from '../../domain/orders/statuses.ts';
import { paths } from '../paths.ts';

export const steps = ['delivery', 'information', 'payment'] as const;
/** Nothing of an event is delivered; who comes is asked for with who pays (CO-09). */
export const eventSteps = ['eventInformation', 'eventPayment'] as const;
export type Step = (typeof steps)[number] | (typeof eventSteps)[number];

/** A page an order can be at. */
export type Place = Step | 'cart' | 'event' | 'paymentStatus' | 'success';

type Standing = Pick<Order, 'status' | 'is_event' | 'country_id' | 'delivery' | 'delivery_information'> & {
  order_lines: readonly unknown[];
  event: { missing_attendees: readonly unknown[] } | null;
};

/** Where an order stands: the first step that is not complete, or what became of it (CO-01). */
export function placeOf(order: Standing): Place {
  const { id } = order.status as { id: (typeof orderStatuses)[keyof typeof orderStatuses] };
  if (id === orderStatuses.PENDING || id === orderStatuses.CANCELED) return 'paymentStatus';
  if (!isEditable(id)) return 'success';
  return order.is_event ? placeOfSeats(order) : placeOfGoods(order);
}

function placeOfGoods({ order_lines, country_id, delivery, delivery_information }: Standing): Place {
  if (order_lines.length === 0) return 'cart';
  if (delivery === null) return 'delivery';
  if (delivery_information === null) return 'information';
  const isPickedUp = delivery.method.needs_pickup_point;
  const isAsPriced = goesWhereItIsPriced(delivery_information, { isPickedUp, countryId: country_id });
  return isAsPriced ? 'payment' : 'information';
}

function placeOfSeats({ order_lines, event, delivery_information }: Standing): Place {
  if (event === null || order_lines.length === 0) return 'event';
  const isComplete = delivery_information !== null && event.missing_attendees.length === 0;
  return isComplete ? 'eventPayment' : 'eventInformation';
}

/** Where somebody is led who asks for a step of an order; null: they may stay. */
export function wayFrom(step: Step, order: Standing): Place | null {
  const place = placeOf(order);
  const way: readonly Place[] = order.is_event ? eventSteps : steps;
  if (!way.includes(step) || !way.includes(place)) return place;
  return way.indexOf(step) <= way.indexOf(place) ? null : place;
}

interface Addressed {
  uuid: string;
  event: { id: number; template: string } | null;
}

/** The address of a page of an order. */
export function pathOf(place: Place | 'failed', { uuid, event }: Addressed): string {
  if (place === 'cart') return paths.cart();
  if (place === 'event') return event ? paths.event(event.template, event.id) : paths.events();
  return paths.order[place](uuid);
}

/** Where who pays is changed. */
export function informationPath({ uuid, is_event }: Pick<Order, 'uuid' | 'is_event'>): string {
  return is_event ? paths.order.eventInformation(uuid) : paths.order.information(uuid);
}

/** Where what is ordered is changed. */
export function contentPath({ uuid, is_event }: Pick<Order, 'uuid' | 'is_event'>): string {
  return is_event ? paths.order.eventInformation(uuid) : paths.cart();
}

/** Whether an administrator of the company has to agree to it before it is paid. */
export function needsApproval({ approval }: Pick<Order, 'approval'>): boolean {
  return approval !== null && approval.state !== 'approved';
}

/** Whether all that is left is to pay. */
export function isToBePaid(order: Standing): boolean {
  const place = placeOf(order);
  return place === 'payment' || place === 'eventPayment';
}
