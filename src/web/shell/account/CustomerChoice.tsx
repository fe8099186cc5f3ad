import { useMutation } from '@tanstack/react-query';
import { actForMutation } from '../../api/active-customer.ts';
import { loadAllAnew } from '../../api/token.ts';
import { failureText } from '../../api/failure-text.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import type { SignedInMe } from '../../state/me.ts';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/Toast.tsx';

type Customer = SignedInMe['customers'][number];

interface Props {
  customers: readonly Customer[];
  /** Called when the active one was chosen, which changes nothing (AU-03). */
  onChosen: () => void;
}

/** The customers of a user. Choosing another loads all tabs anew, as prices and much else are then another's. */
export function CustomerChoice({ customers, onChosen }: Props) {
  useTextsWith('refusals');
  const { t, errorText } = useTextsWith('auth');
  const { api } = usePage();
  const toast = useToast();
  const { mutate, isPending, isSuccess, variables } = useMutation({
    ...actForMutation(api),
    onSuccess: loadAllAnew,
    onError(error) {
      const text = failureText({ t, errorText }, error);
      toast({ text, tone: 'danger', key: 'CUSTOMER' });
    },
  });
  const isBusy = isPending || isSuccess;
  const choose = ({ uuid, is_active }: Customer) => {
    if (is_active) onChosen();
    else if (!isBusy) mutate(uuid);
  };
  return (
    <>
      <ul aria-label={t('auth.menu.customers')}>
        {customers.map((customer) => (
          <li key={customer.uuid}>
            <button
              type="button"
              aria-current={customer.is_active || undefined}
              onClick={() => choose(customer)}
              className="account-row"
            >
              <Icon name={customer.is_individual ? 'user' : 'buildings'} className="text-muted" />
              <span className="min-w-0 grow">
                <span className="block wrap-anywhere">{customer.name}</span>
                <span className="type-body-s block text-muted">{t(kindOf(customer))}</span>
              </span>
              {isBusy && variables === customer.uuid ? <Spinner size={16} /> : null}
              {customer.is_active ? <Icon name="check" className="text-link" /> : null}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isBusy ? t('auth.customers.switching') : null}
      </p>
    </>
  );
}

function kindOf({ is_individual, status }: Customer) {
  if (is_individual) return 'auth.customers.individual';
  if (status === 'approved') return 'auth.customers.business';
  return status === 'pending' ? 'auth.customers.pending' : 'auth.customers.denied';
}
