import type { Order } from '../../domain/orders/contract.ts';
import { isEditable, orderStatuses } from '../../domain/orders/statuses.ts';
import { paths } from '../paths.ts';

export const steps = ['delivery', 'information', 'payment'] as const;
export type Step = (typeof steps)[number];

/** A page an order can be at. */
export type Place = Step | 'cart' | 'paymentStatus' | 'success';

type Standing = Pick<Order, 'status' | 'delivery' | 'delivery_information'> & {
  order_lines: readonly unknown[];
};

/** Where an order stands: the first step that is not complete, or what became of it (CO-01). */
export function placeOf({ status, order_lines, delivery, delivery_information }: Standing): Place {
  const { id } = status as { id: (typeof orderStatuses)[keyof typeof orderStatuses] };
  if (id === orderStatuses.PENDING || id === orderStatuses.CANCELED) return 'paymentStatus';
  if (!isEditable(id)) return 'success';
  if (order_lines.length === 0) return 'cart';
  if (delivery === null) return 'delivery';
  return delivery_information === null ? 'information' : 'payment';
}

/** Where somebody is led who asks for a step of an order; null: they may stay. */
export function wayFrom(step: Step, order: Standing): Place | null {
  const place = placeOf(order);
  const isStep = (steps as readonly string[]).includes(place);
  return isStep && steps.indexOf(step) <= steps.indexOf(place as Step) ? null : place;
}

/** The address of a page of an order. */
export function pathOf(place: Place | 'failed', uuid: string): string {
  return place === 'cart' ? paths.cart() : paths.order[place](uuid);
}
