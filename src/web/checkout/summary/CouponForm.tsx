import { addCouponMutation } from '../../api/checkout.ts';
import { useT } from '../../i18n/texts.tsx';
import { required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTools } from '../order.ts';
import { useRefusalParams } from './refused-coupon.ts';

/** The field for a code, fetched by who opens it. */
export default function CouponForm({ uuid, onDone }: { uuid: string; onDone: () => void }) {
  const t = useT();
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
