import { useQuery } from '@tanstack/react-query';
import type { Customer } from '../../../domain/customers/contract.ts';
import { shopSupportQuery } from '../../api/shops.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** While the shop has not approved a company: what that means, and whom to ask. Nothing once it has. */
export function CompanyStatus({ status }: Pick<Customer, 'status'>) {
  const { t, rich } = useTexts();
  const { data: support } = useQuery(shopSupportQuery());
  if (status === 'approved') return null;
  const phone = support?.customer.phone;
  return (
    <Notice tone={status === 'denied' ? 'danger' : 'warning'} title={t(`account.company.${status}.title`)}>
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
