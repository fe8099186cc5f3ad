import type { ReactNode } from 'react';
import type { DeliveryInformation, Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { dayInWords } from '../../parts/day-in-words.ts';
import { paths } from '../../paths.ts';
import { nonBreaking } from '../../parts/non-breaking.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { addressLine } from '../information/address-line.ts';
import { informationPath } from '../steps.ts';

/** Where it goes and for whom, as the steps before have it. */
export function ChosenSteps({ order }: { order: Order }) {
  const t = useT();
  const { delivery, delivery_information: given, uuid } = order;
  if (!delivery || !given) return null;
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
        {point && delivery.is_pickup_point_gone && (
          <span className="block text-danger">{t('checkout.delivery.pointGone', { name: point.name })}</span>
        )}
        {delivery.note && <span className="block text-muted">{delivery.note}</span>}
      </Chosen>
      <ChosenBuyer order={order} given={given} />
    </dl>
  );
}

/** Who buys, and where the invoice goes. */
export function ChosenBuyer({ order, given }: { order: Order; given: DeliveryInformation }) {
  const t = useT();
  const { contact, company, invoice_address: invoice } = given;
  const person = `${contact.first_name} ${contact.last_name}`;
  return (
    <Chosen
      icon={company ? 'buildings' : 'user'}
      label={t('checkout.steps.information')}
      href={informationPath(order)}
      change={t('checkout.payment.changeInformation')}
    >
      <span className="block font-medium">{company ? `${company.name} (${company.reg_code})` : person}</span>
      {company ? <span className="block">{person}</span> : null}
      <span className="block wrap-anywhere">{contact.email}</span>
      {nonBreaking(contact.phone)}
      <span className="block text-muted">
        {t('checkout.information.invoiceAddress')}: {addressLine(invoice)}
      </span>
      {company?.vat && (
        <span className="block text-muted">
          {t('checkout.fields.vat')}: {company.vat}
        </span>
      )}
      {order.purchase_order_number !== null && (
        <span className="block text-muted">
          {t('checkout.fields.purchaseOrder')}: {order.purchase_order_number}
        </span>
      )}
    </Chosen>
  );
}

interface ChosenProps {
  icon: IconName;
  label: string;
  href: string;
  change: string;
  children: ReactNode;
}

/** What a step before has settled, with the way to change it. */
export function Chosen({ icon, label, href, change, children }: ChosenProps) {
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
