import { useId } from 'react';
import type { PaymentMethod } from '../../../domain/payments/contract.ts';
import { formatDate } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { FieldError } from '../../ui/Field.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useMoney } from '../money.ts';
import { OptionCard } from '../OptionCard.tsx';
import type { Offered } from './offers.ts';
import type { Paid } from './remembered.ts';

const icons: Record<PaymentMethod, IconName> = {
  BANK: 'bank',
  CREDIT_CARD: 'credit-card',
  APPLE_PAY: 'credit-card',
  LEASE: 'calendar-blank',
  INVOICE: 'receipt',
  CREDIT: 'receipt',
  NO_PAYMENT: 'check-circle',
};

/** The option of a way to pay that stands chosen: the one of before, or the only one. */
export function optionOf({ options }: Offered, before: string | null): string | null {
  if (options.some(({ id }) => id === before)) return before;
  return options.length === 1 ? options[0]!.id : null;
}

/** Whether a way to pay is chosen with all it asks for. */
export function isWholeChoice({ options }: Offered, option: string | null): boolean {
  return options.length === 0 || options.some(({ id }) => id === option);
}

interface Props {
  methods: readonly Offered[];
  chosen: Paid | null;
  onChoose: (paid: Paid) => void;
  error: string | null;
  /** What is to be paid. */
  sum: string;
}

/** The ways this order may be paid; banks and plans stand within theirs. */
export function PaymentMethods({ methods, chosen, onChoose, error, sum }: Props) {
  const { t } = useTexts();
  const money = useMoney();
  const errorId = useId();
  return (
    <fieldset id="payment-methods" aria-describedby={error === null ? undefined : errorId}>
      <legend className="sr-only">{t('checkout.payment.title')}</legend>
      <div className="grid grid-cols-1 gap-3">
        {methods.map((offered) => {
          const { method, refused } = offered;
          const isChosen = chosen?.method === method;
          const hint = t(`checkout.methods.${method}.hint`);
          return (
            <OptionCard
              key={method}
              name="payment"
              value={method}
              icon={icons[method]}
              title={t(`checkout.methods.${method}.name`)}
              hint={
                offered.due_on === null
                  ? hint
                  : `${hint}. ${t('checkout.payment.dueOn', { date: formatDate(`${offered.due_on}T12:00:00Z`) })}`
              }
              aside={
                offered.is_test ? <Badge tone="warning">{t('checkout.payment.testBadge')}</Badge> : undefined
              }
              refused={
                refused === null
                  ? undefined
                  : t(`checkout.payment.refused.${refused}`, { free: money(offered.credit_left ?? 0) })
              }
              isChosen={isChosen}
              onChoose={() => onChoose({ method, option: optionOf(offered, null) })}
            >
              {offered.options.length > 1 && (
                <Options
                  offered={offered}
                  sum={sum}
                  chosen={chosen?.option ?? null}
                  onChoose={(option) => onChoose({ method, option })}
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

interface OptionsProps {
  offered: Offered;
  sum: string;
  chosen: string | null;
  onChoose: (option: string) => void;
}

/** Banks by their logos and names, plans by what they cost a month. */
function Options({ offered, sum, chosen, onChoose }: OptionsProps) {
  const { t } = useTexts();
  const money = useMoney();
  const hasPlans = offered.options.some(({ monthly }) => monthly !== null);
  return (
    <fieldset>
      <legend className="sr-only">{t(hasPlans ? 'checkout.payment.plans' : 'checkout.payment.banks')}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {offered.options.map(({ id, name, logo_url: logo, monthly }) => (
          <label
            key={id}
            className="relative grid min-h-13 cursor-pointer place-items-center rounded-card border border-line-strong px-2 py-2 text-center type-body-s font-action hover:bg-hover has-checked:border-action has-checked:bg-hover has-checked:inset-ring has-checked:inset-ring-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              className="sr-only"
              name={`option-${offered.method}`}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {logo === null ? (
              <span className="break-words hyphens-auto">{name}</span>
            ) : (
              <img src={logo} alt={name} height={24} className="h-6 w-auto max-w-full object-contain" />
            )}
            {monthly !== null && (
              <span className="type-caption font-normal text-muted tabular-nums">
                {t('checkout.payment.monthly', { sum: money(monthly) })}
              </span>
            )}
          </label>
        ))}
      </div>
      {hasPlans && (
        <div className="mt-2 grid gap-1 type-body-s text-muted tabular-nums">
          {offered.options.map(
            ({ id, name, monthly, cost }) =>
              cost && (
                <p key={id}>
                  {t('checkout.payment.planCost', {
                    plan: name,
                    sum: money(sum),
                    months: cost.months,
                    monthly: money(monthly!),
                    total: money(cost.total),
                    percent: Number(cost.yearly_percent),
                  })}
                </p>
              ),
          )}
          <p>{t('checkout.payment.planTerms')}</p>
          <p>{t('checkout.payment.planWarning')}</p>
        </div>
      )}
    </fieldset>
  );
}
