import { useMutation } from '@tanstack/react-query';
import { actForMutation } from '../api/active-customer.ts';
import { loadAllAnew } from '../api/token.ts';
import { useT } from '../i18n/texts.tsx';
import { useModals } from '../state/modals.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useToast } from '../ui/Toast.tsx';
import { useCustomers, useTools } from './account.ts';
import { Panel } from './Panel.tsx';

/** In the place of what belongs to a customer while one acts for none: choose one, or add a company. */
export function NoCustomer() {
  const t = useT();
  const { openModal } = useModals();
  const { customers } = useCustomers();
  if (customers.length === 0) {
    return (
      <EmptyState
        title={t('account.noCustomer.title')}
        action={<Button onClick={() => openModal('addBusinessAccount')}>{t('account.company.add')}</Button>}
      >
        {t('account.noCustomer.body')}
      </EmptyState>
    );
  }
  return (
    <Panel title={t('account.next.chooseCustomer.title')} lead={t('account.next.chooseCustomer.body')}>
      <CustomerChoice />
    </Panel>
  );
}

/** The customers one may act for; the page is loaded anew with the prices of the chosen one. */
export function CustomerChoice() {
  const t = useT();
  const toast = useToast();
  const { customers } = useCustomers();
  const { mutate, variables, isPending, isSuccess } = useMutation({
    ...actForMutation(useTools().api),
    onSuccess: loadAllAnew,
    onError: () => toast({ text: t('account.notSaved'), tone: 'danger', key: 'customer' }),
  });
  return (
    <ul className="divide-y divide-line">
      {customers.map((customer) => (
        <li key={customer.uuid} className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 grow basis-48">
            <p className="font-medium wrap-anywhere">{customer.name}</p>
            <p className="type-body-s text-muted">
              {customer.is_individual
                ? t('account.company.privatePerson')
                : `${t('account.company.regCode')} ${customer.reg_code ?? ''}`}
            </p>
          </div>
          {customer.is_active ? (
            <p className="type-body-s text-success">{t('account.company.isActive')}</p>
          ) : (
            <Button
              variant="secondary"
              busy={(isPending || isSuccess) && variables === customer.uuid}
              onClick={() => mutate(customer.uuid)}
            >
              {t('account.company.actFor')}
              <span className="sr-only">: {customer.name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
