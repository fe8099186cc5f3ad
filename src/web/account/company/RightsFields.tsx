import type { MemberBody } from '../../../domain/customers/contract.ts';
import { customerRoles } from '../../../domain/visitor.ts';
import { useTexts } from '../../i18n/texts.tsx';
import type { Rule } from '../../parts/forms/rules.ts';
import { Checkbox, ChoiceGroup, Radio } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { optional } from '../../parts/forms/field-rules.ts';
import { eurosOf, typedEuros } from './euros.ts';

const amount: Rule = (value) => (eurosOf(value) === null ? 'not_a_sum' : null);

export const rightsRules = { role: [], spending_limit: [optional(amount)], orders_need_approval: [] };

/** What the fields say, as the shop takes it. */
export function rightsOf(values: {
  role: string;
  spending_limit: string;
  orders_need_approval: string;
}): MemberBody {
  return {
    role: values.role === 'CUSTOMER_ADMIN' ? 'CUSTOMER_ADMIN' : 'CUSTOMER_USER',
    spending_limit: eurosOf(values.spending_limit),
    orders_need_approval: values.orders_need_approval === 'on',
  };
}

/** What a field takes of its form. */
interface FieldProps {
  id: string;
  name: string;
  label: string;
  error: string | null;
}

interface Props {
  field: (name: 'role' | 'spending_limit' | 'orders_need_approval') => FieldProps;
  /** As it stands; for somebody new, what most get. */
  rights: MemberBody;
}

/** What a colleague may do: role, limit, approval. */
export function RightsFields({ field, rights }: Props) {
  const { t, language } = useTexts();
  const role = field('role');
  const approval = field('orders_need_approval');
  return (
    <>
      <ChoiceGroup label={role.label} error={role.error}>
        {customerRoles.map((one) => (
          <Radio
            key={one}
            name={role.name}
            value={one}
            defaultChecked={one === rights.role}
            hint={t(`account.roleMeans.${one}`)}
          >
            {t(`account.roles.${one}`)}
          </Radio>
        ))}
      </ChoiceGroup>
      <TextField
        {...field('spending_limit')}
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        suffix="€"
        hint={t('account.members.limitHint')}
        defaultValue={rights.spending_limit == null ? '' : typedEuros(rights.spending_limit, language)}
      />
      <Checkbox
        name={approval.name}
        error={approval.error}
        defaultChecked={rights.orders_need_approval}
        hint={t('account.members.approvalHint')}
      >
        {approval.label}
      </Checkbox>
    </>
  );
}
