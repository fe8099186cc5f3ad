import type { Customer } from '../../../domain/customers/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { CustomerStatusBadge } from '../CustomerStatusBadge.tsx';
import { Fact, Facts } from '../Facts.tsx';
import { Panel } from '../Panel.tsx';
import { CustomerForm } from '../profile/CustomerForm.tsx';
import { VatCheck } from './VatCheck.tsx';

/** The company as the registers know it, and what its administrators may change. */
export function CompanyData({ company }: { company: Customer }) {
  const t = useT();
  const mayChange = company.role === 'CUSTOMER_ADMIN';
  return (
    <Panel title={t('account.company.data')}>
      <Facts>
        {!mayChange && <Fact label={t('account.company.name')}>{company.name}</Fact>}
        <Fact label={t('account.company.regCode')}>
          <span className="tabular-nums">{company.reg_code}</span>
        </Fact>
        <Fact label={t('account.company.vat')}>
          {company.vat ? (
            <>
              <span className="tabular-nums">{company.vat}</span>
              <VatCheck check={company.vat_check} />
            </>
          ) : (
            t('account.company.noVat')
          )}
        </Fact>
        {!mayChange && company.phone && (
          <Fact label={t('account.company.phone')}>
            <span className="tabular-nums">{company.phone}</span>
          </Fact>
        )}
        <Fact label={t('account.company.status')}>
          <CustomerStatusBadge status={company.status} />
        </Fact>
        <Fact label={t('account.company.yourRole')}>
          {t(`account.roles.${company.role}`)}
          <span className="block type-body-s text-muted">{t(`account.roleMeans.${company.role}`)}</span>
        </Fact>
      </Facts>
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
