import type { Customer } from '../../../domain/customers/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { CustomerStatusBadge } from '../CustomerStatusBadge.tsx';
import { DescriptionItem, DescriptionList } from '../DescriptionList.tsx';
import { Panel } from '../Panel.tsx';
import { CustomerForm } from '../profile/CustomerForm.tsx';
import { VatCheck } from './VatCheck.tsx';

/** The company as the registers know it, and what its administrators may change. */
export function CompanyData({ company }: { company: Customer }) {
  const t = useT();
  const mayChange = company.role === 'CUSTOMER_ADMIN';
  return (
    <Panel title={t('account.company.data')}>
      <DescriptionList>
        {!mayChange && <DescriptionItem label={t('account.company.name')}>{company.name}</DescriptionItem>}
        <DescriptionItem label={t('account.company.regCode')}>
          <span className="tabular-nums">{company.reg_code}</span>
        </DescriptionItem>
        <DescriptionItem label={t('account.company.vat')}>
          {company.vat ? (
            <>
              <span className="tabular-nums">{company.vat}</span>
              <VatCheck check={company.vat_check} />
            </>
          ) : (
            t('account.company.noVat')
          )}
        </DescriptionItem>
        {!mayChange && company.phone && (
          <DescriptionItem label={t('account.company.phone')}>
            <span className="tabular-nums">{company.phone}</span>
          </DescriptionItem>
        )}
        <DescriptionItem label={t('account.company.status')}>
          <CustomerStatusBadge status={company.status} />
        </DescriptionItem>
        <DescriptionItem label={t('account.company.yourRole')}>
          {t(`account.roles.${company.role}`)}
          <span className="block type-body-s text-muted">{t(`account.roleMeans.${company.role}`)}</span>
        </DescriptionItem>
      </DescriptionList>
      {mayChange && (
        <div className="mt-6 border-t border-line pt-6">
          <div className="max-w-form">
            <CustomerForm customer={company} />
          </div>
        </div>
      )}
    </Panel>
  );
}
