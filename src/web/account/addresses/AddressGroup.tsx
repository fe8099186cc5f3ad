import type { Address, AddressType } from '../../../domain/customers/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { useModals } from '../../state/modals.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../Panel.tsx';
import { AddressLines } from './AddressLines.tsx';

interface Props {
  type: AddressType;
  addresses: readonly Address[];
  /** Left out: addresses may be read only. */
  onRemove?: ((address: Address) => void) | undefined;
}

/** The addresses of one kind. */
export function AddressGroup({ type, addresses, onRemove }: Props) {
  const t = useT();
  const { openModal } = useModals();
  const add = onRemove && (
    <Button variant="secondary" icon="plus" onClick={() => openModal('newAddress', { type })}>
      {t('account.addresses.add')}
      <span className="sr-only">: {t(`account.addresses.${type}`)}</span>
    </Button>
  );
  // One picture is enough: what most need first has it.
  if (addresses.length === 0 && type === 'INVOICE') {
    return (
      <Panel title={t(`account.addresses.${type}`)} action={add}>
        <p>{t(`account.addresses.empty.${type}`)}</p>
        <p className="text-muted">{t(`account.addresses.why.${type}`)}</p>
      </Panel>
    );
  }
  if (addresses.length === 0) {
    return (
      <Panel title={t(`account.addresses.${type}`)}>
        <EmptyState title={t(`account.addresses.empty.${type}`)} heading="h3" action={add}>
          {t(`account.addresses.why.${type}`)}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel title={t(`account.addresses.${type}`)} action={add}>
      <ul className="grid gap-4 lg:grid-cols-2">
        {addresses.map((address) => (
          <li
            key={address.id}
            className="flex items-start gap-3 rounded-card border border-line p-4 max-md:flex-col max-md:gap-1 max-md:pb-2"
          >
            <div className="min-w-0 grow">
              <AddressLines address={address} />
            </div>
            {onRemove && (
              <Button
                variant="quiet"
                size="s"
                icon="trash"
                className="max-md:-ml-3"
                onClick={() => onRemove(address)}
              >
                {t('account.remove')}
                <span className="sr-only">
                  : {address.name}, {address.street}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
