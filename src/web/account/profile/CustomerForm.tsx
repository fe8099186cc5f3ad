import type { Customer } from '../../../domain/customers/contract.ts';
import { changeCustomerMutation } from '../../api/customer-writes.ts';
import { useT } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { optional, phone } from '../../parts/forms/field-rules.ts';

/** What may be changed of a customer: the name on invoices, and the number that couriers call. */
export function CustomerForm({ customer }: { customer: Customer }) {
  const t = useT();
  const toast = useToast();
  const { field, state } = useForm({
    draft: `customer-${customer.uuid}`,
    fields: {
      name: {
        label: t(customer.is_individual ? 'account.company.nameOnInvoice' : 'account.company.name'),
        rules: [required],
      },
      phone: { label: t('account.company.phone'), rules: [optional(phone)] },
    },
    mutation: changeCustomerMutation(useTools()),
    variables: (values, idempotencyKey) => ({
      params: { uuid: customer.uuid },
      body: { name: values.name, phone: values.phone || null },
      idempotencyKey,
    }),
    onDone: () => toast({ text: t('account.saved'), tone: 'success', key: 'customer' }),
  });
  return (
    <Form form={state} submit={t('common.save')}>
      <TextField
        {...field('name')}
        autoComplete={customer.is_individual ? 'name' : 'organization'}
        maxLength={255}
        defaultValue={customer.name}
      />
      <TextField
        {...field('phone')}
        optional
        type="tel"
        autoComplete="tel"
        maxLength={64}
        hint={t('account.company.phoneHint')}
        defaultValue={customer.phone ?? ''}
      />
    </Form>
  );
}
