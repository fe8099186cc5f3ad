import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type FormEvent } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { orderPaymentQuery } from '../../api/checkout.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { StepButtons } from '../../parts/forms/Form.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { Notice } from '../../ui/Notice.tsx';
import { isZero, useMoney } from '../money.ts';
import { informationPath, needsApproval } from '../steps.ts';
import { askedForApproval } from './asked-for-approval.ts';
import { byMethod, type Offered } from './offers.ts';
import { isWholeChoice, optionOf, PaymentMethods } from './PaymentMethods.tsx';
import { PaymentRefused } from './PaymentRefused.tsx';
import { useRememberedPayment, type Paid } from './remembered.ts';
import { Terms } from './Terms.tsx';
import { useOnline } from '../../state/useOnline.ts';
import { usePayment } from './usePayment.ts';

/** The ways to pay and the button that binds; above it stands what one is bound to. */
export function PaymentForm({ order }: { order: Order }) {
  const { t } = useTexts();
  const money = useMoney();
  const isOnline = useOnline();
  const { data } = useQuery(orderPaymentQuery(order.uuid));
  const methods = byMethod(data?.methods ?? []);
  const open = methods.filter(({ refused }) => refused === null);
  const [picked, setPicked] = useState<Paid | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { pay, isBusy, refused, forget } = usePayment(order, data?.payment?.uuid ?? null);

  const before = useRememberedPayment();
  const chosen = picked ?? proposed(open, before);
  const method = open.find((one) => one.method === chosen?.method);
  const total = money(order.totalWithDiscount);
  const isFree = isZero(order.totalWithDiscount);
  const isTest = method?.is_test ?? false;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !isOnline) return;
    if (!method || !chosen || !isWholeChoice(method, chosen.option)) {
      setMissing(true);
      // A bank or a plan of what is chosen, or else a way to pay.
      const missing = method ? `[name="option-${method.method}"]` : ':not(:disabled)';
      document.querySelector<HTMLElement>(`#payment-methods input${missing}`)?.focus();
      return;
    }
    pay(chosen);
  }

  /** The button that agreed goes with what was refused; the method that was chosen has the focus then. */
  function onAccepted() {
    forget();
    document.querySelector<HTMLElement>('#payment-methods input:checked')?.focus();
  }

  if (needsApproval(order))
    return (
      <Suspense fallback={null}>
        <LazyAskedForApproval order={order} />
      </Suspense>
    );
  return (
    // Sent before the script arrived, nothing of it must end up in the address bar, hence `post`.
    <form method="post" noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
      {refused && <PaymentRefused key={refused.at} refused={refused} order={order} onDone={onAccepted} />}
      {order.approval && <Notice tone="success">{t('checkout.approval.approved')}</Notice>}
      {methods.length === 0 ? (
        <Notice tone="warning">{t('checkout.payment.none')}</Notice>
      ) : (
        <PaymentMethods
          methods={methods}
          sum={order.totalWithDiscount}
          chosen={chosen}
          onChoose={(paid) => {
            setPicked(paid);
            setMissing(false);
          }}
          error={isMissing ? t(method ? 'checkout.payment.chooseOption' : 'checkout.payment.choose') : null}
        />
      )}
      {isTest && (
        <Notice tone="warning" title={t('checkout.payment.test')}>
          {t('checkout.payment.testMeans')}
        </Notice>
      )}
      <Terms order={order} />
      {!isOnline && <Notice tone="warning">{t('checkout.payment.offline')}</Notice>}
      <StepButtons
        back={
          <ButtonLink href={informationPath(order)} variant="quiet" icon="arrow-left">
            {t(order.is_event ? 'checkout.steps.eventInformation' : 'checkout.payment.back')}
          </ButtonLink>
        }
      >
        <Button
          type="submit"
          size="l"
          busy={isBusy}
          disabled={isOnline ? false : t('checkout.payment.offline')}
          className="whitespace-normal! max-md:w-full"
        >
          <span className="text-balance tabular-nums">
            {/* In the words, which take two lines in some languages. On a phone they need its place. */}
            <Icon name="lock-simple" className="mr-2 inline! align-[-0.25em] max-md:hidden!" />
            {isFree ? t('checkout.payment.orderFree') : t('checkout.payment.order', { sum: total })}
          </span>
        </Button>
      </StepButtons>
    </form>
  );
}

/** As the last time on this device; a single way is no choice. */
function proposed(open: readonly Offered[], before: Paid | null): Paid | null {
  const same =
    open.find(({ method }) => method === before?.method) ?? (open.length === 1 ? open[0] : undefined);
  return same ? { method: same.method, option: optionOf(same, before?.option ?? null) } : null;
}

function LazyAskedForApproval({ order }: { order: Order }) {
  const { AskedForApproval } = useLazyModule(askedForApproval);
  return <AskedForApproval order={order} />;
}
