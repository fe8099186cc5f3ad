import type { Customer, Member } from '../../../domain/customers/contract.ts';
import { changeMemberMutation } from '../../api/company.ts';
import { useT } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { useForm } from '../../parts/forms/useForm.ts';
import { Modal } from '../../ui/Modal.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { memberName } from './member-name.ts';
import { RightsFields, rightsOf, rightsRules } from './RightsFields.tsx';

interface Props {
  company: Customer;
  member: Member;
  onClose: () => void;
}

/** Changes what a colleague may do. */
export function MemberModal({ company, member, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const { field, state } = useForm({
    fields: {
      role: { label: t('account.members.role'), rules: rightsRules.role },
      spending_limit: { label: t('account.members.limit'), rules: rightsRules.spending_limit },
      orders_need_approval: { label: t('account.members.approval'), rules: rightsRules.orders_need_approval },
    },
    mutation: changeMemberMutation(useTools(), company.uuid),
    variables: (values, idempotencyKey) => ({
      params: { uuid: company.uuid, userUuid: member.uuid },
      body: rightsOf(values),
      idempotencyKey,
    }),
    onDone: () => {
      toast({ text: t('account.saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <Modal title={t('account.members.changeTitle', { name: memberName(member) })} onClose={onClose}>
      <Form form={state} submit={t('common.save')}>
        <RightsFields field={field} rights={member} />
      </Form>
    </Modal>
  );
}
