import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { isEditable, type OrderStatus } from '../../../domain/orders/statuses.ts';
import { addCouponMutation, removeCouponMutation } from '../../api/checkout.ts';
import { failureText } from '../../api/failure-text.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { takesNothing } from '../../parts/orders/money.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useMoney } from '../money.ts';
import { useTools } from '../order.ts';

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

/** What the words of a refused coupon take from it: the goods that are missing to its minimum. */
function useRefusalParams() {
  const money = useMoney();
  return (coupon: unknown) => ({ missing: money((coupon as { missing?: string } | null)?.missing ?? 0) });
}

function CouponForm({ uuid, onDone }: { uuid: string; onDone: () => void }) {
  const { t } = useTexts();
  const paramsOf = useRefusalParams();
  const {
    field,
    state: { attach, handlers, isSending, notice },
  } = useForm({
    isOfOrder: true,
    fields: { code: { label: t('checkout.summary.couponCode'), rules: [required] } },
    mutation: addCouponMutation(useTools(), uuid),
    variables: ({ code }, idempotencyKey) => ({ code, idempotencyKey }),
    fieldOf: (code) => (code.startsWith('COUPON_') ? 'code' : undefined),
    refusalParams: ({ body }) => paramsOf(body),
    onDone,
  });
  return (
    <form ref={attach} {...handlers} method="post" noValidate className="mt-2 grid gap-2">
      <TextField
        {...field('code')}
        // Opened by a press to be typed into.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        enterKeyHint="done"
      />
      <Button type="submit" variant="secondary" size="s" busy={isSending}>
        {t('checkout.summary.useCoupon')}
      </Button>
      {notice !== null && (
        <p role="alert" className="type-body-s text-danger">
          {notice}
        </p>
      )}
    </form>
  );
}
