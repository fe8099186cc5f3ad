import { useRef, useState, type FormEvent } from 'react';
import { addCouponCall, removeCouponCall } from '../../../domain/orders/calls.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import type { Cart } from '../../state/cart/cart.ts';
import { askOrder } from '../../state/cart/find-cart.ts';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { takesNothing, formatEuros } from '../orders/money.ts';
import { useCartWrite } from './useCartWrite.ts';

/** Discount codes of the cart (CT-08). The field is behind a link: an open one sends people away to look for codes. */
export function Coupons({ cart, order }: { cart: Cart; order: Order }) {
  const { t, errorText, language } = useTextsWith('cartPage');
  useTextsWith('refusals');
  const { api } = usePage();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  /** Takes the focus from what goes: the form of a code that was taken, the button of one that is removed. */
  const place = useRef<HTMLDivElement>(null);
  const refused = (text: string) => {
    setRefusal(text);
    field.current?.focus();
  };
  const adding = useCartWrite(
    cart,
    ({ uuid, version }, code: string) =>
      api.send(addCouponCall, { params: { uuid }, body: { code, version } }),
    {
      onDone(code) {
        place.current?.focus();
        setOpen(false);
        toast({ text: t('cartPage.coupon.added', { code }), key: 'coupon' });
      },
      onFailed: refused,
    },
  );
  const removing = useCartWrite(
    cart,
    async ({ uuid }, code: string) => {
      await api.send(removeCouponCall, { params: { uuid, code }, body: undefined });
      return askOrder(api, uuid);
    },
    {
      onDone: (code) => toast({ text: t('cartPage.coupon.removed', { code }), tone: 'info', key: 'coupon' }),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current!.value.trim().toUpperCase();
    if (code === '') refused(t('cartPage.coupon.required'));
    else if (!adding.isPending) adding.mutate(code);
  };
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3">
      {order.coupons.length > 0 ? (
        <ul className="grid gap-2">
          {order.coupons.map(({ code, name, problem, missing }) => (
            <li key={code} className="flex items-center gap-2">
              <Icon name="tag" className="text-muted" />
              <div className="min-w-0 grow wrap-anywhere">
                <p>
                  <strong>{code}</strong> <span className="text-muted">{name}</span>
                </p>
                {problem === null ? (
                  takesNothing(order, code) && (
                    <p className="type-body-s text-muted">{t('cartPage.coupon.idle')}</p>
                  )
                ) : (
                  <p className="type-body-s text-danger">
                    {errorText(problem, { missing: formatEuros(missing ?? 0, language) })}
                  </p>
                )}
              </div>
              <IconButton
                icon="x"
                iconSize={16}
                tooltip="none"
                label={t('cartPage.coupon.remove', { code })}
                onClick={() => {
                  place.current?.focus();
                  removing.mutate(code);
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <form noValidate method="post" onSubmit={submit} className="flex flex-wrap items-start gap-2">
          <TextField
            ref={(input) => {
              if (input && !field.current) input.focus();
              field.current = input;
            }}
            label={t('cartPage.coupon.label')}
            error={refusal}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={64}
            className="min-w-0 grow basis-32"
            onChange={() => setRefusal(undefined)}
          />
          <Button type="submit" variant="secondary" busy={adding.isPending} className="mt-7">
            {t('cartPage.coupon.use')}
          </Button>
        </form>
      ) : (
        <LinkButton className="justify-self-start" onClick={() => setOpen(true)}>
          {t('cartPage.coupon.open')}
        </LinkButton>
      )}
    </div>
  );
}
