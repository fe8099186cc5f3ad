import type { Customer } from '../../../domain/customers/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { CustomerStatusBadge } from '../CustomerStatusBadge.tsx';
import { DescriptionItem, DescriptionList } from '../DescriptionList.tsx';
import { Panel } from '../Panel.tsx';
import { PanelLink } from '../PanelLink.tsx';

/** For whom one buys at the moment. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const t = useT();
  const isPerson = customer.is_individual;
  return (
    <Panel
      title={t(isPerson ? 'account.overview.person' : 'account.overview.company')}
      action={
        <PanelLink
          href={isPerson ? paths.account.profile() : paths.account.company()}
          about={t(isPerson ? 'account.overview.person' : 'account.overview.company')}
        >
          {t(customer.role === 'CUSTOMER_ADMIN' ? 'account.change' : 'account.look')}
        </PanelLink>
      }
    >
      <DescriptionList>
        <DescriptionItem label={t(isPerson ? 'account.company.nameOnInvoice' : 'account.company.name')}>
          {customer.name}
        </DescriptionItem>
        {customer.reg_code && (
          <DescriptionItem label={t('account.company.regCode')}>{customer.reg_code}</DescriptionItem>
        )}
        {customer.vat && <DescriptionItem label={t('account.company.vat')}>{customer.vat}</DescriptionItem>}
        {customer.phone && (
          <DescriptionItem label={t('account.company.phone')}>{customer.phone}</DescriptionItem>
        )}
        {!isPerson && (
          <DescriptionItem label={t('account.company.status')}>
            <CustomerStatusBadge status={customer.status} />
          </DescriptionItem>
        )}
        {!isPerson && (
          <DescriptionItem label={t('account.company.yourRole')}>
            {t(`account.roles.${customer.role}`)}
          </DescriptionItem>
        )}
      </DescriptionList>
    </Panel>
  );
}
