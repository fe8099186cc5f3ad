import type { ShopError } from '../../domain/errors.ts';
import { goesWhereItIsPriced } from '../../domain/orders/information.ts';
import { missingStep } from '../../domain/orders/steps.ts';
import { hasAllAttendees } from '../events/service.ts';
import type { Draft } from './draft.ts';

type Refusal = ConstructorParameters<typeof ShopError>;

/** Why a draft cannot be placed as it stands, to be thrown; null: it can. Asked of each draft that is shown. */
export function refusalOf({
  row,
  lines,
  deliveryOption,
  isPointGone,
  sums,
  approval,
  event,
}: Draft): Refusal | null {
  if (lines.length === 0) return ['ORDER_EMPTY'];
  const step = missingStep({
    isEvent: row.is_event,
    hasDelivery:
      deliveryOption !== null && (!deliveryOption.method.needsPickupPoint || row.pickup_point !== null),
    hasInformation:
      row.information !== null &&
      (deliveryOption === null ||
        goesWhereItIsPriced(row.information, {
          isPickedUp: deliveryOption.method.needsPickupPoint,
          countryId: row.country_id,
        })),
    acceptsTerms: row.information?.consents.terms === true,
    hasAttendees: event === null || hasAllAttendees(event, lines),
  });
  if (step !== null) return ['ORDER_STEP_MISSING', step, { more: { step } }];
  if (isPointGone) return ['PICKUP_POINT_UNKNOWN'];
  const hasChanged =
    lines.some(({ problem, unitCents, seenCents }) => problem !== null || unitCents !== seenCents) ||
    sums.refusals.some((refusal) => refusal !== null);
  if (hasChanged) return ['ORDER_CHANGED'];
  if (approval !== null && approval !== 'approved') return ['ORDER_NEEDS_APPROVAL', approval];
  return null;
}
