import { centsFromDecimal, formatMoney } from '../../../domain/money.ts';
import type { MemberBody } from '../../../domain/customers/contract.ts';
import type { Texts } from '../../i18n/texts.tsx';

/** What somebody may do for a company, a line each: role, limit, approval. */
export function rightsText({ t, language }: Texts, rights: MemberBody): string[] {
  return [
    t(`account.roles.${rights.role}`),
    rights.spending_limit === null
      ? t('account.members.noLimit')
      : t('account.members.limitOf', {
          amount: formatMoney(centsFromDecimal(rights.spending_limit), language),
        }),
    ...(rights.orders_need_approval ? [t('account.members.needsApproval')] : []),
  ];
}
