import { useState } from 'react';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { useMe } from '../../state/me.ts';
import { Button } from '../../ui/Button.tsx';
import { onDemand } from '../on-demand.tsx';

const AddToListModal = onDemand(() => import('./AddToListModal.tsx'));

/** For those who are signed in and act for somebody: lists are a customer's. */
export function AddToListButton({ lines }: { lines: readonly { product: number; quantity: number }[] }) {
  const { t } = useTextsWith('savedLists');
  const isForCustomer = useMe()?.customers.some(({ is_active }) => is_active) ?? false;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!isForCustomer || lines.length === 0) return null;
  return (
    <>
      <Button variant="quiet" icon="list-plus" onClick={() => setOpen(true)}>
        {t('savedLists.save')}
      </Button>
      {isOpen && <AddToListModal lines={lines} onClose={close} onLost={close} />}
    </>
  );
}
