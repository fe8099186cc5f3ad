import { mutationOptions } from '@tanstack/react-query';
import { Suspense, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from '../../../domain/orders/contract.ts';
import { countryCodeOf } from '../../../domain/shops/audience.ts';
import { ApiError } from '../../api/client.ts';
import { giveInformationMutation } from '../../api/checkout.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { optional, phone, regCode, vatNumber } from '../../parts/forms/field-rules.ts';
import { agreed, email, required, type Rule } from '../../parts/forms/rules.ts';
import { useForm, type FieldDefinition } from '../../parts/forms/useForm.ts';
import { paths } from '../../paths.ts';
import { useStoredDraft } from '../../state/drafts.ts';
import { useNavigate } from '../../state/navigation.tsx';
import { postalCodeOf } from '../../../domain/customers/rules.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { SeatField } from '../event/seats.ts';
import type { Seats } from '../event/useSeats.tsx';
import { useTools } from '../order.ts';
import { needsApproval, pathOf } from '../steps.ts';
import { AddressFields } from './AddressFields.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { ConsentBoxes } from './ConsentBoxes.tsx';
import { knownDetails } from './known-details.ts';
import type { KnownDetails } from './KnownDetails.tsx';
import { isComplete } from './proposals.ts';
import { PurchaseOrderField } from './PurchaseOrderField.tsx';
import { bodyOf, shownFields, type FieldName, type Values } from './values.ts';

interface Props {
  order: Order;
  /** What stands in the fields at first. */
  values: Values;
  /** Whether the shop knows this buyer: what is complete need not be seen as fields. */
  isKnown: boolean;
  /** Under this name what was typed survives a reload. */
  draft: string;
  isSubscribed: boolean;
  onDone: () => void;
  /** Of an order of an event: who takes the seats is asked in the same form. */
  seats?: Seats | undefined;
}

/**
 * The fields of the details. All of them are there all the time, the ones nobody is asked for hidden, so that nothing typed is
 * lost by a change of mind.
 */
export function InformationForm(props: Props) {
  const { order, values, isKnown, draft, isSubscribed, onDone, seats } = props;
  const { t } = useTexts();
  const tools = useTools();
  const navigate = useNavigate();
  const isBrought = order.delivery !== null && !order.delivery.method.needs_pickup_point;
  // What is shown follows what was typed before a reload, until somebody changes it again.
  const typed = useStoredDraft(draft);
  const stored = (name: FieldName) => typed?.[name] ?? values[name];
  const [pickedBuyer, setBuyer] = useState<string | null>(null);
  const [pickedSame, setSame] = useState<boolean | null>(null);
  const [pickedCountry, setInvoiceCountry] = useState<number | null>(null);
  const [isOpened, setOpened] = useState(!isKnown || !isComplete(values, { isBrought }));
  const fieldsBox = useRef<HTMLDivElement>(null);
  const buyer = pickedBuyer ?? stored('buyer');
  const isSame = pickedSame ?? stored('same') === 'on';
  const invoiceCountry = pickedCountry ?? (Number(stored('invoice_address.country_id')) || order.country_id);
  const isOpen = isOpened || typed !== null;

  const isCompany = buyer === 'company';
  const hasOwnInvoice = !isBrought || !isSame;
  const when = (isAsked: boolean, ...rules: Rule[]) => (isAsked ? rules : []);
  const country = countryCodeOf(hasOwnInvoice ? invoiceCountry : order.country_id);
  const postalCode =
    (of: number): Rule =>
    (value) =>
      postalCodeOf(of, value) === null ? 'invalid_postal_code' : null;
  const titles = {
    delivery_address: t('checkout.information.deliveryAddress'),
    invoice_address: t('checkout.information.invoiceAddress'),
  };
  const addressRules = (kind: keyof typeof titles, isAsked: boolean, of: number) => {
    // Of two addresses on the page each is named.
    const whose = isBrought && hasOwnInvoice ? titles[kind] : undefined;
    return {
      [`${kind}.street`]: { of: whose, label: t('checkout.fields.street'), rules: when(isAsked, required) },
      [`${kind}.postal_code`]: {
        of: whose,
        label: t('checkout.fields.postalCode'),
        rules: when(isAsked, required, postalCode(of)),
      },
      [`${kind}.city`]: { of: whose, label: t('checkout.fields.city'), rules: when(isAsked, required) },
      [`${kind}.country_id`]: { label: t('checkout.fields.country') },
    } as Record<`${typeof kind}.${'street' | 'postal_code' | 'city' | 'country_id'}`, FieldDefinition>;
  };
  const format = t(`checkout.regCodeFormat.${country}`);

  const give = giveInformationMutation(tools);
  const fields: Record<FieldName | SeatField, FieldDefinition> = {
    buyer: { label: t('checkout.fields.buyer') },
    'company.name': { label: t('checkout.fields.companyName'), rules: when(isCompany, required) },
    'company.reg_code': {
      label: t('checkout.fields.regCode'),
      rules: when(isCompany, required, regCode(country)),
      limits: { format },
    },
    'company.vat': {
      label: t('checkout.fields.vat'),
      rules: when(isCompany, optional(vatNumber(country))),
      limits: { format: t(`checkout.vatFormat.${country}`) },
    },
    'contact.first_name': { label: t('checkout.fields.firstName'), rules: [required] },
    'contact.last_name': { label: t('checkout.fields.lastName'), rules: [required] },
    'contact.email': { label: t('checkout.fields.email'), rules: [required, email] },
    'contact.phone': { label: t('checkout.fields.phone'), rules: [required, phone] },
    ...addressRules('delivery_address', isBrought, order.country_id),
    same: { label: t('checkout.fields.same') },
    ...addressRules('invoice_address', hasOwnInvoice, invoiceCountry),
    purchase_order_number: { label: t('checkout.fields.purchaseOrder') },
    'consents.terms': { label: t('checkout.consents.termsShort'), rules: [agreed] },
    'consents.newsletter': { label: t('checkout.consents.newsletter') },
    ...seats?.fields,
  };
  const form = useForm({
    isOfOrder: true,
    draft,
    fields,
    mutation: mutationOptions({
      ...give,
      async mutationFn(sending: Parameters<NonNullable<typeof give.mutationFn>>[0], context) {
        try {
          await seats?.save();
          return await give.mutationFn!(sending, context);
        } catch (error) {
          if (!(error instanceof ApiError) || !error.fields) throw error;
          const shown = shownFields(error.fields, { hasOwnInvoice, isCompany });
          throw new ApiError(error.status, null, shown, error.body);
        }
      },
    }),
    variables: (typed, idempotencyKey) => ({
      params: { uuid: order.uuid },
      body: bodyOf(typed, { isBrought }),
      idempotencyKey,
    }),
    onRefused(code) {
      if (code !== 'ORDER_STEP_MISSING') return false;
      navigate(paths.order.delivery(order.uuid));
      return true;
    },
    onDone() {
      onDone();
      navigate(order.is_event ? paths.order.eventPayment(order.uuid) : paths.order.payment(order.uuid));
    },
  });
  const { field, checkbox, state } = form;
  // What is wrong must be seen; what is wrong with a seat stands at the seat.
  const isShown = isOpen || state.problems.some(({ name }) => !name.startsWith('seats.'));
  const hasAgreed = isKnown && values['consents.terms'] === 'on' && !isShown;

  /** The button that opens the fields goes: the first of them has the focus then. */
  function open() {
    flushSync(() => setOpened(true));
    fieldsBox.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }

  return (
    <Form
      form={state}
      submit={t(needsApproval(order) ? 'checkout.approval.send' : 'checkout.information.next')}
      back={
        <ButtonLink
          href={order.is_event ? pathOf('event', order) : paths.order.delivery(order.uuid)}
          variant="quiet"
          icon="arrow-left"
        >
          {t(order.is_event ? 'tickets.attendees.back' : 'checkout.information.back')}
        </ButtonLink>
      }
    >
      {!isShown && (
        <Suspense fallback={null}>
          <LazyKnownDetails values={values} isBrought={isBrought} onChange={open} />
        </Suspense>
      )}
      <div ref={fieldsBox} hidden={!isShown} className={isShown ? 'grid grid-cols-1 gap-5' : undefined}>
        <BuyerFields {...{ field, values, isCompany, setBuyer, country }} isEvent={order.is_event} />
        <div hidden={!isBrought} className="rounded-panel border border-line bg-surface p-4 md:p-6">
          <AddressFields
            {...{ field, values }}
            kind="delivery_address"
            title={titles.delivery_address}
            same={{ box: checkbox('same'), isSame, setSame }}
          />
        </div>
        <div hidden={!hasOwnInvoice} className="rounded-panel border border-line bg-surface p-4 md:p-6">
          <AddressFields
            {...{ field, values }}
            kind="invoice_address"
            title={titles.invoice_address}
            country={{ id: invoiceCountry, onChange: setInvoiceCountry }}
          />
        </div>
      </div>
      <PurchaseOrderField
        {...{ field, values, isCompany }}
        isFilled={stored('purchase_order_number') !== ''}
      />
      {seats?.show(form)}
      <div hidden={hasAgreed}>
        <ConsentBoxes {...{ checkbox, values, isSubscribed }} />
      </div>
      {needsApproval(order) && <Notice>{t('checkout.approval.sendHow')}</Notice>}
    </Form>
  );
}

function LazyKnownDetails(props: ComponentProps<typeof KnownDetails>) {
  const { KnownDetails: Details } = useLazyModule(knownDetails);
  return <Details {...props} />;
}
