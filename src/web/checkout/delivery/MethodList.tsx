import { useId } from 'react';
import type { DeliveryKind, DeliveryMethod } from '../../../domain/delivery/contract.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { dayInWords } from '../../parts/day-in-words.ts';
import { FieldError } from '../../ui/Field.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { isZero, useMoney } from '../money.ts';
import { OptionCard } from '../OptionCard.tsx';
import { LazyPickupPoints } from './LazyPickupPoints.tsx';
import type { DeliveryChoice } from './useDeliveryChoice.ts';

const icons: Record<DeliveryKind, IconName> = {
  locker: 'package',
  courier: 'truck',
  store: 'storefront',
  agreement: 'office-chair',
};

interface Props {
  methods: readonly DeliveryMethod[];
  choice: DeliveryChoice;
  /** Where the buyer is at home; undefined: not known. */
  postalCode: string | undefined;
  order: Order;
  /** Nothing is chosen. */
  error: string | null;
  /** The chosen way is, but not where to. */
  pointError: string | null;
}

/** The ways of delivery with what they cost and when they arrive; the chosen one asks where to. */
export function MethodList({ methods, choice, postalCode, order, error, pointError }: Props) {
  const t = useT();
  const money = useMoney();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error === null ? undefined : errorId}>
      <legend className="sr-only">{t('checkout.delivery.methods')}</legend>
      <div className="grid grid-cols-1 gap-3">
        {methods.map((method) => {
          const isChosen = method.id === choice.method;
          const isFree = isZero(method.price);
          return (
            <OptionCard
              key={method.id}
              id={`method-${method.id}`}
              name="method"
              value={String(method.id)}
              icon={icons[method.kind]}
              title={method.name}
              hint={
                <>
                  <span className="block font-medium text-success first-letter:uppercase">
                    {method.promised_on === null
                      ? t('checkout.byAgreement')
                      : t(
                          method.kind === 'store'
                            ? 'checkout.delivery.readyOn'
                            : 'checkout.delivery.arrivesOn',
                          {
                            day: dayInWords(method.promised_on, t),
                          },
                        )}
                  </span>
                  {!isFree && method.free_from !== null && (
                    <span className="block">
                      {t('checkout.delivery.freeFrom', { sum: money(method.free_from) })}
                    </span>
                  )}
                </>
              }
              aside={isFree ? t('checkout.free') : money(method.price)}
              isChosen={isChosen}
              onChoose={() => choice.change({ method: method.id, point: null })}
            >
              {method.needs_pickup_point && (
                <LazyPickupPoints
                  method={method}
                  chosen={choice.point}
                  onChoose={(point) => choice.change({ point })}
                  postalCode={postalCode}
                  countryId={order.country_id}
                  stored={order.delivery?.pickup_point ?? null}
                  error={method.id === choice.method ? pointError : null}
                />
              )}
            </OptionCard>
          );
        })}
      </div>
      {error !== null && (
        <div role="alert" className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
