import type { Customer } from '../../../domain/customers/contract.ts';
import { inviteMutation } from '../../api/company.ts';
import { useT } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { email, required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { Modal } from '../../ui/Modal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { RightsFields, rightsOf, rightsRules } from './RightsFields.tsx';

const usualRights = { role: 'CUSTOMER_USER', spending_limit: null, orders_need_approval: false } as const;

/** Invites a colleague by mail, with what they may do once they join. */
export function InviteModal({ company, onClose }: { company: Customer; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { field, state } = useForm({
    draft: `invite-${company.uuid}`,
    fields: {
      email: { label: t('account.members.email'), rules: [required, email] },
      role: { label: t('account.members.role'), rules: rightsRules.role },
      spending_limit: { label: t('account.members.limit'), rules: rightsRules.spending_limit },
      orders_need_approval: { label: t('account.members.approval'), rules: rightsRules.orders_need_approval },
    },
    mutation: inviteMutation(useTools(), company.uuid),
    variables: (values, idempotencyKey) => ({
      params: { uuid: company.uuid },
      body: { email: values.email, ...rightsOf(values) },
      idempotencyKey,
    }),
    refusedFields: { ALREADY_MEMBER: 'email' },
    onDone: (_invitation, values) => {
      toast({ text: t('account.members.sent', { email: values.email }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Modal title={t('account.members.inviteTitle', { company: company.name })} onClose={onClose}>
      <Form form={state} submit={t('account.members.sendInvitation')}>
        <TextField
          {...field('email')}
          data-autofocus=""
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={255}
          hint={t('account.members.emailHint')}
        />
        <RightsFields field={field} rights={usualRights} />
      </Form>
    </Modal>
  );
}
