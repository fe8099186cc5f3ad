import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import type { DeliveryMethod } from '../../domain/delivery/contract.ts';
import type { Order } from '../../domain/orders/contract.ts';
import { deliveryMethodsQuery } from '../api/checkout.ts';
import { useTexts } from '../i18n/texts.tsx';
import { StepButtons } from '../parts/forms/Form.tsx';
import { showWhole } from '../parts/forms/show-whole.ts';
import { paths } from '../paths.ts';
import { useNavigate } from '../state/navigation.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { preloadedModule, useLazyModule } from '../ui/lazy-module.ts';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { pickupPoints } from './delivery/LazyPickupPoints.tsx';
import { MethodList } from './delivery/MethodList.tsx';
import { NoMethods } from './delivery/NoMethods.tsx';
import { rememberDelivery, useRememberedDelivery } from './delivery/remembered.ts';
import { storedIn, useDeliveryChoice, type Choice } from './delivery/useDeliveryChoice.ts';
import { checkoutMeta, prefetchLastOrder, prefetchStep, useLastOrder, useOrder } from './order.ts';

export { loadTexts } from './texts.ts';

/** Lazy, as only who has ordered before has a short way. */
const expressPanel = preloadedModule(() => import('./delivery/ExpressPanel.tsx'), {
  isRare: true,
  isOfFirstView: true,
});

export const prefetch = prefetchStep('delivery', async (order, _page, queries) => {
  const [last] = await Promise.all([
    prefetchLastOrder(queries),
    queries.fetchQuery(deliveryMethodsQuery(order.uuid)),
  ]);
  await Promise.all([
    last && expressPanel.load(),
    (order.delivery ?? last?.delivery)?.pickup_point && pickupPoints.load(),
  ]);
});

/** How the order gets to its buyer (CO-02). */
export default function DeliveryPage() {
  const { t, errorText } = useTexts();
  const order = useOrder();
  const last = useLastOrder();
  const navigate = useNavigate();
  const { data: methods = [] } = useQuery(deliveryMethodsQuery(order.uuid));
  // What was missing when it was last sent: another method chosen since is no mistake yet.
  const [missingFor, setMissingFor] = useState<number | null>();
  const [isLeaving, setLeaving] = useState(false);
  /** How often the way on was refused. */
  const [refusals, setRefusals] = useState(0);
  const proposed = useProposal(order, last, methods);
  const choice = useDeliveryChoice(order, proposed, ({ method, point }) =>
    methods.some((one) => one.id === method && (!one.needs_pickup_point || point !== null)),
  );

  const proposal = choice.isPicked ? null : `${choice.method} ${choice.point}`;
  const storeProposal = useEffectEvent(() => {
    if (!order.delivery && proposal !== null) void choice.save();
  });
  // It stands chosen already: stored at once, so that the sums beside it are right and its place is named.
  useEffect(() => {
    storeProposal();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what this device remembers is known a moment later
  }, [proposal]);

  async function goOn(event: FormEvent) {
    event.preventDefault();
    const method = methods.find(({ id }) => id === choice.method);
    if (!method || (method.needs_pickup_point && choice.point === null)) {
      setMissingFor(choice.method);
      const first = method ? `points-${method.id}` : `method-${methods[0]?.id}`;
      document.getElementById(first)?.focus();
      return;
    }
    setLeaving(true);
    if (await choice.save()) {
      rememberDelivery({ method: method.id, pickup_point: choice.point });
      navigate(paths.order.information(order.uuid));
    } else setRefusals((count) => count + 1);
    setLeaving(false);
  }

  const isGone = order.delivery?.is_pickup_point_gone === true && choice.method === order.delivery.method.id;
  const isMissing = missingFor === choice.method;
  const isPointMissing = isMissing && choice.method !== null && choice.point === null;
  return (
    <CheckoutFrame title={t('checkout.delivery.title')} order={order}>
      {last?.delivery && last.delivery_information && (
        <Suspense fallback={null}>
          <LazyExpressPanel order={order} last={last} />
        </Suspense>
      )}
      {/* Sent before the script arrived, nothing of it must end up in the address bar, hence `post`. */}
      <form
        method="post"
        noValidate
        onSubmit={(event) => void goOn(event)}
        className="grid grid-cols-1 gap-5"
      >
        {choice.refused !== null && (
          // Made anew with each press, so that it comes into view and is read out each time.
          <div key={refusals} ref={showWhole} className="scroll-mt-6">
            <Notice tone="danger">
              {choice.refused === 'NETWORK' ? t('errors.network') : errorText(choice.refused)}
            </Notice>
          </div>
        )}
        {methods.length === 0 ? (
          <NoMethods />
        ) : (
          <>
            <MethodList
              methods={methods}
              choice={choice}
              postalCode={postalCodeNear(order, last)}
              order={order}
              error={isMissing && choice.method === null ? t('checkout.delivery.chooseMethod') : null}
              pointError={
                isPointMissing && !isGone
                  ? t('checkout.delivery.choosePoint')
                  : isGone && choice.point === null
                    ? t('checkout.delivery.pointGone', { name: order.delivery!.pickup_point!.name })
                    : null
              }
            />
            <TextField
              label={t('checkout.delivery.note')}
              hint={t('checkout.delivery.noteHint')}
              optional
              maxLength={255}
              autoComplete="off"
              name="note"
              value={choice.note}
              onChange={(event) => choice.change({ note: event.target.value })}
              onBlur={() => choice.note !== (order.delivery?.note ?? '') && void choice.save()}
            />
          </>
        )}
        <StepButtons
          back={
            <ButtonLink href={paths.cart()} variant="quiet" icon="arrow-left">
              {t('checkout.delivery.back')}
            </ButtonLink>
          }
        >
          {methods.length > 0 && (
            <Button type="submit" size="l" busy={isLeaving} className="max-md:w-full md:min-w-55">
              {t('checkout.delivery.next')}
            </Button>
          )}
        </StepButtons>
      </form>
    </CheckoutFrame>
  );
}

function LazyExpressPanel(props: { order: Order; last: Order }) {
  const { ExpressPanel } = useLazyModule(expressPanel);
  return <ExpressPanel {...props} />;
}

/** What stands chosen at first: what the order has, how the one before was delivered, or the only way there is. */
function useProposal(order: Order, last: Order | undefined, methods: readonly DeliveryMethod[]): Choice {
  const remembered = useRememberedDelivery();
  if (order.delivery) return storedIn(order.delivery);
  const before: Choice | null = last?.delivery
    ? storedIn(last.delivery)
    : remembered && { method: remembered.method, point: remembered.pickup_point, note: '' };
  const isOffered = methods.some(({ id }) => id === before?.method);
  if (before && isOffered) return { ...before, note: '' };
  const [only, other] = methods;
  return { method: only && !other ? only.id : null, point: null, note: '' };
}

/** Where the buyer is at home, as far as orders have told. */
function postalCodeNear(...orders: (Order | undefined)[]): string | undefined {
  for (const order of orders) {
    const given = order?.delivery_information;
    const code = (given?.delivery_address ?? given?.invoice_address)?.postal_code;
    if (code) return code;
  }
  return undefined;
}

export const meta = checkoutMeta('checkout.delivery.metaTitle');
