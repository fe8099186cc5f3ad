import type { z } from 'zod';
import type { Approval, approvalBody } from '../../domain/customers/contract.ts';
import { FieldError, ShopError } from '../../domain/errors.ts';
import { centsFromDecimal, decimalFromCents } from '../../domain/money.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { sendMail } from '../mail/service.ts';
import { signedIn } from '../platform/signed-in.ts';
import { listCustomerGroups, type CustomerGroup } from '../shops/service.ts';
import { lockCompany, setStatus, type CompanyRow } from './approval-queries.ts';
import { setCredit } from './credit.ts';
import { listAdmins } from './member-queries.ts';

/**
 * Approves or denies a company. Its users' identities are read anew as soon as this is committed, so group, prices and
 * restrictions are those of the next request.
 */
export async function decideOnCustomer(
  trx: Trx,
  visitor: Visitor,
  uuid: string,
  { status, customer_group, reason = null, credit_limit, payment_term_days }: z.output<typeof approvalBody>,
  now: Date,
): Promise<Approval> {
  const { user } = signedIn(visitor);
  const company = await lockCompany(trx, uuid);
  if (!company) throw new ShopError('NOT_FOUND');
  const group = await groupOf(trx, company, customer_group);
  const isSame =
    company.status === status &&
    company.customer_group_id === (group?.id ?? null) &&
    company.status_reason === reason;
  const changedAt = isSame && company.status_changed_at ? company.status_changed_at : now;
  if (!isSame) {
    await setStatus(trx, company.id, {
      status,
      customer_group_id: group?.id ?? null,
      status_reason: reason,
      status_changed_at: now,
      status_changed_by: user.id,
    });
  }
  const { credit_limit_cents, payment_term_days: termDays } = await setCredit(trx, company.id, {
    ...(credit_limit !== undefined && {
      credit_limit_cents: credit_limit === null ? null : centsFromDecimal(credit_limit),
    }),
    ...(payment_term_days !== undefined && { payment_term_days }),
  });
  if (company.status !== status) await tellAdmins(trx, company, { status, reason, now });
  return {
    uuid: company.uuid,
    status,
    customer_group: group?.code ?? null,
    reason,
    status_changed_at: changedAt.toISOString(),
    credit_limit: credit_limit_cents === null ? null : decimalFromCents(credit_limit_cents),
    payment_term_days: termDays,
  };
}

async function groupOf(
  trx: Trx,
  company: CompanyRow,
  wanted: string | number | null | undefined,
): Promise<CustomerGroup | null> {
  if (wanted === null) return null;
  const groups = await listCustomerGroups(trx);
  if (wanted === undefined) {
    const own = groups.find(({ id }) => id === company.customer_group_id);
    return own ?? groups.find(({ isBusiness }) => isBusiness) ?? null;
  }
  const found = groups.find(({ id, code }) => id === wanted || code === wanted);
  if (!found) throw new FieldError({ customer_group: ['unknown_value'] });
  return found;
}

async function tellAdmins(
  trx: Trx,
  company: CompanyRow,
  { status, reason, now }: { status: 'approved' | 'denied'; reason: string | null; now: Date },
): Promise<void> {
  for (const admin of await listAdmins(trx, company.id)) {
    await sendMail(trx, {
      template: 'company-decision',
      to: admin.email,
      language: admin.language,
      shopId: company.shop_id,
      props: { name: admin.first_name, company: company.name, status, reason },
      key: `decision ${company.id} ${now.getTime()} ${admin.user_id}`,
    });
  }
}
