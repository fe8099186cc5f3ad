/** Steps of the checkout that come before the payment (CO-01). */
export type CheckoutStep = 'delivery' | 'information' | 'attendees';

export interface CheckoutProgress {
  isEvent: boolean;
  /** Whether the way of delivery that was chosen is still offered, with a pick-up point where it needs one. */
  hasDelivery: boolean;
  hasInformation: boolean;
  acceptsTerms: boolean;
  /** Whether each seat of an order of tickets has its attendee. */
  hasAttendees: boolean;
}

/** The first step that is not complete, or null when the order may be paid. Tickets are not delivered. */
export function missingStep(progress: CheckoutProgress): CheckoutStep | null {
  if (!progress.isEvent && !progress.hasDelivery) return 'delivery';
  if (!progress.hasAttendees) return 'attendees';
  return progress.hasInformation && progress.acceptsTerms ? null : 'information';
}
