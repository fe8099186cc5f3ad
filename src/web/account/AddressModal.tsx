import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AddressBody, AddressType, Customer } from '../../domain/customers/contract.ts';
import type { DeliveryCountry } from '../../domain/shops/contract.ts';
import { postalCodeOf } from '../../domain/customers/rules.ts';
import { addAddressMutation } from '../api/customer-writes.ts';
import { customersQuery } from '../api/customers.ts';
import { deliveryCountriesQuery } from '../api/shops.ts';
import { useTextsWith } from '../i18n/load-areas.ts';
import { Form } from '../parts/forms/Form.tsx';
import { required, type Rule } from '../parts/forms/rules.ts';
import { useForm } from '../parts/forms/useForm.ts';
import { readDraft } from '../state/drafts.ts';
import { usePage } from '../state/page.tsx';
import { ChoiceGroup, Radio } from '../ui/Checkbox.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toast.tsx';
import { useCustomers, useTools } from './account.ts';
import { addressTypes } from './addresses/types.ts';
import { optional, phone } from '../parts/forms/field-rules.ts';
import { Loaded } from './Loaded.tsx';
import { NoCustomer } from './NoCustomer.tsx';
import { useSignedIn } from './useSignedIn.ts';

/** What was typed comes back after a reload. */
const draft = 'new-address';

interface ModalProps {
  onClose: () => void;
  props: Record<string, unknown>;
}

/** A new address of the active customer; `type` says which kind was asked for. */
export default function AddressModal({ onClose, props }: ModalProps) {
  const { t } = useTextsWith('account');
  const isSignedIn = useSignedIn();
  const query = useQuery({ ...customersQuery(), enabled: isSignedIn });
  const countries = useQuery({ ...deliveryCountriesQuery(), enabled: isSignedIn });
  const { active } = useCustomers();
  if (!isSignedIn) return null;
  const type = addressTypes.find((one) => one === props['type']) ?? 'DELIVERY';
  return (
    <Modal title={t('account.addresses.new')} onClose={onClose}>
      <Loaded query={query} rows={6}>
        {() =>
          active ? (
            <Loaded query={countries} rows={6}>
              {(known) => <AddressForm customer={active} countries={known} type={type} onDone={onClose} />}
            </Loaded>
          ) : (
            <NoCustomer />
          )
        }
      </Loaded>
    </Modal>
  );
}

interface FormProps {
  customer: Customer;
  countries: readonly DeliveryCountry[];
  type: AddressType;
  onDone: () => void;
}

function AddressForm({ customer, countries, type, onDone }: FormProps) {
  const { t } = useTextsWith('account');
  const toast = useToast();
  const { audience } = usePage();
  const [countryId, setCountryId] = useState(
    () => Number(readDraft(draft)?.['country_id']) || (customer.delivery_country_id ?? audience.countryId),
  );
  const postalCode: Rule = (value) =>
    postalCodeOf(countryId, value) === null ? 'invalid_postal_code' : null;
  const { field, state } = useForm({
    draft,
    fields: {
      type: { label: t('account.addresses.type') },
      name: { label: t('account.addresses.receiver'), rules: [required] },
      country_id: { label: t('account.addresses.country') },
      street: { label: t('account.addresses.street'), rules: [required] },
      postal_code: { label: t('account.addresses.postalCode'), rules: [required, postalCode] },
      city: { label: t('account.addresses.city'), rules: [required] },
      phone: { label: t('account.addresses.phone'), rules: [optional(phone)] },
    },
    mutation: addAddressMutation(useTools(), customer.uuid),
    variables: (values, idempotencyKey) => ({
      params: { uuid: customer.uuid },
      body: {
        type: values.type === 'INVOICE' ? 'INVOICE' : 'DELIVERY',
        name: values.name,
        street: values.street,
        city: values.city,
        postal_code: values.postal_code,
        country_id: Number(values.country_id),
        phone: values.phone || null,
      } satisfies AddressBody,
      idempotencyKey,
    }),
    onDone: () => {
      toast({ text: t('account.addresses.added'), tone: 'success', key: 'addresses' });
      onDone();
    },
  });
  const kind = field('type');
  return (
    <Form form={state} submit={t('account.addresses.save')}>
      <ChoiceGroup label={kind.label} error={kind.error}>
        {addressTypes.map((one) => (
          <Radio key={one} name={kind.name} value={one} defaultChecked={one === type}>
            {t(`account.addresses.for.${one}`)}
          </Radio>
        ))}
      </ChoiceGroup>
      <TextField {...field('name')} autoComplete="name" maxLength={255} defaultValue={customer.name} />
      <Select
        {...field('country_id')}
        autoComplete="country"
        value={String(countryId)}
        onChange={(event) => setCountryId(Number(event.target.value))}
        options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextField
        {...field('street')}
        autoComplete="address-line1"
        maxLength={255}
        hint={t('account.addresses.streetHint')}
      />
      <div className="grid gap-5 md:grid-cols-[160px_minmax(0,1fr)]">
        <TextField
          {...field('postal_code')}
          autoComplete="postal-code"
          maxLength={16}
          autoCapitalize="characters"
        />
        <TextField {...field('city')} autoComplete="address-level2" maxLength={255} />
      </div>
      <TextField
        {...field('phone')}
        optional
        type="tel"
        autoComplete="tel"
        maxLength={64}
        hint={t('account.addresses.phoneHint')}
        defaultValue={customer.phone ?? ''}
      />
    </Form>
  );
}
