import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BusinessAccountBody, Customer } from '../../domain/customers/contract.ts';
import { countryCodeOf } from '../../domain/shops/audience.ts';
import { addBusinessAccountMutation } from '../api/customer-writes.ts';
import { actForMutation } from '../api/active-customer.ts';
import { loadAllAnew } from '../api/token.ts';
import { useTextsWith } from '../i18n/load-areas.ts';
import { Form } from '../parts/forms/Form.tsx';
import { required } from '../parts/forms/rules.ts';
import { useForm } from '../parts/forms/useForm.ts';
import { paths } from '../paths.ts';
import { readDraft } from '../state/drafts.ts';
import { usePage } from '../state/page.tsx';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useTools } from './account.ts';
import { useSignedIn } from './useSignedIn.ts';
import { optional, phone, regCode, vatNumber } from '../parts/forms/field-rules.ts';

const countries = ['EE', 'LV', 'FI'] as const;
type Country = (typeof countries)[number];
const countryNamed = (code: string | undefined) => countries.find((one) => one === code);

/** What was typed comes back after a reload. */
const draft = 'business-account';

/** Adds a company one may then buy for (AU-04): the form, then what happens next. */
export default function AddBusinessAccountModal({ onClose }: { onClose: () => void }) {
  const { t } = useTextsWith('account');
  const [added, setAdded] = useState<Customer | null>(null);
  if (!useSignedIn()) return null;
  return (
    <Modal title={t(added ? 'account.company.addedTitle' : 'account.company.addTitle')} onClose={onClose}>
      {added ? <Added company={added} onClose={onClose} /> : <CompanyForm onDone={setAdded} />}
    </Modal>
  );
}

function CompanyForm({ onDone }: { onDone: (added: Customer) => void }) {
  const { t } = useTextsWith('account');
  const { audience } = usePage();
  const [country, setCountry] = useState<Country>(
    () => countryNamed(readDraft(draft)?.['country']) ?? countryCodeOf(audience.countryId),
  );
  const { field, state } = useForm({
    draft,
    fields: {
      country: { label: t('account.company.country') },
      reg_code: {
        label: t('account.company.regCode'),
        rules: [required, regCode(country)],
        limits: { format: t(`account.company.regCodeHint.${country}`) },
      },
      name: { label: t('account.company.name'), rules: [required] },
      vat: {
        label: t('account.company.vat'),
        rules: [optional(vatNumber(country))],
        limits: { format: t(`account.company.vatHint.${country}`) },
      },
      phone: { label: t('account.company.phone'), rules: [optional(phone)] },
    },
    mutation: addBusinessAccountMutation(useTools()),
    variables: (values, idempotencyKey) => ({
      body: {
        name: values.name,
        country: countryNamed(values.country) ?? country,
        reg_code: values.reg_code,
        vat: values.vat || null,
        phone: values.phone || null,
      } satisfies BusinessAccountBody,
      idempotencyKey,
    }),
    onDone,
  });
  return (
    <>
      <p className="mb-5 text-muted">{t('account.company.addLead')}</p>
      <Form form={state} submit={t('account.company.add')}>
        <Select
          {...field('country')}
          value={country}
          onChange={(event) => setCountry(countryNamed(event.target.value) ?? country)}
          options={countries.map((one) => ({ value: one, label: t(`shell.countries.${one}`) }))}
        />
        <TextField
          {...field('reg_code')}
          data-autofocus=""
          inputMode={country === 'FI' ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          hint={t(`account.company.regCodeHint.${country}`)}
        />
        <TextField {...field('name')} autoComplete="organization" maxLength={255} />
        <TextField
          {...field('vat')}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          hint={t(`account.company.vatHint.${country}`)}
        />
        <TextField {...field('phone')} optional type="tel" autoComplete="tel" maxLength={64} />
      </Form>
    </>
  );
}

/** The company stands; one may begin to buy for it, at once or later. */
function Added({ company, onClose }: { company: Customer; onClose: () => void }) {
  const { t, errorText } = useTextsWith('account');
  const { mutate, isPending, isSuccess, isError } = useMutation({
    ...actForMutation(useTools().api),
    onSuccess: () => {
      window.history.replaceState({}, '', paths.account.company());
      loadAllAnew();
    },
  });
  return (
    <div className="grid gap-5">
      <Notice
        tone={company.status === 'approved' ? 'success' : 'info'}
        title={t(`account.company.added.${company.status === 'approved' ? 'approved' : 'pending'}.title`, {
          name: company.name,
        })}
      >
        <p>{t(`account.company.added.${company.status === 'approved' ? 'approved' : 'pending'}.body`)}</p>
      </Notice>
      {isError && <Notice tone="danger">{errorText('NETWORK')}</Notice>}
      <div className="flex flex-wrap gap-3">
        {!company.is_active && (
          <Button busy={isPending || isSuccess} onClick={() => mutate(company.uuid)}>
            {t('account.company.actForNow')}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  );
}
