import type { Customer } from '../../../domain/customers/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { CustomerStatusBadge } from '../CustomerStatusBadge.tsx';
import { Fact, Facts } from '../Facts.tsx';
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
      <Facts>
        <Fact label={t(isPerson ? 'account.company.nameOnInvoice' : 'account.company.name')}>
          {customer.name}
        </Fact>
        {customer.reg_code && <Fact label={t('account.company.regCode')}>{customer.reg_code}</Fact>}
        {customer.vat && <Fact label={t('account.company.vat')}>{customer.vat}</Fact>}
        {customer.phone && <Fact label={t('account.company.phone')}>{customer.phone}</Fact>}
        {!isPerson && (
          <Fact label={t('account.company.status')}>
            <CustomerStatusBadge status={customer.status} />
          </Fact>
        )}
        {!isPerson && (
          <Fact label={t('account.company.yourRole')}>{t(`account.roles.${customer.role}`)}</Fact>
        )}
      </Facts>
    </Panel>
  );
}
