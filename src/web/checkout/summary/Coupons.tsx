import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { isEditable, type OrderStatus } from '../../../domain/orders/statuses.ts';
import { removeCouponMutation } from '../../api/checkout.ts';
import { failureText } from '../../api/failure-text.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { takesNothing } from '../../parts/orders/money.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useTools } from '../order.ts';
import { useRefusalParams } from './refused-coupon.ts';

const CouponForm = onDemand(() => import('./CouponForm.tsx'), { isOfFirstView: true });

/** Codes on the order, and behind a link the field for another: an open one sends people away to look for codes. */
export function Coupons({ order }: { order: Order }) {
  const { t, errorText } = useTexts();
  const paramsOf = useRefusalParams();
  const [isOpen, setOpen] = useState(false);
  /** Takes the focus from what goes: the form of a code that was taken, the button of one that is removed. */
  const place = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useMutation(removeCouponMutation(useTools(), order.uuid));
  const mayChange = isEditable(order.status.id as OrderStatus);
  if (!mayChange) return null;
  return (
    <div ref={place} tabIndex={-1} className="mt-3">
      {order.coupons.map((coupon) => {
        const { code, name, problem } = coupon;
        return (
          <p key={code} className="flex flex-wrap items-center justify-between gap-x-3 type-body-s">
            <span className="min-w-0 break-words">
              <span className="type-code">{code}</span> {name}
              {problem ? (
                <span className="block text-danger">{errorText(problem, paramsOf(coupon))}</span>
              ) : (
                takesNothing(order, code) && (
                  <span className="block text-muted">{t('checkout.summary.idleCoupon')}</span>
                )
              )}
            </span>
            <LinkButton
              aria-disabled={isPending}
              onClick={() => {
                if (isPending) return;
                place.current?.focus();
                mutate(code);
              }}
            >
              {t('checkout.summary.removeCoupon')}
              <span className="sr-only"> {code}</span>
            </LinkButton>
          </p>
        );
      })}
      {error && (
        <p role="alert" className="type-body-s text-danger">
          {failureText({ t, errorText }, error)}
        </p>
      )}
      {isOpen ? (
        <CouponForm
          uuid={order.uuid}
          onLost={() => setOpen(false)}
          onDone={() => {
            place.current?.focus();
            setOpen(false);
          }}
        />
      ) : (
        <LinkButton className="type-body-s noscript:hidden" onClick={() => setOpen(true)}>
          {t('checkout.summary.addCoupon')}
        </LinkButton>
      )}
    </div>
  );
}
