import type { ReactNode } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { dayInWords } from '../../parts/delivery-words.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { addressLine } from '../information/address-line.ts';

/** Where it goes and for whom, as the steps before have it. */
export function ChosenSteps({ order }: { order: Order }) {
  const t = useT();
  const { delivery, delivery_information: given, uuid } = order;
  if (!delivery || !given) return null;
  const { contact, company } = given;
  const point = delivery.pickup_point;
  const address = given.delivery_address ?? given.invoice_address;
  return (
    <dl className="grid grid-cols-1 divide-y divide-line rounded-card border border-line-strong bg-surface">
      <Chosen
        icon="package"
        label={t('checkout.steps.delivery')}
        href={paths.order.delivery(uuid)}
        change={t('checkout.payment.changeDelivery')}
      >
        <span className="block font-medium first-letter:uppercase">
          {delivery.promised_on === null ? t('checkout.byAgreement') : dayInWords(delivery.promised_on, t)}
        </span>
        {delivery.method.name},{' '}
        {point ? `${point.name}, ${addressLine({ ...point, street: point.address })}` : addressLine(address)}
        {delivery.note && <span className="block text-muted">{delivery.note}</span>}
      </Chosen>
      <Chosen
        icon={company ? 'buildings' : 'user'}
        label={t('checkout.steps.information')}
        href={paths.order.information(uuid)}
        change={t('checkout.payment.changeInformation')}
      >
        <span className="block font-medium">
          {company ? `${company.name} (${company.reg_code})` : `${contact.first_name} ${contact.last_name}`}
        </span>
        {company ? `${contact.first_name} ${contact.last_name}, ` : ''}
        {contact.email}, {contact.phone}
        <span className="block text-muted">
          {t('checkout.information.invoiceAddress')}: {addressLine(given.invoice_address)}
        </span>
      </Chosen>
    </dl>
  );
}

interface ChosenProps {
  icon: IconName;
  label: string;
  href: string;
  change: string;
  children: ReactNode;
}

function Chosen({ icon, label, href, change, children }: ChosenProps) {
  const t = useT();
  return (
    <div className="flex items-start gap-3 px-4 py-3 md:px-5">
      <dt>
        <Icon name={icon} />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-4 type-body-s">
        <span className="min-w-0 grow basis-56 break-words">{children}</span>
        <a href={href} aria-label={change} className="link inline-flex min-h-6 items-center touch:min-h-11">
          {t('checkout.summary.change')}
        </a>
      </dd>
    </div>
  );
}
