import type { Customer } from '../../domain/customers/contract.ts';
import { documentsQuery, invitationsQuery, membersQuery } from '../api/company.ts';
import { useT } from '../i18n/texts.tsx';
import type { PageModule } from '../routes.ts';
import { useModals } from '../state/modals.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, prefetchAccount, useCustomers } from './account.ts';
import { CompanyData } from './company/CompanyData.tsx';
import { CompanyStatus } from './company/CompanyStatus.tsx';
import { Documents } from './company/Documents.tsx';
import { Members } from './company/Members.tsx';
import { CustomerChoice, NoCustomer } from './NoCustomer.tsx';
import { Panel } from './Panel.tsx';

export { loadTexts } from './texts.ts';

export const prefetch: PageModule['prefetch'] = async (_page, queries) => {
  const active = await prefetchAccount(queries);
  if (!active || active.is_individual) return;
  await Promise.all([
    queries.prefetchQuery(membersQuery(active.uuid)),
    queries.prefetchQuery(documentsQuery(active.uuid)),
    active.role === 'CUSTOMER_ADMIN' && queries.prefetchQuery(invitationsQuery(active.uuid)),
  ]);
};

/** The company one buys for, its people and its licences; for a private person the way to add one (AU-04). */
export default function CompanyPage() {
  const { customers, active } = useCustomers();
  return (
    <AccountFrame current="company">
      {active ? <OfCustomer customer={active} /> : <NoCustomer />}
      {active && customers.length > 1 && <OtherCustomers />}
    </AccountFrame>
  );
}

function OfCustomer({ customer }: { customer: Customer }) {
  if (customer.is_individual) return <NoCompany />;
  return (
    <>
      <CompanyStatus {...customer} />
      <CompanyData company={customer} />
      <Members company={customer} />
      <Documents company={customer} />
    </>
  );
}

function NoCompany() {
  const t = useT();
  const { openModal } = useModals();
  return (
    <EmptyState
      title={t('account.company.none')}
      action={<Button onClick={() => openModal('addBusinessAccount')}>{t('account.company.add')}</Button>}
    >
      {t('account.company.whyAdd')}
    </EmptyState>
  );
}

function OtherCustomers() {
  const t = useT();
  const { openModal } = useModals();
  return (
    <Panel
      title={t('account.company.others')}
      action={
        <Button variant="secondary" icon="plus" onClick={() => openModal('addBusinessAccount')}>
          {t('account.company.add')}
        </Button>
      }
    >
      <CustomerChoice />
    </Panel>
  );
}

export const meta = accountMeta('account.menu.company');
