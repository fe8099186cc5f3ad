import { useQuery } from '@tanstack/react-query';
import type { Customer } from '../../../domain/customers/contract.ts';
import { shopSupportQuery } from '../../api/shops.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** While the shop has not approved a company: what that means, why it did not, and whom to ask. Nothing once it has. */
export function CompanyStatus({ status, status_reason: reason }: Pick<Customer, 'status' | 'status_reason'>) {
  const { t, rich } = useTexts();
  const { data: support } = useQuery(shopSupportQuery());
  if (status === 'approved') return null;
  const phone = support?.customer.phone;
  return (
    <Notice tone={status === 'denied' ? 'danger' : 'warning'} title={t(`account.company.${status}.title`)}>
      {reason && <p className="mb-1 wrap-anywhere">{t('account.company.reason', { reason })}</p>}
      <p>{t(`account.company.${status}.body`)}</p>
      {phone && (
        <p className="mt-1">
          {rich('account.company.askSupport', {
            phone: (
              <a href={`tel:${phone.replaceAll(' ', '')}`} className="link tabular-nums">
                {phone}
              </a>
            ),
          })}
        </p>
      )}
    </Notice>
  );
}
